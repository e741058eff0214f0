// The files `country.ts` and `details.ts` of a generated country, with the formats that Intl has.

export const readFormats = (tag: string) => {
  const types = new Intl.DateTimeFormat(tag).formatToParts(new Date()).map(({ type }) => type)
  const order = types.filter((type) => type === 'day' || type === 'month' || type === 'year')
  const figures = new Intl.NumberFormat(tag).formatToParts(1_234_567.8)
  const mark = (type: 'group' | 'decimal'): string =>
    (figures.find((token) => token.type === type)?.value ?? '').replace(/[\u00A0\u202F]/u, ' ')
  const months = Array.from({ length: 12 }, (_, month) =>
    new Intl.DateTimeFormat(tag, { month: 'long', timeZone: 'UTC' })
      .format(new Date(Date.UTC(2026, month, 1)))
      .toLowerCase(),
  )
  return { order, group: mark('group'), decimal: mark('decimal') === '.' ? '.' : ',', months }
}

const quoted = (list: readonly string[]): string => list.map((item) => `'${item}'`).join(', ')

export const buildCountry = (code: string, locale: string, countryLabel: string): string => {
  const { order, group, decimal } = readFormats(`${locale}-${code}`)
  return `// ${countryLabel} (docs/countries/README.md).
import { buildIncomeGroups } from '../../data-points/incomeGroups.ts'
import type { Country } from '../country.ts'
import { consumerPolicies } from '../policies.ts'
import { monthNames, options, rules } from './details.ts'

export const country = {
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
} as const satisfies Country
`
}

export const buildExampleLenders = (
  countryLabel: string,
): string => `// The lenders of ${countryLabel} with the terms that the example on the first page shows, the general lenders first. A test
// of the server compares them with its lenders.
import type { ExampleLender } from '../../loan-cost/loanExample.ts'

export const exampleLenders: readonly ExampleLender[] = []
`

export const buildDetails = (
  code: string,
  locale: string,
  countryLabel: string,
): string => `// The rules and option lists of ${countryLabel}.
import type { OptionListName } from '../../data-points/dataPoint.ts'
import { phoneRule } from '../../rules/phone.ts'
import type { CountryRules, OptionList } from '../../validation/countryFormats.ts'
import { defaultOptions, defaultRules } from '../defaults.ts'
import { buildMonthNames } from '../buildMonthNames.ts'
import { buildRegions } from '../buildRegions.ts'
import { mobiles } from './mobileNumbers.ts'

export const rules: CountryRules = {
  ...defaultRules,
  phone: phoneRule('${code}', mobiles, () => import('./phoneMetadata.ts')),
}

export const options = {
  ...defaultOptions,
  citizenship: buildRegions('${code}'),
} satisfies Readonly<Record<OptionListName, OptionList>>

export const monthNames = buildMonthNames('${readFormats(`${locale}-${code}`).months.join(' ')}')
`
