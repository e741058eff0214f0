// Each forbidden import is reported, each allowed one is accepted.
import path from 'node:path'
import { expect, it } from 'vitest'
import { isOfOneProduct } from './importRules.ts'
import { checkImport } from './checkImport.ts'
import { buildModuleGraph, findReached } from './moduleGraph.ts'

const buildGraph = (files: Readonly<Record<string, string>>) =>
  buildModuleGraph(
    Object.entries(files).map(([file, source]) => ({ file, source })),
    (file) => file in files,
  )

/** The reason why a file may not have the import in its source. `target` exists. */
const findReason = (file: string, source: string, target: string): string | null => {
  const [module] = buildGraph({ [file]: source, [target]: '' })
  const [first] = module?.imports ?? []
  return first === undefined ? 'no import seen' : checkImport(file, first)
}

it.each([
  ['domain/src/a.ts', `import { x } from '../../web/src/lib/b.ts'`, 'web/src/lib/b.ts', 'domain may import only'],
  ['domain/src/a.ts', `import fs from 'node:fs'`, 'domain/src/b.ts', 'only the packages'],
  ['domain/src/a.ts', `import type { x } from './gone.ts'`, 'domain/src/b.ts', 'does not exist'],
  ['domain/src/a.ts', `import { b } from '@loan/domain/b'`, 'domain/src/b.ts', 'relative path'],
  ['server/src/a.ts', `import { b } from '../../domain/src/b.ts'`, 'domain/src/b.ts', 'by name'],
  ['server/src/a.ts', `import { b } from '@loan/domain'`, 'domain/src/b.ts', 'import a file'],
  ['web/src/lib/a.ts', `const b = await import('../ui/b.ts')`, 'web/src/ui/b.ts', 'lib may import only'],
  ['web/src/lib/a.ts', `export { b } from '../ui/b.ts'`, 'web/src/ui/b.ts', 'lib may import only'],
  ['domain/src/a.ts', `import * as v from 'valibot'`, 'domain/src/b.ts', null],
  ['domain/src/a.test.ts', `import { it } from 'vitest'`, 'domain/src/b.ts', null],
  ['web/src/app/a.tsx', `import icon from '../brands/tukan/b.svg?inline'`, 'web/src/brands/tukan/b.svg', null],
  ['server/src/a.ts', `import { b } from '@loan/domain/pages/b'`, 'domain/src/pages/b.ts', null],
])('checks in %s the import %s', (file, source, target, reason) => {
  expect(findReason(file, source, target)).toEqual(reason === null ? null : expect.stringContaining(reason))
})

it.each([
  ['domain/src/a.ts', 'domain/src/b.test.ts', 'only tests'],
  ['web/src/app/a.ts', 'web/src/testing/b.ts', 'a testing folder'],
  ['domain/src/countries/pl/country.ts', 'domain/src/countries/pl/testing/b.ts', 'a testing folder'],
  ['web/src/app/a.tsx', 'web/src/ui/B.stories.tsx', 'a story'],
  ['server/src/a.ts', 'web/src/lib/b.ts', 'server may import only'],
  ['web/src/form/a.tsx', 'web/src/lead-session/b.ts', 'form may import only'],
  ['web/src/app/a.tsx', 'web/src/main.tsx', 'beside the folders'],
  ['domain/src/rules/a.ts', 'domain/src/countries/b.ts', 'rules may import only'],
  ['domain/src/calendar.ts', 'domain/src/lead/b.ts', '. may import only'],
  ['server/src/leads/access/a.ts', 'server/src/leads/status/b.ts', 'access may import only'],
  ['server/src/leads/status/a.ts', 'server/src/leads/actions/b.ts', 'status may import only'],
  ['server/src/leads/lead.ts', 'server/src/leads/access/b.ts', '. may import only'],
  ['web/src/stray/a.ts', 'web/src/lib/b.ts', 'has no level'],
  ['web/src/screens/offer/a.tsx', 'web/src/screens/checking/b.ts', 'may not import'],
  ['web/src/screens/frame/a.tsx', 'web/src/screens/lender-step/b.ts', 'may not import'],
  ['web/src/brands/tukan/a.tsx', 'web/src/brands/vireo/b.ts', 'may not import'],
  ['domain/src/rules/a.test.ts', 'domain/src/countries/b.ts', null],
  ['domain/src/pages/a.ts', 'domain/src/calendar.ts', null],
  ['web/src/lib/a.ts', 'web/src/lib/b.ts', null],
  ['server/src/leads/status/a.ts', 'server/src/leads/access/b.ts', null],
  ['server/src/leads/status/a.ts', 'server/src/database/b.ts', null],
  ['web/src/screens/offer/a.tsx', 'web/src/ui/b.tsx', null],
  ['web/src/lib/a.test.ts', 'web/src/testing/b.ts', null],
  ['web/src/ui/B.stories.tsx', 'web/src/testing/b.ts', null],
  ['web/src/testing/a.ts', 'web/src/screens/b.ts', null],
  ['web/src/screens/offer/a.tsx', 'web/src/screens/lender-step/b.ts', null],
  ['web/src/screens/lender-step/a.tsx', 'web/src/screens/frame/b.ts', null],
])('checks the import in %s of %s: %s', (file, target, reason) => {
  const relative = path.posix.relative(path.posix.dirname(file), target)
  const specifier = relative.startsWith('.') ? relative : `./${relative}`
  const found = findReason(file, `import type { b } from '${specifier}'`, target)
  expect(found).toEqual(reason === null ? null : expect.stringContaining(reason))
})

it.each([
  ['domain/src/products/registry.ts', "import { b } from '../products/registry.ts'", true],
  ['domain/src/products/sequences/es.ts', "const b = import('../products/sequences/es.ts')", true],
  ['domain/src/countries/es/rulesAndOptions.ts', "import '../countries/es/rulesAndOptions.ts'", true],
  ['domain/src/products/vireo-es.ts', "import type { P } from '../products/vireo-es.ts'", false],
  ['domain/src/products/defaults.ts', "import { d } from '../products/defaults.ts'", false],
])('finds %s behind the page by %s: %s', (file, source, isFound) => {
  const files = {
    'web/src/main.tsx': `import { a } from '@loan/domain/pages/a'`,
    'domain/src/pages/a.ts': source,
    [file]: 'export {}',
  }
  const found = findReached(buildGraph(files), 'web/src/main.tsx', isOfOneProduct)
  expect(found).toEqual(isFound ? [['web/src/main.tsx', 'domain/src/pages/a.ts', file]] : [])
})
