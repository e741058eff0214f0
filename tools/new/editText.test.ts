// Rows and imports find their place, keep what is around them, and are refused where they are there already.
import { describe, expect, it } from 'vitest'
import { addImport, addRow, addTexts, addToList, addToObject, addToUnion } from './editText.ts'

describe('an import', () => {
  const text = [
    '// head',
    "import { a } from './a.ts'",
    "import { c } from './c.ts'",
    "import { x } from '../x.ts'",
    '',
    'code',
  ].join('\n')
  it('goes among those of its folder, in order', () => {
    expect(addImport("import { b } from './b.ts'")(text).split('\n').slice(1, 4)).toEqual([
      "import { a } from './a.ts'",
      "import { b } from './b.ts'",
      "import { c } from './c.ts'",
    ])
  })
  it('goes behind the last of its folder, and behind all where it has none of its kind', () => {
    expect(addImport("import { d } from './d.ts'")(text).split('\n')[3]).toBe("import { d } from './d.ts'")
    expect(addImport("import { z } from '../z/z.ts'")(text).split('\n')[4]).toBe("import { z } from '../z/z.ts'")
  })
  it('is refused twice', () => {
    expect(() => addImport("import { a } from './a.ts'")(text)).toThrow('there already')
  })
})

describe('a row', () => {
  const text = [
    'const rows = {',
    "  'a-a': a,",
    '  /** A word. */',
    "  'c-c': {",
    '    d: 1,',
    '  },',
    '}',
    '',
    'const other = {',
    '}',
  ].join('\n')
  it('keeps the order of sorted rows', () => {
    expect(addRow('const rows', "'b-b': b,")(text).split('\n').slice(1, 4)).toEqual([
      "  'a-a': a,",
      "  'b-b': b,",
      '  /** A word. */',
    ])
  })
  it('goes to the end of unsorted ones, and of those before it', () => {
    expect(addRow('const rows', "'d-d': {\n  e: 1,\n},")(text).split('\n').slice(6, 10)).toEqual([
      "  'd-d': {",
      '    e: 1,',
      '  },',
      '}',
    ])
    expect(addRow('const other', 'first,')(text)).toContain('const other = {\n  first,\n}')
  })
  it('is refused twice, and without its place', () => {
    expect(() => addRow('const rows', "'a-a': a,")(text)).toThrow('there already')
    expect(() => addRow('const gone', "'a-a': a,")(text)).toThrow('There is no "const gone"')
  })
})

describe('an item', () => {
  it('goes into an object, a union and a list', () => {
    expect(addToObject('const words = {', 'cz')('const words = { co, de }\n')).toBe('const words = { co, cz, de }\n')
    expect(addToUnion('Code', 'CZ')("export type Code = 'CO' | 'DE'\n\nnext")).toBe(
      "export type Code = 'CO' | 'CZ' | 'DE'\n\nnext",
    )
    expect(addToList('const codes = [', "'CZ'")("const codes = ['CO', 'DE'] as const")).toBe(
      "const codes = ['CO', 'CZ', 'DE'] as const",
    )
  })
  it('goes to the end of what is in no order', () => {
    expect(addToUnion('Key', 'cz')("export type Key = 'en' | 'de'\n\n")).toBe(
      "export type Key = 'en' | 'de' | 'cz'\n\n",
    )
  })
  it('is refused twice', () => {
    expect(() => addToUnion('Code', 'CO')("export type Code = 'CO' | 'DE'\n\n")).toThrow("there already: 'CO'")
  })
})

describe('texts', () => {
  it('go where they belong, and are never overwritten', () => {
    const text = '{"pages":{"a":{"title":"A"}}}'
    expect(JSON.parse(addTexts(['pages', 'b'], { title: 'B' })(text))).toEqual({
      pages: { a: { title: 'A' }, b: { title: 'B' } },
    })
    expect(JSON.parse(addTexts(['dataPoints', 'b'], { label: 'B' })(text))).toMatchObject({
      dataPoints: { b: { label: 'B' } },
    })
    expect(() => addTexts(['pages', 'a'], {})(text)).toThrow('there already')
  })
})
