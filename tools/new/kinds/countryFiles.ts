// The files of a generated country in domain, with the formats that Intl, libphonenumber and ibantools have. A value
// that only a person knows is left out where its type requires it, so that the type check names it.
import { countrySpecs } from 'ibantools'
import { getCountryCallingCode, isSupportedCountry } from 'libphonenumber-js/max'

export type CountryNames = {
  readonly code: string
  /** Language tag, such as `cs-CZ`. */
  readonly tag: string
  /** English name. */
  readonly label: string
}

/** The formats of Intl in the language and country of the tag. */
export const readFormats = (tag: string) => {
  const types = new Intl.DateTimeFormat(tag).formatToParts(new Date()).map(({ type }) => type)
  const order = types.filter((type) => type === 'day' || type === 'month' || type === 'year')
  const figures = new Intl.NumberFormat(tag).formatToParts(1_234_567.8)
  const mark = (type: 'group' | 'decimal'): string =>
    (figures.find((token) => token.type === type)?.value ?? '').replace(/[\u00A0\u202F]/u, ' ')
  const month = new Intl.DateTimeFormat(tag, { month: 'long', timeZone: 'UTC' })
  const months = Array.from({ length: 12 }, (_, index) => month.format(Date.UTC(2026, index, 1)).toLowerCase())
  return { order, group: mark('group'), decimal: mark('decimal') === '.' ? '.' : ',', months }
}

/** The length of an IBAN of the country; null in a country without IBAN. */
const findIbanLength = (code: string): number | null => {
  const spec = countrySpecs[code]
  return spec?.IBANRegistry === true ? (spec.chars ?? null) : null
}

const readPhonePrefix = (code: string): string | null =>
  isSupportedCountry(code) ? `+${getCountryCallingCode(code)}` : null

const quoted = (list: readonly string[]): string => list.map((item) => `'${item}'`).join(', ')

const buildCountry = ({ code, tag, label }: CountryNames): string => {
  const { order, group, decimal } = readFormats(tag)
  const prefix = readPhonePrefix(code)
  return `// ${label} (docs/countries/README.md).
import { buildIncomeGroups } from '../../data-points/incomeGroups.ts'
import type { Country } from '../country.ts'
import { consumerPolicies } from '../policies.ts'
import { monthNames, options, rules } from './rulesAndOptions.ts'

export const country: Country<'${code}'> = {
  code: '${code}',
  languageTags: { ${code.toLowerCase()}: '${tag}', en: 'en-GB' },
${prefix === null ? '' : `  phonePrefix: '${prefix}',\n`}${findIbanLength(code) === null ? '' : '  accountGroup: 4,\n'}  dateOrder: [${quoted(order)}],
  numberSeparators: { group: [${quoted([...new Set([group, ' '])])}], decimal: '${decimal}' },
  monthNames,
  rules,
  options,
  incomeGroups: buildIncomeGroups<(typeof options.incomeSource.keys)[number]>({
    employed: ['employed_permanent', 'employed_fixed'],
    selfEmployed: ['self_employed'],
    other: ['pension', 'student'],
    temporary: ['employed_fixed'],
  }),
  minimumAge: 18,
  hasPostcodeLookup: false,
  loadEmailProviders: async () => (await import('./emailProviders.ts')).emailProviders,
  loadExampleLenders: async () => (await import('./exampleLenders.ts')).exampleLenders,
  loadHelp: async () => (await import('./help.ts')).help,
  policies: consumerPolicies,
  tracking: 'before',
}
`
}

const buildRulesAndOptions = ({ code, tag, label }: CountryNames): string => {
  const ibanLength = findIbanLength(code)
  return `// The rules and option lists of ${label}.
import type { OptionListName } from '../../data-points/dataPoint.ts'
${ibanLength === null ? '' : "import { ibanRule } from '../../rules/iban.ts'\n"}import { phoneRule } from '../../rules/phone.ts'
import type { CountryRules, OptionList } from '../../validation/validationCountry.ts'
import { defaultOptions, defaultRules } from '../defaults.ts'
import { buildMonthNames } from '../buildMonthNames.ts'
import { buildCitizenshipOptions } from '../buildCitizenshipOptions.ts'
import { mobileNumbers } from './mobileNumbers.ts'

export const rules: CountryRules = {
  ...defaultRules,
  phone: phoneRule('${code}', mobileNumbers, () => import('./phoneMetadata.ts')),
${ibanLength === null ? '' : `  iban: ibanRule('${code}', ${ibanLength}),\n`}}

export const options = {
  ...defaultOptions,
  citizenship: buildCitizenshipOptions('${code}'),
} satisfies Readonly<Record<OptionListName, OptionList>>

export const monthNames = buildMonthNames('${readFormats(tag).months.join(' ')}')
`
}

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

/** A file with one empty list or table of a type. */
export const buildEmpty = (
  head: string,
  type: readonly [name: string, file: string] | null,
  declaration: string,
): string =>
  `// ${head}\n${type === null ? '' : `import type { ${type[0]} } from '${type[1]}'\n`}\nexport const ${declaration}\n`

const buildTyped = ({
  label,
}: CountryNames): string => `// Typed and pasted values in ${label}: the stored form of valid ones, and invalid ones grouped by their error.
import type { TypedTable } from '../../../testing/typedTable.ts'
import { country } from '../country.ts'

export const typed: TypedTable = { country }
`

const providers = quoted(['gmail.com', 'outlook.com', 'yahoo.com', 'icloud.com', 'hotmail.com'])

/** By path below the folder of the country. */
export const buildDomainFiles = (names: CountryNames): Readonly<Record<string, string>> => ({
  'country.ts': buildCountry(names),
  'rulesAndOptions.ts': buildRulesAndOptions(names),
  'rulesAndOptions.test.ts': buildTest(names),
  'emailProviders.ts': buildEmpty(
    `The domains of the common e-mail providers in ${names.label}, the most common first.`,
    null,
    `emailProviders: readonly string[] = [${providers}]`,
  ),
  'exampleLenders.ts': buildEmpty(
    `Generated by \`npm run generate\` from server/src/countries/${names.code.toLowerCase()}/lenders.ts: do not edit.`,
    ['ExampleLender', '../../loan-cost/loanExample.ts'],
    'exampleLenders: readonly ExampleLender[] = []',
  ),
  'help.ts': buildEmpty(
    `Where a person in ${names.label} finds help with debts, and sees their own data in the credit databases.`,
    ['CountryHelp', '../country.ts'],
    'help: CountryHelp = {}',
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
  'testing/sampleNames.ts': buildEmpty(
    `Invented people, streets and towns of ${names.label}. For tests only.`,
    ['SampleNames', '../../../testing/sampleNames.ts'],
    'sampleNames: SampleNames = {}',
  ),
  'testing/typed.ts': buildTyped(names),
})
