// Sources with violations. They are joined from pieces, so that this file does not contain the violations itself.
import { describe, expect, it } from 'vitest'
import { findViolations } from './hygiene.ts'

const head = '// A module.\n'

/** Joins pieces that are not violations on their own. */
const join = (...pieces: readonly string[]): string => pieces.join('')

it.each([
  ['web/src/lib/a.ts', join('// TO', 'DO later'), 'unfinished'],
  ['domain/src/a.test.ts', join('it', `.skip('a', () => {})`), 'skipped test'],
  ['e2e/a.spec.ts', join('test.describe', `.only('a', () => {})`), 'skipped test'],
  ['e2e/a.spec.ts', 'await page.waitForTimeout(500)', 'fixed wait'],
  ['e2e/driver/a.ts', 'new Promise((resolve) => setTimeout(resolve, ms))', 'fixed wait'],
  ['server/src/a.ts', join(`const path = '/ho`, `me/somebody/data'`), 'path of a machine'],
  ['docs/a.md', join('see /wo', 'rk/main'), 'path of a machine'],
  ['web/src/lib/a.ts', join('// oxlint-', 'disable-next-line no-console'), 'disabled checker'],
  ['web/src/form/a.ts', `if (country.code === 'PL') go()`, 'condition on a brand'],
  ['server/src/a.ts', `switch (brand) { case 'tukan': break }`, 'condition on a brand'],
  ['web/src/utils/a.ts', 'export const a = 1', 'is too general'],
  ['server/src/a.ts', `  // ${'word '.repeat(24)}`, 'more than 120'],
])('reports in %s: %s', (file, source, finding) => {
  expect(findViolations(file, head + source).join('\n')).toContain(finding)
})

it('reports a file without a head comment', () => {
  expect(findViolations('web/src/lib/a.ts', 'export const a = 1\n')).toEqual([
    'web/src/lib/a.ts: no head comment: say in one to three lines what the file is responsible for',
  ])
})

it.each([
  ['domain/src/countries/pl/country.ts', `case 'PL':`],
  ['server/src/a.ts', `app.get('/homepage/', reply)`],
  ['domain/src/a.test.ts', `it('skips what is empty', () => {})`],
  ['e2e/chaos/kinds/a.ts', 'await page.waitForTimeout(500)'],
  ['e2e/a.spec.ts', 'test.setTimeout(90_000)'],
  ['server/src/a.ts', `// https://example.com/${'a'.repeat(120)}`],
  ['web/src/loading/importFetched.ts', 'const fetched = new Map()'],
  ['web/src/lib/a.test.ts', 'const fetched = new Map()'],
  ['server/src/a.ts', 'const fetched = new Map()'],
])('accepts in %s: %s', (file, source) => {
  expect(findViolations(file, head + source)).toEqual([])
})

describe('module state of the page', () => {
  it.each([
    'let offsetMs = 0',
    'export let isOpen = false',
    'const cache = new Map<string, number>()',
    'const waiting: string[] = []',
    'const registered = {}',
    'const chunk = createResource(() => load())',
    'const allowed: Readonly<Record<string, number>> = {}, second = new Set()',
  ])('is reported: %s', (source) => {
    expect(findViolations('web/src/lib/a.ts', `${head}${source}\n`)).toEqual([
      expect.stringContaining('web/src/lib/a.ts module state'),
    ])
  })

  it.each([
    'const none: readonly string[] = []',
    'const states: ReadonlySet<string> = new Set([])',
    'const create = () => { let count = 0; const found = new Map(); return [count, found] }',
    'const cacheOf = perApplication(() => new Map<string, number>())',
    'declare let injected: string',
  ])('is not reported: %s', (source) => {
    expect(findViolations('web/src/lib/a.ts', `${head}${source}\n`)).toEqual([])
  })
})

describe('hover styles', () => {
  it.each([
    ['.card:hover {\n  color: red;\n}', 1],
    ['.card:active,\n.card:hover {\n  color: red;\n}', 2],
    ['@media (width >= 48rem) {\n  a:hover { color: red }\n}', 2],
    ['.card { color: red; &:hover { color: blue } }', 1],
    ['@media (hover: none) { a:hover { color: red } }', 1],
  ])('are reported without their media query: %s', (css, line) => {
    expect(findViolations('web/src/ui/a.module.css', css)).toEqual([
      expect.stringContaining(`web/src/ui/a.module.css:${line} unguarded hover`),
    ])
  })

  it.each([
    '@media (hover: hover) { a:hover { color: red } }',
    '@layer base { @media (hover: hover) and (width >= 48rem) { a:hover { color: red } } }',
    '/* .card:hover { */ .card { color: red }',
  ])('pass with it, or without hover: %s', (css) => {
    expect(findViolations('web/src/ui/a.module.css', css)).toEqual([])
  })
})
