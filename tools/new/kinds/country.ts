// Generates a country. Fills in the formats that Intl has. Omits the settings that depend on law and custom, so that
// the type check fails until they are added.
import { addImport, addItem, addRow } from '../editText.ts'
import { type Edit, type Kind, OrderError, type Plan } from '../kind.ts'
import { countryName } from '../names.ts'
import { buildCountryDocument } from './countryDocument.ts'
import { buildDomainFiles } from './countryFiles.ts'
import { buildServerFiles } from './countryServerFiles.ts'

const domainFolder = 'domain/src/countries'
const serverFolder = 'server/src/countries'

/** Rows in the tables of the tests, which have a row for each country. */
const registerInTests = (name: string, code: string): Plan['edits'] => {
  const testing = `../countries/${name}`
  return [
    [
      'domain/src/testing/buildSamples.ts',
      (text) =>
        addRow(
          'const lists: Readonly<Record<CountryCode',
          `${code}: ${name},`,
        )(addImport(`import { sampleNames as ${name} } from '${testing}/testing/sampleNames.ts'`)(text)),
    ],
    [
      `${domainFolder}/typing.test.ts`,
      (text) =>
        addRow(
          'const tables: Readonly<Record<CountryCode',
          `${code}: ${name},`,
        )(addImport(`import { typed as ${name} } from './${name}/testing/typed.ts'`)(text)),
    ],
    [
      'domain/src/testing/phoneNumbers.ts',
      (text) =>
        addRow(
          '> = {',
          `${code}: { metadata: ${name}, mobileNumbers: ${name}Numbers },`,
        )(
          addImport(`import { mobileNumbers as ${name}Numbers } from '${testing}/mobileNumbers.ts'`)(
            addImport(`import { metadata as ${name} } from '${testing}/phoneMetadata.ts'`)(text),
          ),
        ),
    ],
    [
      'server/src/testing/answersByCountry.ts',
      (text) =>
        addRow(
          'export const answersByCountry',
          `${code}: addShared(${name}),`,
        )(addImport(`import { testAnswers as ${name} } from '${testing}/testAnswers.ts'`)(text)),
    ],
  ]
}

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
    const names = { code, tag: `${locale}-${code}`, label }
    const [own, ownServer] = [`${domainFolder}/${name}`, `${serverFolder}/${name}`]
    const inFolder = (folder: string, files: Readonly<Record<string, string>>) =>
      Object.fromEntries(Object.entries(files).map(([file, text]) => [`${folder}/${file}`, text]))
    /** Adds an import of the country's own file and a row to a table by country. */
    const register = (table: string, [exported, file]: readonly [string, string], edit: Edit, kind = 'import') =>
      [
        table,
        (text: string) => edit(addImport(`${kind} { ${exported} as ${name} } from './${name}/${file}.ts'`)(text)),
      ] as const
    return {
      files: {
        ...inFolder(own, buildDomainFiles(names)),
        ...inFolder(ownServer, buildServerFiles(names)),
        [`docs/countries/${name}.md`]: buildCountryDocument(names),
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
            `${code}: { 'personal-details': '{firstName} {lastName} {secondLastName}', 'address-information': '{street} {houseNumber}/{flatNumber}, {postalCode} {city}, {province}' },`,
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
        ...registerInTests(name, code),
      ],
      // Imported here, after the list of countries has the new row.
      generate: async () => {
        const sources = Object.entries((await import('../../buildPhoneMetadata.ts')).buildPhoneMetadata())
        return Object.fromEntries(sources.filter(([file]) => file.startsWith(`${own}/`)))
      },
      missing: [
        `in ${own}/country.ts (types fail without them): currency, timeZone, debtLimits, postalCodeShape, and notices (europeanNotices of ${domainFolder}/europeanNotices.ts in the European Union)`,
        `also there, where the default does not fit: minimumAge, policies, the consent that tracking requires (tracking), countsWithdrawalInCalendarDays; phonePrefix if libphonenumber has none`,
        `in ${own}/rulesAndOptions.ts (types fail without them): the option list province, and the rule iban in a country without IBAN; its own rules (postalCode, personalCode, taxRegistryCode, idCardNumber) and option lists (incomeSource, identificationType) where they differ; each source of income with a payday also in incomeGroups, and a key that no country had in domain/src/data-points/incomeSources.ts`,
        `help with debts and the credit databases in ${own}/help.ts (types fail without them); the e-mail providers of the country in ${own}/emailProviders.ts`,
        `the law behind each of its notices in ${own}/noticeSources.ts (europeanNoticeSources.ts has those of the European Union)`,
        `the order of a name and an address in its row of ${domainFolder}/linePatterns.ts`,
        `three personas in ${own}/personas.ts (types fail without them)`,
        `in ${ownServer}/ (types fail without them): policyNames in country.ts, the terms of offers in terms.ts; the lenders in lenders.ts, which has one that makes an offer to everyone, and the companies in companies.ts`,
        `for the tests (types fail without them): the names in ${own}/testing/sampleNames.ts, the typed values in ${own}/testing/typed.ts, the answers in ${ownServer}/testAnswers.ts`,
        `its own locale (types fail without it): npm run new -- locale ${name}; without a locale of its own, replace the key ${name} in languageTags by that of another country`,
        `what was researched in docs/countries/${name}.md, and the link to it in docs/countries/README.md`,
        `its first product: npm run new -- brand NAME --country ${name}`,
        `then npm run generate, which writes ${own}/exampleLenders.ts from the lenders`,
      ],
      tests: [
        `${own}/rulesAndOptions.test.ts`,
        `${domainFolder}/registry.test.ts`,
        'server/src/personas/persona.test.ts',
      ],
    }
  },
}
