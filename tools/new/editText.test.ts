// Inserts rows and imports at the right position without other changes, and rejects duplicates.
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
  it('is inserted among those of its folder, in order', () => {
    expect(addImport("import { b } from './b.ts'")(text).split('\n').slice(1, 4)).toEqual([
      "import { a } from './a.ts'",
      "import { b } from './b.ts'",
      "import { c } from './c.ts'",
    ])
  })
  it('is inserted after the last one of its folder, or after all imports', () => {
    expect(addImport("import { d } from './d.ts'")(text).split('\n')[3]).toBe("import { d } from './d.ts'")
    expect(addImport("import { z } from '../z/z.ts'")(text).split('\n')[4]).toBe("import { z } from '../z/z.ts'")
  })
  it('is rejected when it exists', () => {
    expect(() => addImport("import { a } from './a.ts'")(text)).toThrow('already exists')
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
  it('is inserted in the order of sorted rows', () => {
    expect(addRow('const rows', "'b-b': b,")(text).split('\n').slice(1, 4)).toEqual([
      "  'a-a': a,",
      "  'b-b': b,",
      '  /** A word. */',
    ])
  })
  it('is appended to unsorted rows, and to rows that all sort before it', () => {
    expect(addRow('const rows', "'d-d': {\n  e: 1,\n},")(text).split('\n').slice(6, 10)).toEqual([
      "  'd-d': {",
      '    e: 1,',
      '  },',
      '}',
    ])
    expect(addRow('const other', 'first,')(text)).toContain('const other = {\n  first,\n}')
  })
  it('is rejected when it exists or its block is missing', () => {
    expect(() => addRow('const rows', "'a-a': a,")(text)).toThrow('already exists')
    expect(() => addRow('const gone', "'a-a': a,")(text)).toThrow('There is no "const gone"')
  })
})

describe('an item', () => {
  it('is inserted into an object, a union and a list', () => {
    expect(addToObject('const words = {', 'cz')('const words = { co, de }\n')).toBe('const words = { co, cz, de }\n')
    expect(addToUnion('Code', 'CZ')("export type Code = 'CO' | 'DE'\n\nnext")).toBe(
      "export type Code = 'CO' | 'CZ' | 'DE'\n\nnext",
    )
    expect(addToList('const codes = [', "'CZ'")("const codes = ['CO', 'DE'] as const")).toBe(
      "const codes = ['CO', 'CZ', 'DE'] as const",
    )
  })
  it('is appended to an unsorted list', () => {
    expect(addToUnion('Key', 'cz')("export type Key = 'en' | 'de'\n\n")).toBe(
      "export type Key = 'en' | 'de' | 'cz'\n\n",
    )
  })
  it('is rejected when it exists', () => {
    expect(() => addToUnion('Code', 'CO')("export type Code = 'CO' | 'DE'\n\n")).toThrow("already exists: 'CO'")
  })
})

describe('texts', () => {
  it('are inserted at their path and never overwritten', () => {
    const text = '{"pages":{"a":{"title":"A"}}}'
    expect(JSON.parse(addTexts(['pages', 'b'], { title: 'B' })(text))).toEqual({
      pages: { a: { title: 'A' }, b: { title: 'B' } },
    })
    expect(JSON.parse(addTexts(['dataPoints', 'b'], { label: 'B' })(text))).toMatchObject({
      dataPoints: { b: { label: 'B' } },
    })
    expect(() => addTexts(['pages', 'a'], {})(text)).toThrow('already exists')
  })
})
