// Runs every generator on the files of the project without writing: its files, rows and texts exist and parse, and a
// second run is rejected.
import path from 'node:path'
import { parseSync } from 'vite'
import { describe, expect, it } from 'vitest'
import { root } from '../process/root.ts'
import { addItem, addRow } from './editText.ts'
import { computeFiles, openProject, type Project } from './kind.ts'
import { readOrder } from './readOrder.ts'

/** The project with the files that the commands of one test wrote. */
const createFixture = (written = new Map<string, string>()) => {
  const real = openProject(root)
  const project: Project = {
    has: (file) => written.has(file) || real.has(file),
    read: (file) => written.get(file) ?? real.read(file),
    list: (folder) => [
      ...real.list(folder),
      ...[...written.keys()].filter((file) => path.dirname(file) === folder).map((file) => path.basename(file)),
    ],
  }
  const make = (command: string) => {
    const { kind, order } = readOrder(command.split(' '))
    const plan = kind.plan(order, project)
    const files = computeFiles(project, plan)
    for (const [file, text] of files) written.set(file, text)
    return { plan, files }
  }
  return { make, project }
}

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
      'domain/src/countries/cz/country.ts': "dateOrder: ['day', 'month', 'year']",
      'domain/src/countries/country.ts': "'CO', 'CZ', 'DE'",
      'domain/src/countries/linePatterns.ts': "  CZ: { 'personal-details': '{firstName} {lastName}'",
      'domain/src/countries/noticeSources.ts': '  CZ: cz,\n',
      'domain/src/countries/optionKeys.ts': '  CZ: typeof cz\n',
      'domain/src/countries/personas.ts': '  CZ: cz,\n',
      'docs/countries/cz.md': '## Locale, currency and dates\n\nTag `cs-CZ`.',
      'domain/src/countries/registry.ts': "import { country as cz } from './cz/country.ts'",
      'domain/src/countries/cz/rulesAndOptions.ts': 'leden únor březen',
      'server/src/countries/registry.ts': 'CZ: cz,',
    },
  ],
  [
    'brand lumen --country cz',
    ['country cz --locale cs'],
    { 'domain/src/products/lumen-cz.ts': 'page.loanInformation' },
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
    'pixel petNet',
    [],
    {
      'domain/src/tracking/vendors.ts': '  petNet: vendorSchema,',
      'server/src/config/vendorVariables.ts': "  PET_NET_HOST: hostOf('petNet'),",
      '.env.example': '# PET_NET_ID=',
      'web/src/tracking/adapters/registry.ts': 'openPetNet',
      'web/src/tracking/forgetVendors.ts': 'petNet: { cookies',
      'e2e/setup/vendorScripts.ts': 'petNet: script(',
    },
  ],
  [
    'locale cz',
    [],
    {
      'web/src/locales/cz/common.json': '{',
      'domain/src/countries/country.ts': "| 'ph' | 'cz'",
      'server/src/look-ups/choices.ts': '{ co, cz, de,',
      'server/src/policies/policies.ts': "import { texts as cz } from './texts/cz.ts'",
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
      'web/src/screens/registry.ts': "  CNP: {\n    needs: 'lead',",
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
  expect(product).toContain('  paths: relativePaths,\n  expiry: specExpiry,\n')
  expect(product).not.toMatch(/vireo'|Vireo|@assumed/u)
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

it('omits settings that depend on law and custom, and lists them as missing', () => {
  const { files, plan } = createFixture().make('country fr')
  expect(files.get('domain/src/countries/fr/country.ts')).not.toContain('currency')
  expect(plan.missing.join('\n')).toMatch(/currency, phonePrefix, loadEmailProviders, timeZone, debtLimits, notices/u)
})

it.each([
  ['', 'There is no kind "".\nnpm run new --\n  brand NAME --country xx'],
  ['bank x', 'There is no kind "bank".'],
  ['brand', '"" is not a valid name'],
  ['brand ../x --country es', 'is not a valid name'],
  ['brand lumen', '--country is missing'],
  ['brand lumen --country', 'argument missing'],
  ['brand lumen --colour red', "Unknown option '--colour'"],
  ['brand lumen --country fr', 'There is no country fr yet: npm run new -- country fr'],
  ['country zz', 'zz is not a country'],
  ['page x --section nowhere --asks y', 'There is no section nowhere'],
  ['page x --section education --asks y', 'education has no data point y'],
  ['data-point petAge --section education --kind choice', '--kind choice is not one of'],
])('rejects "%s" with a reason', (command, message) => {
  expect(() => createFixture().make(command)).toThrow(message)
})

describe('an edit', () => {
  const block = "const rows = {\n  'a-a': a,\n  /** A word. */\n  'c-c': {\n    d: 1,\n  },\n}\n"
  it('keeps sorted rows sorted and a comment with its row, and appends to others', () => {
    expect(addRow('const rows', "'b-b': b,")(block)).toBe(block.replace('a,\n', "a,\n  'b-b': b,\n"))
    expect(addRow('const rows', "'d-d': d,")(block)).toBe(block.replace('  },\n', "  },\n  'd-d': d,\n"))
    expect(addItem('[', ']', "'x'")("['z', 'a']")).toBe("['z', 'a', 'x']")
  })
  it('is rejected when its position is missing', () => {
    expect(() => addRow('const gone', "'a-a': a,")(block)).toThrow('There is no "const gone"')
    expect(() => addItem('gone', ']', 'a')(block)).toThrow('There is no "gone"')
  })
})
