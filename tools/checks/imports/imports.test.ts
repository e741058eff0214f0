// Each forbidden import is reported, each allowed one is accepted.
import { describe, expect, it } from 'vitest'
import { findReached } from './findReached.ts'
import { isOfOneProduct } from './importRules.ts'
import { checkImport } from './checkImport.ts'
import { buildModuleGraph } from './moduleGraph.ts'

const buildGraph = (files: Readonly<Record<string, string>>) =>
  buildModuleGraph(new Map(Object.entries(files)), (file) => file in files)

const findImportError = (file: string, source: string, others: readonly string[]): string | null => {
  const graph = buildGraph({ [file]: source, ...Object.fromEntries(others.map((other) => [other, 'export {}'])) })
  const [first] = graph.find((module) => module.file === file)?.imports ?? []
  return first === undefined ? 'no import seen' : checkImport(file, first)
}

describe('forbidden imports', () => {
  it.each([
    ['domain/src/a.ts', `import { x } from '../../web/src/lib/b.ts'`, 'web/src/lib/b.ts', 'domain may import only'],
    ['domain/src/a.ts', `import react from 'react'`, 'domain/src/b.ts', 'only the packages'],
    ['domain/src/a.ts', `import fs from 'node:fs'`, 'domain/src/b.ts', 'only the packages'],
    ['domain/src/a.ts', `import type { x } from './gone.ts'`, 'domain/src/b.ts', 'does not exist'],
    ['domain/src/a.ts', `import { b } from '@loan/domain/b'`, 'domain/src/b.ts', 'relative path'],
    ['domain/src/a.ts', `import { b } from './b.test.ts'`, 'domain/src/b.test.ts', 'only tests'],
    ['web/src/app/a.ts', `import { b } from '../testing/b.ts'`, 'web/src/testing/b.ts', 'a testing folder'],
    [
      'domain/src/countries/pl/country.ts',
      `import { b } from './testing/b.ts'`,
      'domain/src/countries/pl/testing/b.ts',
      'a testing folder',
    ],
    ['web/src/app/a.tsx', `import { B } from '../ui/B.stories.tsx'`, 'web/src/ui/B.stories.tsx', 'a story'],
    ['server/src/a.ts', `import { b } from '../../web/src/lib/b.ts'`, 'web/src/lib/b.ts', 'server may import only'],
    ['server/src/a.ts', `import { b } from '../../domain/src/b.ts'`, 'domain/src/b.ts', 'by name'],
    ['server/src/a.ts', `import { b } from '@loan/domain'`, 'domain/src/b.ts', 'import a file'],
    ['web/src/lib/a.ts', `import { b } from '../ui/b.ts'`, 'web/src/ui/b.ts', 'lib may import only'],
    ['web/src/lib/a.ts', `const b = await import('../ui/b.ts')`, 'web/src/ui/b.ts', 'lib may import only'],
    ['web/src/lib/a.ts', `export { b } from '../ui/b.ts'`, 'web/src/ui/b.ts', 'lib may import only'],
    [
      'web/src/form/a.tsx',
      `import type { b } from '../lead-session/b.ts'`,
      'web/src/lead-session/b.ts',
      'form may import only',
    ],
    ['web/src/app/a.tsx', `import { b } from '../main.tsx'`, 'web/src/main.tsx', 'beside the folders'],
    [
      'domain/src/rules/a.ts',
      `import { b } from '../countries/b.ts'`,
      'domain/src/countries/b.ts',
      'rules may import only',
    ],
    ['domain/src/lead/a.ts', `import type { b } from '../rules/b.ts'`, 'domain/src/rules/b.ts', 'lead may import only'],
    ['domain/src/calendar.ts', `import { b } from './lead/b.ts'`, 'domain/src/lead/b.ts', '. may import only'],
    ['domain/src/stray/a.ts', `import { b } from '../lead/b.ts'`, 'domain/src/lead/b.ts', 'has no level'],
    ['web/src/stray/a.ts', `import { b } from '../lib/b.ts'`, 'web/src/lib/b.ts', 'has no level'],
    [
      'web/src/screens/offer/a.tsx',
      `import { b } from '../checking/b.ts'`,
      'web/src/screens/checking/b.ts',
      'may not import',
    ],
    [
      'web/src/screens/frame/a.tsx',
      `import { b } from '../lender-step/b.ts'`,
      'web/src/screens/lender-step/b.ts',
      'may not import',
    ],
    [
      'web/src/screens/frame/a.tsx',
      `import { b } from '../offer/b.ts'`,
      'web/src/screens/offer/b.ts',
      'may not import',
    ],
    ['web/src/brands/tukan/a.tsx', `import { b } from '../vireo/b.ts'`, 'web/src/brands/vireo/b.ts', 'may not import'],
  ])('in %s are reported: %s', (file, source, other, reason) => {
    expect(findImportError(file, source, [other])).toContain(reason)
  })
})

describe('allowed imports', () => {
  it.each([
    ['domain/src/a.ts', `import * as v from 'valibot'`, 'domain/src/b.ts'],
    ['domain/src/rules/a.test.ts', `import { b } from '../countries/b.ts'`, 'domain/src/countries/b.ts'],
    ['domain/src/pages/a.ts', `import { b } from '../calendar.ts'`, 'domain/src/calendar.ts'],
    ['domain/src/a.test.ts', `import { it } from 'vitest'`, 'domain/src/b.ts'],
    ['web/src/lib/a.ts', `import { b } from './b.ts'`, 'web/src/lib/b.ts'],
    ['web/src/screens/offer/a.tsx', `import { b } from '../../ui/b.tsx'`, 'web/src/ui/b.tsx'],
    ['web/src/screens/offer/a.tsx', `import { b } from './b.ts'`, 'web/src/screens/offer/b.ts'],
    ['web/src/lib/a.test.ts', `import { b } from '../testing/b.ts'`, 'web/src/testing/b.ts'],
    ['web/src/ui/B.stories.tsx', `import { b } from '../testing/b.ts'`, 'web/src/testing/b.ts'],
    ['web/src/testing/a.ts', `import { b } from '../screens/b.ts'`, 'web/src/screens/b.ts'],
    ['web/src/screens/offer/a.tsx', `import { b } from '../lender-step/b.ts'`, 'web/src/screens/lender-step/b.ts'],
    ['web/src/screens/lender-step/a.tsx', `import { b } from '../frame/b.ts'`, 'web/src/screens/frame/b.ts'],
    ['web/src/ui/a.tsx', `import styles from './a.module.css'`, 'web/src/ui/a.module.css'],
    ['web/src/app/a.tsx', `import icon from '../brands/tukan/b.svg?inline'`, 'web/src/brands/tukan/b.svg'],
    ['server/src/a.ts', `import { b } from '@loan/domain/pages/b'`, 'domain/src/pages/b.ts'],
  ])('in %s are accepted: %s', (file, source, other) => {
    expect(findImportError(file, source, [other])).toBeNull()
  })
})

describe('the imports of the page', () => {
  const reached = (files: Readonly<Record<string, string>>) =>
    findReached(buildGraph(files), 'web/src/main.tsx', isOfOneProduct)

  it.each([
    ['domain/src/products/registry.ts', 'import'],
    ['domain/src/products/vireo-es.ts', 'import'],
    ['domain/src/products/sequences/es.ts', 'lazily'],
    ['domain/src/countries/registry.ts', 'import'],
    ['domain/src/countries/es/details.ts', 'lazily'],
  ])('are reported when they reach %s indirectly', (file, how) => {
    const path = file.replace('domain/src/', '../').replace('.ts', '')
    const files = {
      'web/src/main.tsx': `import { a } from '@loan/domain/pages/a'`,
      'domain/src/pages/a.ts': how === 'lazily' ? `const b = import('${path}.ts')` : `import { b } from '${path}.ts'`,
      [file]: 'export {}',
    }
    expect(reached(files)).toEqual([['web/src/main.tsx', 'domain/src/pages/a.ts', file]])
  })

  it('may include types and modules that all products share', () => {
    const files = {
      'web/src/main.tsx': `import type { P } from '@loan/domain/products/registry'; import { d } from '@loan/domain/products/defaults'`,
      'domain/src/products/registry.ts': 'export {}',
      'domain/src/products/defaults.ts': 'export {}',
    }
    expect(reached(files)).toEqual([])
  })
})
