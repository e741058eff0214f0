import { describe, expect, it } from 'vitest'
import { addItem, addRow, ensureImport } from './editText.ts'

describe('an edit', () => {
  const block = "const rows = {\n  'a-a': a,\n  /** A word. */\n  'c-c': {\n    d: 1,\n  },\n}\n"
  it('keeps sorted rows sorted and a comment with its row, and appends to others', () => {
    expect(addRow('const rows', "'b-b': b,")(block)).toBe(block.replace('a,\n', "a,\n  'b-b': b,\n"))
    expect(addRow('const rows', "'d-d': d,")(block)).toBe(block.replace('  },\n', "  },\n  'd-d': d,\n"))
    expect(addItem('[', ']', "'x'")("['z', 'a']")).toBe("['z', 'a', 'x']")
  })
  it('imports a name once', () => {
    const add = ensureImport('b', './x.ts')
    expect(add("import { a } from './y.ts'\n")).toBe("import { a } from './y.ts'\nimport { b } from './x.ts'\n")
    expect(add("import { a, c } from './x.ts'\n")).toBe("import { a, b, c } from './x.ts'\n")
    expect(add("import { b } from './x.ts'\n")).toBe("import { b } from './x.ts'\n")
  })
  it('is rejected when its position is missing', () => {
    expect(() => addRow('const gone', "'a-a': a,")(block)).toThrow('There is no "const gone"')
    expect(() => addItem('gone', ']', 'a')(block)).toThrow('There is no "gone"')
  })
})
