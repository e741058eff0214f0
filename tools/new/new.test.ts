// Runs every generator on the files of the project without writing: its files, rows and texts exist and parse, and a
// second run is rejected.
import path from 'node:path'
import { countries } from '@loan/domain/countries/registry'
import { parseSync } from 'vite'
import { describe, expect, it } from 'vitest'
import type { Project } from './kind.ts'
import { createFixture } from './testing/createFixture.ts'

/** Files that `generate` of the country adds from libphonenumber. */
const generatedLater = /\/(?:mobileNumbers|phoneMetadata)\.ts$/u

const findMissingImports = (file: string, text: string, { has }: Project): readonly string[] =>
  [...text.matchAll(/ from '(?<name>\.[^']+)'/gu)]
    .map(({ groups }) => path.join(path.dirname(file), groups?.['name'] ?? ''))
    .filter((name) => !generatedLater.test(name) && !has(name))

/** Commands, the commands before them, and the expected text by file. */
const orders: readonly (readonly [string, readonly string[], Readonly<Record<string, string>>])[] = [
  [
    'brand lumen --country es',
    [],
    {
      'domain/src/products/registry.ts': "  'lumen-es': lumenEs,\n",
      'domain/src/products/lumen-es.ts': 'pages: esPages,',
      'web/src/brands/lumen/ApplicationPage.tsx': 'lumen in every country',
      'web/src/brands/lumen/theme.css': 'The colours of lumen.',
      'web/src/brands/lumen/font.css': "url('../tukan/fonts/latin.woff2')",
      'web/src/brands/lumen/scenes/NotFoundScene.tsx': 'export const NotFoundScene',
    },
  ],
  [
    'brand tukan --country de',
    [],
    { 'domain/src/products/tukan-de.ts': "support: { email: 'help@tukan.example', phone: '+49" },
  ],
  [
    'country cz --locale cs',
    [],
    {
      'domain/src/countries/cz/country.ts': "languageTags: { cz: 'cs-CZ', en: 'en-GB' },\n  phonePrefix: '+420',",
      'domain/src/countries/country.ts': "'CO', 'CZ', 'DE'",
      'domain/src/countries/linePatterns.ts': "  CZ: { 'personal-details': '{firstName} {lastName} {secondLastName}'",
      'domain/src/countries/noticeSources.ts': '  CZ: cz,\n',
      'domain/src/countries/optionKeys.ts': '  CZ: typeof cz\n',
      'domain/src/countries/personas.ts': '  CZ: cz,\n',
      'docs/countries/cz.md': '## Locale, currency and dates\n\nTag `cs-CZ`.',
      'domain/src/countries/registry.ts': "import { country as cz } from './cz/country.ts'",
      'domain/src/countries/cz/rulesAndOptions.ts': "iban: ibanRule('CZ', 24),",
      'domain/src/countries/typing.test.ts': '  CZ: cz,\n',
      'domain/src/testing/buildSamples.ts': '  CZ: cz,\n',
      'domain/src/testing/phoneNumbers.ts': '  CZ: { metadata: cz, mobileNumbers: czNumbers },\n',
      'server/src/countries/registry.ts': 'CZ: cz,',
      'server/src/countries/cz/lenders.ts': "key: 'cz-first'",
      'server/src/testing/answersByCountry.ts': '  CZ: addShared(cz),\n',
    },
  ],
  [
    'brand lumen --country cz',
    ['country cz --locale cs', 'locale cz'],
    { 'domain/src/products/lumen-cz.ts': "locales: ['cz', 'en']," },
  ],
  [
    'data-point petName --section other-information',
    [],
    {
      'domain/src/data-points/other-information.ts':
        "petName: { path: 'otherDetails.petName', kind: 'text', rules: [] },",
      'domain/src/lead/application.ts': '      petName: text,',
      'web/src/locales/en/other-information.json': '"label": "Pet name"',
    },
  ],
  [
    'page pet-name --section other-information --asks petName',
    ['data-point petName --section other-information'],
    {
      'domain/src/pages/rows.ts': "export const petName = /* @__PURE__ */ dynamic('pet-name', 'other-information'",
      'web/src/locales/en/other-information.json': '"title": "Pet name?"',
      'domain/src/data-points/catalogue.test.ts': "'pet-name']",
    },
  ],
  [
    'rule petChip',
    [],
    {
      'domain/src/rules/petChip.ts': 'export const petChipRule',
      'domain/src/rules/errorCodes.ts': "'pet-chip-form': 'Not in the form of pet chip.',",
      'web/src/locales/en/errors.json': '"pet-chip-form"',
    },
  ],
  [
    'vendor petNet --purpose analytics',
    [],
    {
      'domain/src/tracking/vendors.ts': "  petNet: {\n    purpose: 'analytics',",
      '.env.example': '# PET_NET_ID=',
      'web/src/tracking/adapters/registry.ts': 'openPetNet',
      'web/src/tracking/forgetVendors.ts': 'petNet: { cookies',
      'e2e/setup/vendorScripts.ts': 'petNet: script(',
    },
  ],
  [
    'locale ca --country es',
    [],
    { 'domain/src/countries/es/country.ts': "languageTags: { es: 'es-ES', en: 'en-GB', ca: 'ca-ES' }" },
  ],
  [
    'locale cz',
    ['country cz --locale cs'],
    {
      'web/src/locales/cz/common.json': '{',
      'domain/src/countries/country.ts': "| 'ph' | 'cz'",
      'server/src/look-ups/choices.ts': '{ co, cz, de,',
      'server/src/policies/policies.ts': "import { texts as cz } from './texts/cz.ts'",
      'server/src/documents/documentTexts.ts': '{ co, cz, de,',
      'server/src/documents/contractTexts.ts': "import { texts as cz } from './contract-texts/cz.ts'",
      'server/src/messages/messageTexts.ts': '  cz,',
    },
  ],
  [
    'screen pet-shop',
    [],
    {
      'web/src/screens/registry.ts': "import('./pet-shop/PetShop.tsx')",
      'web/src/screens/pet-shop/PetShop.test.tsx': "renderScreen('/pet-shop')",
      'web/src/locales/en/pet-shop.json': '"title": "Pet shop"',
    },
  ],
  [
    'screen cnp',
    [],
    {
      'web/src/screens/registry.ts': '  CNP: {\n    needsLead: true,',
      'web/src/screens/cnp/Cnp.test.tsx': "server.setStatus(buildLeadStatus('CNP'))",
      'web/src/locales/en/cnp.json': '"title": "Cnp"',
    },
  ],
]

describe.each(orders)('%s', (command, before, rows) => {
  it('adds files and rows that parse, and is rejected a second time', () => {
    const { make, project } = createFixture()
    for (const earlier of before) make(earlier)
    const { plan, files } = make(command)
    for (const [file, row] of Object.entries(rows)) expect(files.get(file), file).toContain(row)
    for (const [file, text] of files) {
      if (file.endsWith('.json')) JSON.parse(text)
      if (!/\.tsx?$/u.test(file)) continue
      expect(parseSync(file, text).errors, file).toEqual([])
      expect(findMissingImports(file, text, project), file).toEqual([])
    }
    expect(plan.tests.length).toBeGreaterThan(0)
    expect(() => make(command)).toThrow(/already/u)
  })
})

it('copies no setting of a product that only its own country or brand has', () => {
  const { files, plan } = createFixture().make('brand lumen --country de')
  const product = files.get('domain/src/products/lumen-de.ts')
  expect(product).toContain("  brand: 'lumen',\n  displayName: 'Lumen',\n  country,\n")
  expect(product).not.toMatch(/vireo'|Vireo|@assumed|paths/u)
  expect(plan.missing.join('\n')).toContain('its imprint, which vireo-de has')
})

it('keeps the escapes of the no-break spaces in a file of texts', () => {
  const { files } = createFixture().make('data-point petName --section other-information')
  expect(files.get('web/src/locales/en/other-information.json')).toContain(String.raw`WA\u00a012345`)
})

it('never overwrites a file that has no row yet', () => {
  const { make } = createFixture(new Map([['web/src/brands/aurora/theme.css', '/* mine */']]))
  expect(() => make('brand aurora --country es')).toThrow('already exist: web/src/brands/aurora/theme.css')
})

it('has each setting of a country, or lists it as missing', () => {
  const { files, plan } = createFixture().make('country fr')
  const [first, ...others] = Object.values(countries).map((country) => Object.keys(country))
  const required = (first ?? []).filter((key) => others.every((keys) => keys.includes(key)))
  const text = files.get('domain/src/countries/fr/country.ts') ?? ''
  const missing = plan.missing.join('\n')
  expect(required.filter((key) => !text.includes(`\n  ${key}`) && !missing.includes(key))).toEqual([])
  expect(text).not.toContain('currency')
})
