// Sources with violations. They are joined from pieces, so that this file does not contain the violations itself.
import { describe, expect, it } from 'vitest'
import { complainOf } from './complainOf.ts'

const head = '// A room.\n'

/** Joins pieces that are not violations on their own. */
const of = (...pieces: readonly string[]): string => pieces.join('')

describe('a violation', () => {
  it.each([
    ['web/src/lib/a.ts', of('// TO', 'DO later'), 'unfinished'],
    ['domain/src/a.test.ts', of('it', `.skip('a', () => {})`), 'skipped test'],
    ['e2e/a.spec.ts', of('test.describe', `.only('a', () => {})`), 'skipped test'],
    ['server/src/a.ts', of(`const path = '/ho`, `me/somebody/data'`), 'path of a machine'],
    ['docs/a.md', of('see /wo', 'rk/main'), 'path of a machine'],
    ['web/src/lib/a.ts', of('// @ts-', 'ignore'), 'disabled checker'],
    ['web/src/lib/a.ts', of('// oxlint-', 'disable-next-line no-console'), 'disabled checker'],
    ['web/src/form/a.ts', `if (country.code === 'PL') go()`, 'condition on a brand'],
    ['server/src/a.ts', `switch (brand) { case 'tukan': break }`, 'condition on a brand'],
    ['web/src/ui/a.tsx', of('node.inner', 'HTML = text'), 'markup from a string'],
    ['web/src/utils/a.ts', 'export const a = 1', 'is too general'],
    ['web/src/ui/a.tsx', `a\n`.repeat(220), 'split it'],
  ])('in %s is reported: %s', (file, source, complaint) => {
    expect(complainOf(file, head + source).join('\n')).toContain(complaint)
  })

  it('is reported for a file without a head comment', () => {
    expect(complainOf('web/src/lib/a.ts', 'export const a = 1\n')).toEqual([
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
  ])('%s is accepted', (file, source) => {
    expect(complainOf(file, head + source)).toEqual([])
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
    expect(complainOf('web/src/ui/a.module.css', css)).toEqual([
      expect.stringContaining(`web/src/ui/a.module.css:${line} unguarded hover`),
    ])
  })

  it.each([
    '@media (hover: hover) { a:hover { color: red } }',
    '@layer base { @media (hover: hover) and (width >= 48rem) { a:hover { color: red } } }',
    '/* .card:hover { */ .card { color: red }',
    '.card:active { color: red }',
  ])('pass with it, or without hover: %s', (css) => {
    expect(complainOf('web/src/ui/a.module.css', css)).toEqual([])
  })
})
