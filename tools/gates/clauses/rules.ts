// SPEC.md §5: what is a valid answer, and what becomes of a refused one.
import type { Clause, ClauseSection, ShownBy } from './clause.ts'

const patternsTest = 'domain/src/rules/patterns.test.ts'
const rangeTest = 'domain/src/rules/range.test.ts'
const phoneTest = 'domain/src/rules/phone.test.ts'
const assumed = 'docs/ASSUMED.md'

const pattern = (says: string, name: string, ...more: readonly ShownBy[]): Clause => ({
  says,
  shownBy: [`${patternsTest}: name: '${name}'`, ...more],
})

const polish: readonly Clause[] = [
  pattern(
    'Postal code: two digits, an optional hyphen, three digits',
    'postal codes in Poland',
    'domain/src/validation/judge.test.ts: %#: $1',
  ),
  {
    ...pattern(
      'Flat number: digits, then letters or none',
      'flat numbers in Poland',
      `${patternsTest}: %#: $1 becomes $2`,
    ),
    differs: assumed,
  },
  pattern("Company name: letters also Polish, digits, ' , . + / \\ - & and space", 'company names in Poland'),
  pattern('Company name: starts and ends with a permitted character', 'company names in Poland'),
]

const defaults: readonly Clause[] = [
  { ...pattern('Name: letters with spaces or hyphens between them', 'names'), differs: assumed },
  pattern('Job title: letters, digits, spaces, dots and hyphens', 'job titles'),
  {
    ...pattern('Street: letters and digits, limited punctuation, no separator at the end', 'streets'),
    differs: assumed,
  },
  { ...pattern('House number: the same', 'house numbers'), differs: assumed },
  {
    ...pattern(
      'Flat and block number: digits, letters, limited punctuation, no separator at the end',
      'flat numbers, blocks and floors',
    ),
    differs: assumed,
  },
  pattern('City, suburb, district, municipality: letters and digits with limited punctuation', 'places'),
  pattern('They must contain a letter and not end with a hyphen or space', 'places'),
  {
    says: 'Pension payer follows the pattern of company names',
    shownBy: [`${patternsTest}: name: 'company names elsewhere'`],
    differs: 'docs/decisions/fields-without-a-place.md',
  },
  pattern('E-mail: a standard address pattern', 'e-mail addresses'),
  {
    ...pattern('Postal code: 5 digits', 'postal codes', `${patternsTest}: name: 'postal codes in Spain'`),
    differs: assumed,
  },
]

const limits: readonly Clause[] = [
  {
    says: 'Overdue debt at most 1000',
    shownBy: [`${rangeTest}: 'overdue debt', overdueDebtRule, 1001, 'above-maximum'`],
  },
  {
    says: 'Total debt from 0 to 500000',
    shownBy: [`${rangeTest}: 'total debt', totalDebtRule, 500_001, 'above-maximum'`],
  },
  {
    says: 'Amounts keep to the bounds of §9',
    shownBy: [
      `${rangeTest}: 'amount', productAmountRule, 10_100, 'above-maximum'`,
      'server/src/routes/leads.test.ts: names every refused answer with its code and stores nothing',
    ],
  },
]

const tracked: readonly Clause[] = [
  {
    says: 'A session id of the query is accepted only as 8-4-4-4-12 hex',
    shownBy: ['web/src/entry/session.test.ts: is reused where %s is asked for'],
  },
  {
    says: 'Ad-click ids need one of gclid, wbraid and gbraid',
    shownBy: ["web/src/entry/clickIds.test.ts: [[{}], [{ gclsrc: 'aw.ds' }]"],
  },
  {
    says: "Ad-click ids need gclsrc to be absent or to contain 'aw'",
    shownBy: [
      "web/src/entry/clickIds.test.ts: [{ gclid: 'a', gclsrc: 'ds' }]",
      'web/src/entry/clickIds.test.ts: %o is taken',
    ],
  },
  {
    says: 'A phone number must parse and be valid for tracking',
    shownBy: ['web/src/tracking/adapters/tiktok.test.ts: of %s sends only what there is'],
  },
  {
    says: 'The phone check yields NOT_A_NUMBER, TOO_SHORT, TOO_LONG or INVALID_COUNTRY',
    shownBy: [
      `${phoneTest}: 'phone-not-a-number'`,
      `${phoneTest}: 'phone-too-short'`,
      `${phoneTest}: 'phone-too-long'`,
      `${phoneTest}: 'phone-invalid-country'`,
    ],
  },
  {
    says: 'A phone input has at most 250 characters',
    shownBy: ['domain/src/validation/readText.test.ts: has at most 250 characters'],
  },
  {
    says: 'A short-video pixel event needs a name that is not empty',
    shownBy: ['web/src/tracking/adapters/tiktok.test.ts: TikTok Pixel event name is required.'],
  },
  {
    says: 'A search ad conversion needs a send_to target',
    shownBy: ['web/src/tracking/dataLayer.test.ts: says so where there is no target: %s'],
  },
  {
    says: 'The tag manager needs a valid id that is not empty',
    shownBy: ['web/src/tracking/dataLayer.test.ts: does not load with "%s"'],
  },
]

const refused: readonly Clause[] = [
  {
    says: 'Server field errors are mapped by data point to the page holding the field',
    shownBy: ['web/src/form/pageErrors.test.ts: is there for every field of the chain'],
  },
  {
    says: 'They are shown as fieldName with message (ours in words of the page, beside the field)',
    shownBy: [
      'e2e/refused.spec.ts: the earliest refused page opens with its error, then the next, then it is sent',
      'e2e/refused.spec.ts: an error on a field no page asks is told in words, and sending again is possible',
    ],
  },
  {
    says: 'The earliest errored page in the sequence becomes the errored page',
    shownBy: [
      'web/src/form/pageErrors.test.ts: of %j is %s',
      'e2e/refused.spec.ts: the earliest refused page opens with its error, then the next, then it is sent',
    ],
  },
  {
    says: "Saving new data on a page clears that page's errors",
    shownBy: [
      'web/src/store/applicationStore.test.ts: takes the errors of a page that was continued from, and the errored page with the last of them',
    ],
  },
  {
    says: 'A list of common consumer e-mail provider domains, unused (ours points out a slip in one)',
    shownBy: ['server/src/look-ups/lookUps.test.ts: %s: valid %s, suggests %s'],
    differs: 'docs/decisions/fields-without-a-place.md',
  },
  {
    says: 'Error message texts: not shown (ours: each code has its words in every language, told by field and in a summary)',
    shownBy: [
      'e2e/badInput.spec.ts: bad answers on ${step.key} of ${product.id} by ${persona.name}',
      'tools/gates/locales/locales.test.ts: misses a needed one',
    ],
  },
  {
    says: 'Other client-side field rules: not shown',
    shownBy: [
      'domain/src/countries/vectors.test.ts: takes %s',
      'domain/src/countries/codes.test.ts: raises only codes its rules declare',
    ],
    differs: assumed,
  },
]

export const rules: readonly ClauseSection[] = [
  { section: '§5 Polish brand', clauses: polish },
  { section: '§5 Default patterns', clauses: defaults },
  { section: '§5 Limits', clauses: limits },
  { section: '§5 What comes with a visit and goes to others', clauses: tracked },
  { section: '§5 Refused answers', clauses: refused },
]
