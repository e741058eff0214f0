// The files of a generated country, with the formats that Intl has.

type CountryNames = {
  readonly code: string
  /** Language tag, such as `cs-CZ`. */
  readonly tag: string
  /** English name. */
  readonly label: string
}

const readFormats = (tag: string) => {
  const types = new Intl.DateTimeFormat(tag).formatToParts(new Date()).map(({ type }) => type)
  const order = types.filter((type) => type === 'day' || type === 'month' || type === 'year')
  const figures = new Intl.NumberFormat(tag).formatToParts(1_234_567.8)
  const mark = (type: 'group' | 'decimal'): string =>
    (figures.find((token) => token.type === type)?.value ?? '').replace(/[\u00A0\u202F]/u, ' ')
  const month = new Intl.DateTimeFormat(tag, { month: 'long', timeZone: 'UTC' })
  const months = Array.from({ length: 12 }, (_, index) => month.format(Date.UTC(2026, index, 1)).toLowerCase())
  return { order, group: mark('group'), decimal: mark('decimal') === '.' ? '.' : ',', months }
}

const quoted = (list: readonly string[]): string => list.map((item) => `'${item}'`).join(', ')

const buildCountry = ({ code, tag, label }: CountryNames): string => {
  const { order, group, decimal } = readFormats(tag)
  return `// ${label} (docs/countries/README.md).
import { buildIncomeGroups } from '../../data-points/incomeGroups.ts'
import type { Country } from '../country.ts'
import { consumerPolicies } from '../policies.ts'
import { monthNames, options, rules } from './rulesAndOptions.ts'

export const country: Country<'${code}'> = {
  code: '${code}',
  languageTags: { en: 'en-GB' },
  dateOrder: [${quoted(order)}],
  numberMarks: { group: [${quoted([...new Set([group, ' '])])}], decimal: '${decimal}' },
  monthNames,
  rules,
  options,
  incomeGroups: buildIncomeGroups<(typeof options.incomeSource.keys)[number]>({ employed: [], selfEmployed: [], other: [], temporary: [] }),
  minimumAge: 18,
  hasPostcodeLookup: false,
  loadExampleLenders: async () => (await import('./exampleLenders.ts')).exampleLenders,
  notices: [],
  policies: consumerPolicies,
  tracking: 'before',
}
`
}

const buildRulesAndOptions = ({ code, tag, label }: CountryNames): string => `// The rules and option lists of ${label}.
import type { OptionListName } from '../../data-points/dataPoint.ts'
import { phoneRule } from '../../rules/phone.ts'
import type { CountryRules, OptionList } from '../../validation/countryFormats.ts'
import { defaultOptions, defaultRules } from '../defaults.ts'
import { buildMonthNames } from '../buildMonthNames.ts'
import { buildRegions } from '../buildRegions.ts'
import { mobileNumbers } from './mobileNumbers.ts'

export const rules: CountryRules = {
  ...defaultRules,
  phone: phoneRule('${code}', mobileNumbers, () => import('./phoneMetadata.ts')),
}

export const options = {
  ...defaultOptions,
  citizenship: buildRegions('${code}'),
} satisfies Readonly<Record<OptionListName, OptionList>>

export const monthNames = buildMonthNames('${readFormats(tag).months.join(' ')}')
`

const buildTest = ({
  label,
}: CountryNames): string => `// The rules of ${label}: values that applicants type and paste, with the stored value or the error.
import { beforeAll, expect, it } from 'vitest'
import { findLoadedRule } from '../../rules/rule.ts'
import { createCountryContext, loadCountryRules } from '../../testing/context.ts'
import { country } from './country.ts'

beforeAll(() => loadCountryRules(createCountryContext(country)))

it('has its own income sources, provinces and identification documents', () => {
  const { incomeSource, province, identificationType } = country.options
  for (const { keys } of [incomeSource, province, identificationType]) expect(keys.length).toBeGreaterThan(1)
})

it('rejects a phone number of another country', () => {
  const rule = findLoadedRule(country.rules.phone, '+12125550123')
  expect(rule?.check('+12125550123', createCountryContext(country))?.code).toBe('phone-invalid-country')
})
`

const sections = [
  'Phone',
  'Postal code and address',
  'Names',
  'Personal and registry codes',
  'Identity documents',
  'Bank account',
  'Salary',
  'Option lists',
  'Amounts, periods and debt limits',
  'Legal notices',
  'Pages',
  'Lender steps',
  'Open questions',
]

const buildDocument = ({ code, tag, label }: CountryNames): string => {
  const name = code.toLowerCase()
  const folder = `domain/src/countries/${name}`
  return `${[
    `# ${label} (\`${name}\`)`,
    `The formats, codes, laws and pages of the products in ${label}. The [README](README.md) explains the marks, the rules that hold for all countries, and the shared lists.`,
    '## Locale, currency and dates',
    `Tag \`${tag}\`. Dates are ${readFormats(tag).order.join(', ')} (from Intl).`,
    `Code: \`${folder}/country.ts\`, \`${folder}/rulesAndOptions.ts\`.`,
    ...sections.flatMap((section) => [`## ${section}`, 'Not researched yet.']),
  ].join('\n\n')}\n`
}

/** A file with one empty list or table of a type. */
const buildEmpty = (head: string, type: readonly [name: string, file: string] | null, declaration: string): string =>
  `// ${head}\n${type === null ? '' : `import type { ${type[0]} } from '${type[1]}'\n`}\nexport const ${declaration}\n`

export const buildFiles = (names: CountryNames) => ({
  domain: {
    'country.ts': buildCountry(names),
    'rulesAndOptions.ts': buildRulesAndOptions(names),
    'rulesAndOptions.test.ts': buildTest(names),
    'exampleLenders.ts': buildEmpty(
      `The lenders of ${names.label} with the terms that the example on the first page shows. A test of the server compares them.`,
      ['ExampleLender', '../../loan-cost/loanExample.ts'],
      'exampleLenders: readonly ExampleLender[] = []',
    ),
    'noticeSources.ts': buildEmpty(
      `The law behind each legal notice of ${names.label}, which counsel has not confirmed yet.`,
      null,
      'noticeSources: Readonly<Record<string, string>> = {}',
    ),
    'personas.ts': buildEmpty(
      `The personas of ${names.label}: an employee, and two who take other branches of the pages.`,
      ['CountryPersonas', '../persona.ts'],
      'personas: CountryPersonas = []',
    ),
  },
  server: buildEmpty(
    `The data of ${names.label} for the sandbox of the server.`,
    ['ServerCountry', '../serverCountry.ts'],
    'country: ServerCountry = { lenders: [], companies: [] }',
  ),
  document: buildDocument(names),
})
