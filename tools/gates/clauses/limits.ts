// SPEC.md §9: business constants and limits, item by item.
import type { Clause, ClauseSection } from './clause.ts'

const productTest = 'domain/src/products/registry.test.ts: for the Polish brand'
const genericTest = 'domain/src/products/genericDefaults.test.ts'
const textsTest = 'web/src/i18n/texts.test.ts'
const fetchTest = 'web/src/i18n/fetchTexts.test.ts'
const deviceTest = 'web/src/entry/deviceData.test.ts'
const frameTest = 'web/src/embedding/embedding.test.ts'
const translations = 'docs/decisions/02-translations.md'

const polish: readonly Clause[] = [
  'Amount default 5000',
  'Amount minimum 100',
  'Amount maximum 10000',
  'Amount step 100',
  'Period default 73 days',
  'Period scale days',
].map((says) => ({ says, shownBy: [productTest] }))

const generic: readonly Clause[] = [
  { says: 'Amount default 1000', shownBy: [`${genericTest}: asks for 1000 at first`] },
  {
    says: 'Period default 31 days',
    shownBy: [`${genericTest}: begins with the shortest period, as the default of 31 days lies below it`],
    differs: 'docs/ASSUMED.md',
  },
  ...['Period scale days', 'Period minimum 61', 'Period maximum 90', 'Period step 1'].map((says): Clause => ({
    says,
    shownBy: [`${genericTest}: lends for 61 to 90 days, day by day`],
  })),
  {
    says: 'What a column does not show: ours, inside its limits and on its step',
    shownBy: ['domain/src/products/registry.test.ts: has a default %s inside its limits and on its step'],
    differs: 'docs/ASSUMED.md',
  },
]

const money: readonly Clause[] = [
  {
    says: 'Overdue debt at most 1000',
    shownBy: ["domain/src/rules/range.test.ts: 'overdue debt', overdueDebtRule, 1001, 'above-maximum'"],
  },
  {
    says: 'Total debt 0 to 500000',
    shownBy: ["domain/src/rules/range.test.ts: 'total debt', totalDebtRule, 500_001, 'above-maximum'"],
  },
  {
    says: 'Affiliate reference expiry: 480 hours',
    shownBy: [productTest, 'web/src/entry/affiliateReference.test.ts: a moment after'],
  },
  { says: 'Legacy click-id expiry: 90 days', shownBy: [productTest, 'web/src/entry/clickIds.test.ts: of a day more'] },
  {
    says: 'Expiration time: 24 hours',
    shownBy: [productTest, 'web/src/store/restore.test.ts: the session began too long ago'],
  },
  { says: 'Currency symbol zł', shownBy: ['domain/src/countries/registry.test.ts: for Poland'] },
  { says: 'Phone prefix +48', shownBy: ['domain/src/countries/registry.test.ts: for Poland'] },
  {
    says: 'Terms and privacy policy URLs are relative paths',
    shownBy: [
      'e2e/shell.spec.ts: title, description, keywords, favicon, logo and footer of',
      'web/build/htmlDocument.test.ts: stand under the paths of the product',
    ],
  },
]

const page: readonly Clause[] = [
  {
    says: 'Toast: 3000 ms instead of the library’s 5000',
    shownBy: ['e2e/notices.spec.ts: it closes by itself after three seconds'],
  },
  {
    says: 'Drag-to-dismiss threshold: 80 percent',
    shownBy: ['e2e/notices.spec.ts: not by three quarters of its width, but by 85 percent'],
  },
  { says: 'Height report: debounce 100 ms', shownBy: [`${frameTest}: is told once for a burst, 100 ms after its end`] },
  { says: 'Height report: change threshold 10 px', shownBy: [`${frameTest}: a change of more than 10 pixels`] },
  {
    says: 'Translation: fallback language en',
    shownBy: ['web/build/localeFiles.test.ts: have English where a text is missing, however deep'],
    differs: translations,
  },
  {
    says: 'Translation: debug off',
    shownBy: ['web/src/i18n/silent.test.ts: says nothing in the log, whatever is missing'],
    differs: translations,
  },
  { says: "Translation: key separator '>'", shownBy: [`${textsTest}: 'deep>er'`] },
  {
    says: 'Translation: namespace separator like a circumflex',
    shownBy: [`${textsTest}: separate a namespace with a circumflex`],
  },
  {
    says: 'Loading: at most 10 parallel reads',
    shownBy: [`${fetchTest}: are under way at a time; the others follow in turn`],
  },
  {
    says: 'Loading: 5 retries, 350 ms at first, doubled each time',
    shownBy: [
      `${fetchTest}: waits 350 ms before the second try and twice as long before each one after, six tries in all`,
    ],
  },
  {
    says: 'The initial language comes from the locale setting',
    shownBy: [
      'e2e/shell.spec.ts: title, description, keywords, favicon, logo and footer of',
      'web/build/htmlDocument.test.ts: is in the language of the country, and says where it and the API stand',
    ],
  },
]

const kept: readonly Clause[] = [
  {
    says: 'Stored JSON is parsed again up to 10 times',
    shownBy: [
      'web/src/store/restore.test.ts: is unwrapped %i times',
      'web/src/store/restore.test.ts: is given up after ten',
    ],
  },
  {
    says: 'Logged details are dropped where their JSON exceeds 1024 characters',
    shownBy: ['web/src/lib/log.test.ts: nothing of longer ones'],
  },
  {
    says: 'Session logging percentage: 100',
    shownBy: [
      'web/src/tracking/adapters/limits.test.ts: of a hundred sessions a hundred are recorded, whatever chance says',
    ],
  },
  {
    says: 'Retargeting logging on',
    shownBy: ['web/src/tracking/funnelEvents.test.ts: does not tell what an earlier visit did, and goes on from there'],
    differs: 'docs/ASSUMED.md',
  },
  {
    says: 'Abandonment logging on',
    shownBy: [
      'web/src/tracking/funnelEvents.test.ts: tells once of leaving with an application that was begun and not sent',
    ],
    differs: 'docs/ASSUMED.md',
  },
  {
    says: 'Recording queue: 1000 events',
    shownBy: ['web/src/tracking/vendorLine.test.ts: keeps ${queueLimit} events for a vendor that is slow, and no more'],
  },
  {
    says: 'Network bodies are truncated above about 4 MB',
    shownBy: [
      'web/src/tracking/adapters/logRocket.test.ts: starts once for a session, masked, without the network, and marks it',
    ],
    differs: 'docs/decisions/funnel-events.md',
  },
  {
    says: 'Analytics request timeout: 60 seconds',
    shownBy: [
      'web/src/tracking/adapters/limits.test.ts: analytics gives a request up after 60 seconds, and not a moment before',
    ],
  },
  {
    says: 'Device: timezone offset, language, screen resolution',
    shownBy: [
      `${deviceTest}: is time zone, memory, language, screen and the time since the visit began, and nothing else`,
    ],
  },
  { says: 'Device: memory, rounded, default 1', shownBy: [`${deviceTest}: tells a memory of %s GB as %i`] },
  {
    says: 'Device: loading time since init',
    shownBy: [`${deviceTest}: the loading time %s`],
  },
  { says: 'Hash algorithm: SHA-256', shownBy: ['web/src/lib/hash.test.ts: of "%s" over a secure connection'] },
  {
    says: "Session-storage marker: 'initialised'",
    shownBy: [
      'web/src/tracking/adapters/logRocket.test.ts: starts once for a session, masked, without the network, and marks it',
    ],
  },
  {
    says: 'Configured expiries, default periods of other brands and the first form page: not shown',
    shownBy: [
      'domain/src/pages/chain.test.ts: begins at the index and gives every page its place',
      'domain/src/products/registry.test.ts: has a default %s inside its limits and on its step',
    ],
    differs: 'docs/ASSUMED.md',
  },
]

export const limits: readonly ClauseSection[] = [
  { section: '§9 Polish brand', clauses: polish },
  { section: '§9 Generic default', clauses: generic },
  { section: '§9 Debts, expiries, country', clauses: money },
  { section: '§9 Page and texts', clauses: page },
  { section: '§9 Kept, logged and told', clauses: kept },
]
