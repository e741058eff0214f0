// Runs every generator in a copy of the project: its files, rows and texts exist and parse, and a second run is
// rejected without changes.
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { parseSync } from 'vite'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { fromRoot } from '../process/root.ts'
import { applyPlan, openProject } from './applyPlan.ts'
import { readOrder } from './readOrder.ts'

let root: string
beforeAll(() => {
  root = mkdtempSync(path.join(tmpdir(), 'new-'))
  for (const file of ['domain/src', 'web/src', 'server/src', 'e2e/setup', 'docs/countries', '.env.example']) {
    cpSync(fromRoot(file), path.join(root, file), { recursive: true })
  }
})
afterAll(() => rmSync(root, { recursive: true }))

const read = (file: string): string => readFileSync(path.join(root, file), 'utf8')

const make = (command: string) => {
  const { kind, order } = readOrder(command.split(' '))
  const plan = kind.plan(order, openProject(root))
  return { plan, written: applyPlan(root, plan) }
}

const everything = (): ReadonlyMap<string, string> =>
  new Map(
    readdirSync(root, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => path.join(entry.parentPath, entry.name))
      .map((file) => [file, readFileSync(file, 'utf8')]),
  )

const assertParses = (file: string): void => {
  if (file.endsWith('.json')) JSON.parse(read(file))
  if (/\.tsx?$/u.test(file)) expect(parseSync(file, read(file)).errors, file).toEqual([])
}

/** Files that `generate` of the country adds from libphonenumber. */
const generatedLater = /\/(?:mobileNumbers|phoneMetadata)\.ts$/u

const assertImportsExist = (file: string): void => {
  if (!/\.tsx?$/u.test(file)) return
  const imported = [...read(file).matchAll(/ from '(?<name>\.[^']+)'/gu)].map(({ groups }) =>
    path.join(path.dirname(file), groups?.['name'] ?? ''),
  )
  expect(imported.filter((name) => !generatedLater.test(name) && !existsSync(path.join(root, name)))).toEqual([])
}

/** Commands, and for each the expected text by file. */
const orders: readonly (readonly [string, Readonly<Record<string, string>>])[] = [
  [
    'brand lumen --country es',
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
    { 'domain/src/products/tukan-de.ts': "support: { email: 'help@tukan.example', phone: '+49" },
  ],
  [
    'country cz --locale cs',
    {
      'domain/src/countries/cz/country.ts': "dateOrder: ['day', 'month', 'year']",
      'domain/src/countries/country.ts': "'CO', 'CZ', 'DE'",
      'domain/src/countries/noticeSources.ts': '  CZ: cz,\n',
      'domain/src/countries/optionKeys.ts': '  CZ: typeof cz\n',
      'domain/src/countries/personas.ts': '  CZ: cz,\n',
      'docs/countries/cz.md': '# Czechia (`cz`)\n\n## Locale, currency and dates\n\nTag `cs-CZ`.',
      'domain/src/countries/registry.ts': "import { country as cz } from './cz/country.ts'",
      'domain/src/countries/cz/details.ts': 'leden únor březen',
      'server/src/countries/registry.ts': 'CZ: cz,',
    },
  ],
  ['brand lumen --country cz', { 'domain/src/products/lumen-cz.ts': 'page.loanInformation' }],
  [
    'locale cz',
    {
      'domain/src/countries/country.ts': "| 'cz'",
      'web/src/locales/cz/common.json': '{',
      'server/src/messages/messageTexts.ts': '  cz,\n',
      'server/src/policies/policies.ts': ', cz, ',
      'server/src/look-ups/choice-names/cz.ts': 'professions in cz.',
    },
  ],
  [
    'data-point petName --section other-information',
    {
      'domain/src/data-points/other-information.ts':
        "petName: { path: 'otherDetails.petName', kind: 'text', rules: [] },",
      'domain/src/lead/application.ts': '      petName: text,',
      'web/src/locales/en/other-information.json': '"label": "Pet name"',
    },
  ],
  [
    'page pet-name --section other-information --asks petName',
    {
      'domain/src/pages/rows.ts': "export const petName = /* @__PURE__ */ dynamic('pet-name', 'other-information'",
      'web/src/locales/en/other-information.json': '"title": "Pet name?"',
      'domain/src/data-points/catalogue.test.ts': "'pet-name']",
    },
  ],
  [
    'rule petChip',
    {
      'domain/src/rules/petChip.ts': 'export const petChipRule',
      'domain/src/rules/errorCodes.ts': "'pet-chip-form': 'Not in the form of pet chip.',",
      'web/src/locales/en/errors.json': '"pet-chip-form"',
    },
  ],
  [
    'screen pet-shop',
    {
      'web/src/screens/registry.ts': "import('./pet-shop/PetShop.tsx')",
      'web/src/screens/pet-shop/PetShop.test.tsx': "renderScreen('/pet-shop')",
      'web/src/locales/en/pet-shop.json': '"title": "Pet shop"',
    },
  ],
  [
    'screen cnp',
    {
      'web/src/screens/registry.ts': "  CNP: {\n    needs: 'lead',",
      'web/src/screens/cnp/Cnp.test.tsx': "server.setStatus(buildLeadStatus('CNP'))",
    },
  ],
  [
    'pixel petNet',
    {
      'domain/src/tracking/vendors.ts': '  petNet: vendorSchema,',
      'server/src/config/vendorVariables.ts': "  PET_NET_HOST: hostOf('petNet'),",
      '.env.example': '# PET_NET_ID=',
      'web/src/tracking/adapters/registry.ts': 'openPetNet',
      'web/src/tracking/forgetVendors.ts': 'petNet: { cookies',
      'e2e/setup/vendorScripts.ts': 'petNet: script(',
    },
  ],
]

describe.each(orders)('%s', (command, rows) => {
  it('writes files and rows that parse', () => {
    const { plan, written } = make(command)
    for (const [file, row] of Object.entries(rows)) expect(read(file), file).toContain(row)
    for (const file of written) assertParses(file)
    for (const file of written) assertImportsExist(file)
    expect(plan.tests.length).toBeGreaterThan(0)
    expect(Object.keys(plan.files).filter((file) => !written.includes(file))).toEqual([])
  })
  it('is rejected a second time and changes nothing', () => {
    const before = everything()
    expect(() => make(command)).toThrow(/already/u)
    expect(everything()).toEqual(before)
  })
})

it('never overwrites a file that has no row yet', () => {
  const own = path.join(root, 'web/src/brands/aurora/theme.css')
  mkdirSync(path.dirname(own), { recursive: true })
  writeFileSync(own, '/* mine */')
  const before = everything()
  expect(() => make('brand aurora --country es')).toThrow('already exist: web/src/brands/aurora/theme.css')
  expect(everything()).toEqual(before)
})

it('omits settings that depend on law and custom, and lists them as missing', () => {
  const { kind, order } = readOrder(['country', 'fr'])
  const { files, missing } = kind.plan(order, openProject(root))
  expect(files['domain/src/countries/fr/country.ts']).not.toContain('currency')
  expect(missing.join('\n')).toMatch(/currency, phonePrefix, loadEmailProviders, timeZone, debtLimits, notices/u)
})

it.each([
  ['', 'No kind is given.'],
  ['bank x', 'There is no kind "bank".\nnpm run new --\n  brand NAME --country xx'],
  ['brand', '"" is not a valid name'],
  ['brand Lumen --country es', '"Lumen" is not a valid name'],
  ['brand ../x --country es', 'is not a valid name'],
  ['brand lumen', '--country is missing'],
  ['brand lumen --country', '--country needs a value'],
  ['brand lumen --colour red', 'There is no option "--colour"'],
  ['brand lumen --country fr', 'There is no country fr yet: npm run new -- country fr'],
  ['country zz', 'zz is not a country'],
  ['page x --section nowhere --asks y', 'There is no section nowhere'],
  ['page x --section education --asks y', 'education has no data point y'],
  ['data-point petAge --section education --kind choice', '--kind choice is not one of'],
])('rejects "%s" with a reason', (command, message) => {
  expect(() => make(command)).toThrow(message)
})
