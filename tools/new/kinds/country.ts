// Generates a country: fills in the formats that Intl has and omits the settings that depend on law and custom, so that
// the type check fails until they are added.
import { addImport, addRow, addToList, addToObject } from '../editText.ts'
import { type Kind, OrderError } from '../kind.ts'
import { countryName } from '../names.ts'
import { buildCountry, buildDetails, buildExampleLenders, readFormats } from './countryFiles.ts'

const buildTest = (
  countryLabel: string,
): string => `// The rules of ${countryLabel}: values that applicants type and paste, with the stored value or the error.
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

const buildNoticeSources = (
  countryLabel: string,
): string => `// The law behind each legal notice of ${countryLabel}, which counsel has not confirmed yet.

export const noticeSources: Readonly<Record<string, string>> = {}
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

const buildDocument = (name: string, tag: string, countryLabel: string): string => {
  const { order } = readFormats(tag)
  return [
    `# ${countryLabel} (\`${name}\`)`,
    '## Locale, currency and dates',
    `Tag \`${tag}\`. Dates are ${order.join(', ')} (from Intl).`,
    `Code: \`domain/src/countries/${name}/country.ts\`, \`domain/src/countries/${name}/details.ts\`.`,
    ...sections.flatMap((section) => [`## ${section}`, 'Not researched yet.']),
  ]
    .join('\n\n')
    .concat('\n')
}

const buildServerCountry = (
  countryLabel: string,
): string => `// The data of ${countryLabel} for the sandbox of the server.
import type { ServerCountry } from '../serverCountry.ts'

export const country: ServerCountry = {
  lenders: [],
  companies: [],
}
`

const buildPersonas = (
  countryLabel: string,
): string => `// The personas of ${countryLabel}: an employee, and two who take other branches of the pages.
import type { CountryPersonas } from '../persona.ts'

export const personas: CountryPersonas = []
`

export const country: Kind = {
  usage: 'country xx [--locale yy]',
  pattern: /^[a-z]{2}$/u,
  options: { locale: false },
  plan: ({ name, options }) => {
    const countryLabel = countryName(name)
    if (countryLabel === null) throw new OrderError(`${name} is not a country: use two letters of ISO 3166, such as cz`)
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
        [`${folder}/${name}/country.ts`]: buildCountry(code, locale, countryLabel),
        [`${folder}/${name}/details.ts`]: buildDetails(code, locale, countryLabel),
        [`${folder}/${name}/details.test.ts`]: buildTest(countryLabel),
        [`${folder}/${name}/exampleLenders.ts`]: buildExampleLenders(countryLabel),
        [`${folder}/${name}/noticeSources.ts`]: buildNoticeSources(countryLabel),
        [`${folder}/${name}/personas.ts`]: buildPersonas(countryLabel),
        [`docs/countries/${name}.md`]: buildDocument(name, `${locale}-${code}`, countryLabel),
        [`${serverFolder}/${name}/country.ts`]: buildServerCountry(countryLabel),
      },
      edits: [
        [`${folder}/country.ts`, addToList('export const countryCodes = [', `'${code}'`)],
        [
          `${folder}/registry.ts`,
          (text) => addToObject('export const countries = {', `${code}: ${name}`)(register(text)),
        ],
        [
          `${folder}/optionKeys.ts`,
          (text) =>
            addRow(
              'export type OptionsByCountry',
              `${code}: typeof ${name}`,
            )(addImport(`import type { options as ${name} } from './${name}/details.ts'`)(text)),
        ],
        [
          `${serverFolder}/registry.ts`,
          (text) => addRow('export const serverCountries', `${code}: ${name},`)(register(text)),
        ],
        [
          `${folder}/noticeSources.ts`,
          (text) =>
            addRow(
              'export const noticeSources',
              `${code}: ${name},`,
            )(addImport(`import { noticeSources as ${name} } from './${name}/noticeSources.ts'`)(text)),
        ],
        [
          `${folder}/personas.ts`,
          (text) =>
            addRow(
              'export const personasByCountry',
              `${code}: ${name},`,
            )(addImport(`import { personas as ${name} } from './${name}/personas.ts'`)(text)),
        ],
      ],
      // Imported here, after the list of countries has the new row.
      generate: async () => {
        const sources = Object.entries((await import('../../buildPhoneMetadata.ts')).buildPhoneMetadata())
        return Object.fromEntries(sources.filter(([file]) => file.startsWith(`${folder}/${name}/`)))
      },
      missing: [
        `in ${folder}/${name}/country.ts (types fail without them): currency, phonePrefix, loadEmailProviders, timeZone, debtLimits, notices; its languageTags, incomeGroups and the consent that tracking requires (tracking)`,
        `in ${folder}/${name}/details.ts: its rules (postal code, identity and tax codes, account) and option lists (province, incomeSource, identificationType ...)`,
        `the law behind its notices in ${folder}/${name}/noticeSources.ts`,
        `three personas in ${folder}/${name}/personas.ts (types fail without them)`,
        `in ${serverFolder}/${name}/ (types fail without them): terms, lenders, companies and policyNames in country.ts; the lenders' terms also in ${folder}/${name}/exampleLenders.ts`,
        `what the tables by country need (npm run check types names each): ${folder}/${name}/realNames.ts, ${serverFolder}/${name}/testAnswers.ts, ${folder}/${name}/testing/typed.ts, and their rows`,
        `its own locale, if it has one: npm run new -- locale ${name}`,
        `its first product: npm run new -- brand NAME --country ${name}`,
      ],
      tests: [`${folder}/${name}/details.test.ts`, `${folder}/registry.test.ts`, 'server/src/personas/persona.test.ts'],
    }
  },
}
