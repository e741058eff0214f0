// Sources with violations. They are joined from pieces, so that this file does not contain the violations itself.
import { describe, expect, it } from 'vitest'
import { findViolations } from './findViolations.ts'

const head = '// A room.\n'

/** Joins pieces that are not violations on their own. */
const join = (...pieces: readonly string[]): string => pieces.join('')

describe('a violation', () => {
  it.each([
    ['web/src/lib/a.ts', join('// TO', 'DO later'), 'unfinished'],
    ['domain/src/a.test.ts', join('it', `.skip('a', () => {})`), 'skipped test'],
    ['e2e/a.spec.ts', join('test.describe', `.only('a', () => {})`), 'skipped test'],
    ['e2e/a.spec.ts', 'await page.waitForTimeout(500)', 'fixed wait'],
    ['e2e/driver/a.ts', 'new Promise((resolve) => setTimeout(resolve, ms))', 'fixed wait'],
    ['server/src/a.ts', join(`const path = '/ho`, `me/somebody/data'`), 'path of a machine'],
    ['docs/a.md', join('see /wo', 'rk/main'), 'path of a machine'],
    ['web/src/lib/a.ts', join('// @ts-', 'ignore'), 'disabled checker'],
    ['web/src/lib/a.ts', join('// oxlint-', 'disable-next-line no-console'), 'disabled checker'],
    ['web/src/form/a.ts', `if (country.code === 'PL') go()`, 'condition on a brand'],
    ['server/src/a.ts', `switch (brand) { case 'tukan': break }`, 'condition on a brand'],
    ['web/src/ui/a.tsx', join('node.inner', 'HTML = text'), 'markup from a string'],
    ['web/src/utils/a.ts', 'export const a = 1', 'is too general'],
    ['web/src/ui/a.tsx', `a\n`.repeat(220), 'split it'],
  ])('in %s is reported: %s', (file, source, finding) => {
    expect(findViolations(file, head + source).join('\n')).toContain(finding)
  })

  it('is reported for a file without a head comment', () => {
    expect(findViolations('web/src/lib/a.ts', 'export const a = 1\n')).toEqual([
      'web/src/lib/a.ts: no head comment: say in one to three lines what the file is responsible for',
    ])
  })
})

describe('a file without violations', () => {
  it.each([
    ['domain/src/countries/pl/country.ts', `case 'PL':`],
    ['domain/src/pages/rows.ts', 'a\n'.repeat(400)],
    ['server/src/a.ts', `app.get('/homepage/', reply)`],
    ['domain/src/a.test.ts', `it('skips what is empty', () => {})`],
    ['web/src/ui/a.tsx', 'a\n'.repeat(219)],
    ['e2e/chaos/kinds/a.ts', 'await page.waitForTimeout(500)'],
    ['e2e/a.spec.ts', 'test.setTimeout(90_000)'],
  ])('%s is accepted', (file, source) => {
    expect(findViolations(file, head + source)).toEqual([])
  })
})

describe('module state of the page', () => {
  it.each([
    'let offsetMs = 0',
    'export let isOpen = false',
    'const cache = new Map<string, number>()',
    'const journeys = new WeakMap<object, object>()',
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
    'const texts: Readonly<Record<string, string>> = {}',
    'const create = () => { let count = 0; const found = new Map(); return [count, found] }',
    'const cacheOf = perApplication(() => new Map<string, number>())',
    'declare let injected: string',
  ])('is not reported: %s', (source) => {
    expect(findViolations('web/src/lib/a.ts', `${head}${source}\n`)).toEqual([])
  })

  it('is accepted where the list of exceptions names it, and in tests and other packages', () => {
    const state = (name: string) => `${head}const ${name} = new Map()\n`
    expect(findViolations('web/src/loading/importFetched.ts', state('fetched'))).toEqual([])
    expect(findViolations('web/src/loading/importFetched.ts', state('other'))).toHaveLength(1)
    expect(findViolations('web/src/lib/a.test.ts', state('fetched'))).toEqual([])
    expect(findViolations('server/src/a.ts', state('fetched'))).toEqual([])
  })
})

describe('hover styles', () => {
  it.each([
    ['a plain rule', '.card:hover {\n  color: red;\n}', 1],
    ['one of several selectors', '.card:active,\n.card:hover {\n  color: red;\n}', 2],
    ['a rule in another media query', '@media (width >= 48rem) {\n  a:hover { color: red }\n}', 2],
    ['a nested rule', '.card { color: red; &:hover { color: blue } }', 1],
    ['a query for devices without hover', '@media (hover: none) { a:hover { color: red } }', 1],
  ])('are reported without their media query: %s', (_name, css, line) => {
    expect(findViolations('web/src/ui/a.module.css', css)).toEqual([
      expect.stringContaining(`web/src/ui/a.module.css:${line} unguarded hover`),
    ])
  })

  it.each([
    '@media (hover: hover) { a:hover { color: red } }',
    '@layer base { @media (hover: hover) and (width >= 48rem) { a:hover { color: red } } }',
    '/* .card:hover { */ .card { color: red }',
    '.card:active { color: red }',
  ])('pass with it, or without hover: %s', (css) => {
    expect(findViolations('web/src/ui/a.module.css', css)).toEqual([])
  })
})
