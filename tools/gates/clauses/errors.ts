// SPEC.md §8: every text of the error catalogue, as it stands there.
import type { Clause, ClauseSection, ShownBy } from './clause.ts'

const text = (says: string, ...shownBy: readonly [ShownBy, ...ShownBy[]]): Clause => ({ says: `'${says}'`, shownBy })

/** A text whose condition does not occur in this build; its test makes it hold. */
const guardText = (says: string, ...shownBy: readonly [ShownBy, ...ShownBy[]]): Clause => ({
  ...text(says, ...shownBy),
  differs: 'docs/decisions/fields-without-a-place.md',
})

const affiliateTest = 'web/src/entry/affiliateReference.test.ts'
const layerTest = 'web/src/tracking/dataLayer.test.ts'
const tikTokTest = 'web/src/tracking/adapters/tiktok.test.ts'
const recordingTest = 'web/src/tracking/adapters/logRocket.test.ts'
const storageTest = 'web/src/lib/storage.test.ts'

const texts: readonly Clause[] = [
  {
    says: "Shown where a page or screen fails to draw: 'Something went wrong. Please, try again later.' (in the applicant's language)",
    shownBy: [
      'web/src/app/ErrorBoundary.test.tsx: says: Something went wrong. Please, try again later.',
      'web/src/app/ErrorBoundary.test.tsx: says it word for word in %s',
    ],
  },
  text(
    'Root container not found in the DOM',
    'web/src/app/environment.test.ts: stops the start word for word where it is missing',
    'e2e/shell.spec.ts: without its root element the page says so as SPEC.md §8',
  ),
  text(
    'ApplicationPage not found',
    'web/build/htmlDocument.test.ts: stops the build word for word where there is no page',
    'e2e/shell.spec.ts: a brand without a page in a country stops the start, as SPEC.md §8',
  ),
  text(
    'Product styles not found',
    'web/build/htmlDocument.test.ts: stops the build word for word where there is no style sheet',
    'tools/build/build.test.ts: Product styles not found',
  ),
  text(
    'Failed to load ApplicationPage and product styles',
    'e2e/pageShell.spec.ts: where the brand’s page does not come the log says so as SPEC.md §8',
  ),
  text('Failed to post lead', 'web/src/form/leadWrite.test.ts: of a create that ends %s: Failed to post lead'),
  text('Failed to update lead', 'web/src/form/leadWrite.test.ts: of an update that ends %s: Failed to update lead'),
  text(
    'No valid affiliate parameters found in URL data',
    `${affiliateTest}: No valid affiliate parameters found in URL data`,
  ),
  guardText(
    'Invalid expiration time configuration in environment',
    `${affiliateTest}: Invalid expiration time configuration in environment`,
  ),
  text(
    'Invalid setAt timestamp in affiliate reference',
    `${affiliateTest}: Invalid setAt timestamp in affiliate reference`,
  ),
  guardText(
    'URL data is undefined. Returning default empty affiliate reference.',
    `${affiliateTest}: URL data is undefined. Returning default empty affiliate reference.`,
  ),
  guardText('Invalid or missing Google Tag Manager ID.', `${layerTest}: Invalid or missing Google Tag Manager ID.`),
  text('dataLayer is not available on window.', `${layerTest}: dataLayer is not available on window.`),
  text('Failed to initialize Google Tag Manager', `${layerTest}: Failed to initialize Google Tag Manager`),
  text('Failed to send TikTok Pixel event "{name}"', `${tikTokTest}: Failed to send TikTok Pixel event "{name}"`),
  guardText('TikTok Pixel event name is required.', `${tikTokTest}: TikTok Pixel event name is required.`),
  guardText(
    'Missing send_to parameter for conversion event.',
    `${layerTest}: Missing send_to parameter for conversion event.`,
  ),
]

const ways: readonly Clause[] = [
  {
    says: 'Storage failures are logged and return null or false',
    shownBy: [
      `${storageTest}: answers null and false, each failure logged once`,
      `${storageTest}: keeps the newest in memory while it is full, and lasts again once there is room`,
    ],
  },
  {
    says: 'Storage that is not available falls back to a no-op store (ours keeps in memory what the page lasts)',
    shownBy: [
      `${storageTest}: keeps in memory %s, and says once that it is not there`,
      'e2e/storage.spec.ts: storage that throws at every touch: the page says so, the journey completes',
    ],
  },
  {
    says: 'Errors go to a remote logging service only while a logging flag is stored',
    shownBy: [`${recordingTest}: go there while the flag is stored, with what the log says`],
  },
  {
    says: 'Failures of the session recording go to the console',
    shownBy: [`${recordingTest}: goes to the console where it fails`],
  },
  {
    says: 'Request statuses: error 0, timeout 444, aborted 499, offline 1001',
    shownBy: [
      'web/src/api/requestStatusCodes.test.ts: %s is %i',
      'web/src/form/leadWrite.test.ts: of a create that ends %s: Failed to post lead',
    ],
  },
  {
    says: 'Other messages to applicants: not shown (ours: in words, in every fault of every call)',
    shownBy: [
      'e2e/faults.spec.ts: the last submit meets ${fault}',
      'e2e/loading.spec.ts: ${what} is missing, then there',
    ],
  },
]

export const errors: readonly ClauseSection[] = [
  { section: '§8 Texts', clauses: texts },
  { section: '§8 Where errors go', clauses: ways },
]
