// Generates a country. Fills in the formats that Intl has. Omits the settings that depend on law and custom, so that
// the type check fails until they are added.
import { addImport, addItem, addRow } from '../editText.ts'
import { type Edit, type Kind, OrderError } from '../kind.ts'
import { countryName } from '../names.ts'
import { buildFiles } from './countryFiles.ts'

const domainFolder = 'domain/src/countries'
const serverFolder = 'server/src/countries'

export const country: Kind = {
  usage: 'country xx [--locale yy]',
  pattern: /^[a-z]{2}$/u,
  options: { locale: false },
  plan: ({ name, options }) => {
    const label = countryName(name)
    if (label === null) throw new OrderError(`${name} is not a country: use two letters of ISO 3166, such as cz`)
    const code = name.toUpperCase()
    const locale = options['locale'] ?? name
    if (Intl.DateTimeFormat.supportedLocalesOf(`${locale}-${code}`).length === 0) {
      throw new OrderError(`Intl does not support the language ${locale}: use an option such as --locale cs`)
    }
    const files = buildFiles({ code, tag: `${locale}-${code}`, label })
    const [own, ownServer] = [`${domainFolder}/${name}`, `${serverFolder}/${name}`]
    /** Adds an import of the country's own file and a row to a table by country. */
    const register = (table: string, [exported, file]: readonly [string, string], edit: Edit, kind = 'import') =>
      [
        table,
        (text: string) => edit(addImport(`${kind} { ${exported} as ${name} } from './${name}/${file}.ts'`)(text)),
      ] as const
    return {
      files: {
        ...Object.fromEntries(Object.entries(files.domain).map(([file, text]) => [`${own}/${file}`, text])),
        [`${ownServer}/country.ts`]: files.server,
        [`docs/countries/${name}.md`]: files.document,
      },
      edits: [
        [`${domainFolder}/country.ts`, addItem('export const countryCodes = [', ']', `'${code}'`)],
        register(
          `${domainFolder}/registry.ts`,
          ['country', 'country'],
          addItem('countries = {', ' }', `${code}: ${name}`),
        ),
        register(
          `${domainFolder}/optionKeys.ts`,
          ['options', 'rulesAndOptions'],
          addRow('export type OptionsByCountry', `${code}: typeof ${name}`),
          'import type',
        ),
        register(
          `${domainFolder}/noticeSources.ts`,
          ['noticeSources', 'noticeSources'],
          addRow('export const noticeSources', `${code}: ${name},`),
        ),
        [
          `${domainFolder}/linePatterns.ts`,
          addRow(
            'export const linePatterns',
            `${code}: { 'personal-details': '{firstName} {lastName}', 'address-information': '{street} {houseNumber}, {postalCode} {city}' },`,
          ),
        ],
        register(
          `${domainFolder}/personas.ts`,
          ['personas', 'personas'],
          addRow('export const personasByCountry', `${code}: ${name},`),
        ),
        register(
          `${serverFolder}/registry.ts`,
          ['country', 'country'],
          addRow('export const serverCountries', `${code}: ${name},`),
        ),
      ],
      // Imported here, after the list of countries has the new row.
      generate: async () => {
        const sources = Object.entries((await import('../../buildPhoneMetadata.ts')).buildPhoneMetadata())
        return Object.fromEntries(sources.filter(([file]) => file.startsWith(`${own}/`)))
      },
      missing: [
        `in ${own}/country.ts (types fail without them): currency, phonePrefix, loadEmailProviders, timeZone, debtLimits, notices; its languageTags, incomeGroups and the consent that tracking requires (tracking)`,
        `in ${own}/rulesAndOptions.ts: its rules (postal code, identity and tax codes, account) and option lists (province, incomeSource, identificationType ...)`,
        `the law behind its notices in ${own}/noticeSources.ts`,
        `the order of a name and an address in its row of ${domainFolder}/linePatterns.ts`,
        `three personas in ${own}/personas.ts (types fail without them)`,
        `in ${ownServer}/ (types fail without them): terms, lenders, companies and policyNames in country.ts; the lenders' terms also in ${own}/exampleLenders.ts`,
        `what the tables by country need (npm run check types names each): ${own}/testing/sampleNames.ts, ${ownServer}/testAnswers.ts, ${own}/testing/typed.ts, and their rows`,
        `its own locale, if it has one: npm run new -- locale ${name}`,
        `its first product: npm run new -- brand NAME --country ${name}`,
      ],
      tests: [
        `${own}/rulesAndOptions.test.ts`,
        `${domainFolder}/registry.test.ts`,
        'server/src/personas/persona.test.ts',
      ],
    }
  },
}
