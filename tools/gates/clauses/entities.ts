// SPEC.md §3: the payload, the data points, the pages and the rest of the state. What is kept in the browser: storage.ts.
import type { Clause, ClauseSection, ShownBy } from './clause.ts'

const payloadTest = 'domain/src/lead/application.test.ts'
const record = 'docs/decisions/fields-without-a-place.md'

const hasFields = (object: string, ...more: readonly ShownBy[]): Clause => ({
  says: `${object}: its fields, and no other but those marked as ours`,
  shownBy: [`${payloadTest}: in %s`, `${payloadTest}: in every one of its objects`, ...more],
})

const payload: readonly Clause[] = [
  {
    says: 'The top level of the payload: id to deviceData',
    shownBy: [`${payloadTest}: on its top level`],
  },
  {
    says: "tags starts with the value 'ui:react'",
    shownBy: ['web/src/store/applicationStore.test.ts: begins as the specification says'],
  },
  {
    says: 'sessionId and sessionStartedAt are those of the visit',
    shownBy: [
      'web/src/entry/openVisit.test.ts: stands in the application with its start, a UTC ISO time, and in the tab',
    ],
  },
  {
    says: 'sellingTierGlobalId and deviceData are those of the visit',
    shownBy: [
      'web/src/entry/openVisit.test.ts: is kept in session storage and told from then on',
      'web/src/entry/openVisit.test.ts: is the device, the tag of this page, and what came along',
    ],
  },
  hasFields(
    'googleClick',
    'web/src/entry/clickIds.test.ts: come back with the times they had, in a form the server takes',
  ),
  hasFields('affiliateReferenceParams', 'web/src/entry/openVisit.test.ts: stays in the application for 480 hours'),
  hasFields('posthogParameters', 'web/src/entry/prefill.test.ts: marks what was prefilled'),
  ...[
    'personalDetails',
    'contactDetails',
    'otherDetails',
    'employer',
    'incomeDetails',
    'expenses',
    'referenceDetails',
  ].map((object) => hasFields(object, 'server/src/routes/leads.test.ts: stores every answer of $product.id as given')),
]

const catalogueTest = 'domain/src/data-points/catalogue.test.ts'

const dataPoints: readonly Clause[] = [
  { says: 'The catalogue has over 100 form fields', shownBy: [`${catalogueTest}: has over 100 fields`] },
  {
    says: 'They cover contact, loan, person, address, vehicle, identification, income, expenses, debts, bank, job, employer, housing, family, citizenship, political exposure, codes, reference and consents',
    shownBy: [
      `${catalogueTest}: covers every field of the payload that is asked`,
      `${catalogueTest}: is asked whole, on a page or by the step of a lender`,
    ],
    differs: 'docs/ASSUMED.md',
  },
  {
    says: 'Types and formats of fields: not shown (ours: each has a kind that fits its place in the payload)',
    shownBy: [`${catalogueTest}: $name has a place in the payload that fits its kind`],
    differs: 'docs/ASSUMED.md',
  },
]

const page: readonly Clause[] = [
  {
    says: 'A dynamic page has a path, a context and data points',
    shownBy: [
      'domain/src/pages/chain.test.ts: begins at the index and gives every page its place',
      `${catalogueTest}: %s asks data points of sections that exist`,
    ],
    differs: record,
  },
  {
    says: 'It has a path of the page before and of the page after',
    shownBy: ['domain/src/pages/chain.test.ts: leads through the same pages forwards and backwards'],
    differs: record,
  },
  {
    says: 'It has the data points to submit, those per step and its order among the steps',
    shownBy: [
      'domain/src/pages/review.test.ts: drops the answers of pages that no longer apply',
      'domain/src/pages/chain.test.ts: begins at the index and gives every page its place',
    ],
    differs: record,
  },
  {
    says: 'It has errors, each a fieldName with a message, and an erroredFormPath',
    shownBy: [
      'web/src/store/applicationStore.test.ts: takes the errors of a page that was continued from, and the errored page with the last of them',
      'web/src/store/persistence.test.ts: is there again after a reload, to the last field',
    ],
  },
]

const other: readonly Clause[] = [
  {
    says: 'progressState is a number or a list',
    shownBy: [
      'domain/src/states.test.ts: progress %j is %s',
      'web/src/journey/followState.test.ts: the newest of a list',
    ],
  },
  {
    says: 'applicationResult has application.status, offerId and partner.name',
    shownBy: ['server/src/routes/journey.test.ts: takes a good applicant in Spain through a choice of offers'],
    differs: record,
  },
  {
    says: 'customerConsents',
    shownBy: ['server/src/routes/records.test.ts: are told as they were given, to the product and to each lender'],
    differs: record,
  },
  { says: 'routeChange', differs: record },
  {
    says: 'lastOperationTimestamp',
    shownBy: ['web/src/store/applicationStore.test.ts: tells when the application was last changed'],
  },
  {
    says: 'The client state has the slices leadApplication (with applicationData), dynamicPages, ui (colors) and isLoading',
    shownBy: [
      'web/src/store/applicationStore.test.ts: begins as the specification says',
      'web/src/context/PageLoader.test.tsx: sets the slice isLoading while it shows',
      'web/src/shell/ApplicationShell.test.tsx: marks the document while the slice isLoading is set',
    ],
  },
  {
    says: 'An affiliate reference has attribute, subId, transactionId and setAt',
    shownBy: ['web/src/entry/affiliateReference.test.ts: taken from the address'],
  },
  {
    says: 'Meta: fbp and fbc',
    shownBy: [
      'web/src/entry/clickIds.test.ts: before the applicant allows it, and no more once it is withdrawn',
      'web/src/tracking/attribution.test.ts: is the ten items of its address and the cookie, without the empty ones',
    ],
    differs: record,
  },
  {
    says: 'TikTok: ttp and ttclid',
    shownBy: [
      'web/src/tracking/attribution.test.ts: is the ten items of its address and the cookie, without the empty ones',
    ],
    differs: record,
  },
  {
    says: 'Stored Google click data has gclid, gclsrc, wbraid, gbraid and setAt',
    shownBy: ['web/src/entry/clickIds.test.ts: from an address', 'web/src/entry/clickIds.test.ts: from storage'],
  },
  {
    says: 'Page data: pageTitle, metaDescription, metaKeywords, footerText, layoutClassName, mainClassName',
    shownBy: ['e2e/shell.spec.ts: title, description, keywords, favicon, logo and footer of'],
    differs: record,
  },
]

export const entities: readonly ClauseSection[] = [
  { section: '§3 Lead application data', clauses: payload },
  { section: '§3 Data-point catalogue', clauses: dataPoints },
  { section: '§3 Dynamic form page', clauses: page },
  { section: '§3 Other state', clauses: other },
]
