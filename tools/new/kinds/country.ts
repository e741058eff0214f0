// Generates a country: fills in the formats that Intl has and omits the settings that depend on law and custom, so that
// the type check fails until they are added.
import { addImport, addRow, addToList, addToObject, addToUnion } from '../editText.ts'
import { type Kind, OrderError } from '../kind.ts'
import { countryName } from '../names.ts'

const partsOf = (tag: string) => {
  const types = new Intl.DateTimeFormat(tag).formatToParts(new Date()).map(({ type }) => type)
  const order = types.filter((type) => type === 'day' || type === 'month' || type === 'year')
  const figures = new Intl.NumberFormat(tag).formatToParts(1_234_567.8)
  const mark = (type: 'group' | 'decimal'): string =>
    (figures.find((part) => part.type === type)?.value ?? '').replace(/[\u00A0\u202F]/u, ' ')
  const months = Array.from({ length: 12 }, (_, month) =>
    new Intl.DateTimeFormat(tag, { month: 'long', timeZone: 'UTC' })
      .format(new Date(Date.UTC(2026, month, 1)))
      .toLowerCase(),
  )
  return { order, group: mark('group'), decimal: mark('decimal') === '.' ? '.' : ',', months }
}

const quoted = (list: readonly string[]): string => list.map((item) => `'${item}'`).join(', ')

const buildCountry = (code: string, locale: string, place: string): string => {
  const { order, group, decimal } = partsOf(`${locale}-${code}`)
  return `// ${place} (docs/countries/README.md).
import { buildIncomeGroups } from '../../data-points/incomeGroups.ts'
import type { Country } from '../country.ts'
import { dateParsers, options, rules } from './details.ts'

export const country = {
  code: '${code}',
  languageTags: { en: 'en-GB' },
  dateOrder: [${quoted(order)}],
  numberMarks: { group: [${quoted([...new Set([group, ' '])])}], decimal: '${decimal}' },
  dateParsers,
  rules,
  options,
  incomeGroups: buildIncomeGroups({ employed: [], self: [], other: [], temporary: [] }),
  minimumAge: 18,
  hasPostcodeLookup: false,
  notices: [],
  tracking: 'before',
} as const satisfies Country
`
}

const buildDetails = (
  code: string,
  locale: string,
  place: string,
): string => `// The rules and option lists of ${place}.
import type { CountryRuleName, OptionListName } from '../../data-points/dataPoint.ts'
import { phoneRule } from '../../rules/phone.ts'
import type { Rule } from '../../rules/rule.ts'
import type { OptionList } from '../../validation/countryFormats.ts'
import { buildDateParsers, defaultOptions, defaultRules } from '../defaults.ts'
import { buildMonthNames } from '../monthNames.ts'
import { buildRegions } from '../regions.ts'
import { mobiles } from './mobileNumbers.ts'

export const rules: Readonly<Record<CountryRuleName, Rule>> = {
  ...defaultRules,
  phone: phoneRule('${code}', mobiles, () => import('./phoneMetadata.ts')),
}

export const options: Readonly<Record<OptionListName, OptionList>> = {
  ...defaultOptions,
  citizenship: buildRegions('${code}'),
}

export const dateParsers = buildDateParsers(buildMonthNames('${partsOf(`${locale}-${code}`).months.join(' ')}'))
`

const buildTest = (
  place: string,
): string => `// The rules of ${place}: values that applicants type and paste, with the stored value or the error.
import { beforeAll, expect, it } from 'vitest'
import { createCountryContext, loadCountryRules } from '../../testing/context.ts'
import { country } from './country.ts'

beforeAll(() => loadCountryRules(createCountryContext(country)))

it('has its own income sources, provinces and identification documents', () => {
  const { incomeSource, province, identificationType } = country.options
  for (const { keys } of [incomeSource, province, identificationType]) expect(keys.length).toBeGreaterThan(1)
})

it('rejects a phone number of another country', () => {
  expect(country.rules.phone.check('+12125550123', createCountryContext(country))?.code).toBe('phone-invalid-country')
})
`

const buildServerCountry = (place: string): string => `// The data of ${place} for the sandbox of the server.
import type { ServerCountry } from '../serverCountry.ts'
import { people } from './personas.ts'

export const country: ServerCountry = {
  lenders: [],
  companies: [],
  people,
}
`

const buildPersonas = (
  place: string,
): string => `// The answers of three personas in ${place}: the first has a permanent contract, the others take other branches
// of the pages.
import type { PersonaAnswers } from '../personaAnswers.ts'

export const people: readonly [PersonaAnswers, PersonaAnswers, PersonaAnswers] = []
`

export const country: Kind = {
  usage: 'country xx [--locale yy]',
  pattern: /^[a-z]{2}$/u,
  options: { locale: false },
  plan: ({ name, options }) => {
    const place = countryName(name)
    if (place === null) throw new OrderError(`${name} is not a country: use two letters of ISO 3166, such as cz`)
    const code = name.toUpperCase()
    const locale = options['locale'] ?? name
    if (Intl.DateTimeFormat.supportedLocalesOf(`${locale}-${code}`).length === 0) {
      throw new OrderError(`Intl does not support the language ${locale}: use an option such as --locale cs`)
    }
    const folder = 'domain/src/countries'
    const serverFolder = 'server/src/countries'
    const register = (text: string): string =>
      addImport(`import { country as ${name} } from './${name}/country.ts'`)(text)
    return {
      files: {
        [`${folder}/${name}/country.ts`]: buildCountry(code, locale, place),
        [`${folder}/${name}/details.ts`]: buildDetails(code, locale, place),
        [`${folder}/${name}/details.test.ts`]: buildTest(place),
        [`${serverFolder}/${name}/country.ts`]: buildServerCountry(place),
        [`${serverFolder}/${name}/personas.ts`]: buildPersonas(place),
      },
      edits: [
        [`${folder}/country.ts`, addToUnion('CountryCode', code)],
        [
          `${folder}/registry.ts`,
          (text) => addToObject('export const countries = {', `${code}: ${name}`)(register(text)),
        ],
        [
          `${serverFolder}/registry.ts`,
          (text) => addRow('export const serverCountries', `${code}: ${name},`)(register(text)),
        ],
        ['tools/buildPhoneMetadata.ts', addToList('const countryCodes = [', `'${code}'`)],
      ],
      // Imported here, after the list of countries has the new row.
      generate: async () => {
        const sources = Object.entries((await import('../../buildPhoneMetadata.ts')).buildPhoneMetadata())
        return Object.fromEntries(sources.filter(([file]) => file.startsWith(`${folder}/${name}/`)))
      },
      missing: [
        `in ${folder}/${name}/country.ts (types fail without them): currency, phonePrefix, emailProviders, timeZone, debtLimits, notices; its languageTags, incomeGroups and the consent that tracking requires (tracking)`,
        `in ${folder}/${name}/details.ts: its rules (postal code, identity and tax codes, account) and option lists (province, incomeSource, identificationType ...)`,
        `the law behind its notices in ${folder}/noticeSources.ts`,
        `in ${serverFolder}/${name}/ (types fail without them): three personas in personas.ts, terms, lenders and companies in country.ts`,
        'its rows in the tables by country that npm run check types reports: in domain/src/testing phone numbers and typed values (typed/)',
        `its own locale, if it has one: npm run new -- locale ${name}`,
        `its first product: npm run new -- brand NAME --country ${name}`,
      ],
      tests: [`${folder}/${name}/details.test.ts`, `${folder}/registry.test.ts`, 'server/src/personas/persona.test.ts'],
    }
  },
}
