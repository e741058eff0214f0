// Edits source text: inserts imports, rows, list items and texts. oxfmt formats the edited files afterwards.
import { type Edit, OrderError } from './kind.ts'

/** The index for `item`: in alphabetical order when the others are sorted, otherwise the end. */
const findInsertIndex = (others: readonly string[], item: string): number => {
  const after = others.findIndex((other) => other > item)
  return after >= 0 && others.join('\n') === others.toSorted().join('\n') ? after : others.length
}

const assertNew = (items: readonly string[], item: string): void => {
  if (items.includes(item)) throw new OrderError(`It already exists: ${item}`)
}

/** Adds a one-line import after the others. */
export const addImport =
  (line: string): Edit =>
  (text) => {
    const lines = text.split('\n')
    assertNew(lines, line)
    const last = lines.findLastIndex((other) => / from '[^']+'$/u.test(other))
    return lines.toSpliced(last + 1, 0, line).join('\n')
  }

/** Adds a name to the import from `file`, or an import of it; unchanged when the name is imported. */
export const ensureImport =
  (name: string, file: string): Edit =>
  (text) => {
    const lines = text.split('\n')
    const existing = lines.findIndex((line) => line.startsWith('import { ') && line.endsWith(` } from '${file}'`))
    const names = (lines[existing] ?? '').slice('import { '.length).split(' }')[0]?.split(', ') ?? []
    if (names.includes(name)) return text
    if (existing < 0) return addImport(`import { ${name} } from '${file}'`)(text)
    return lines.with(existing, `import { ${[...names, name].toSorted().join(', ')} } from '${file}'`).join('\n')
  }

const getIndent = (line: string): number => line.search(/\S|$/u)

/**
 * Adds a row (one or more lines, without indentation) to the block that starts with the line `opening` and ends with
 * the next line of the same indentation. Throws OrderError when the block is missing or a row with the same key exists.
 */
export const addRow =
  (opening: string, row: string): Edit =>
  (text) => {
    const lines = text.split('\n')
    const start = lines.findIndex((line) => line.trimStart().startsWith(opening))
    const indent = getIndent(lines[start] ?? '')
    const end = lines.findIndex((line, index) => index > start && line !== '' && getIndent(line) <= indent)
    if (start < 0) throw new OrderError(`There is no "${opening}" to put a row into`)
    const keys = lines.map((line, index) => {
      const key = /^\s*(?<key>'[^']*'|\w+):/u.exec(line)?.groups?.['key']
      return index > start && index < end && getIndent(line) === indent + 2 ? key : undefined
    })
    const existing = keys.filter((key) => key !== undefined)
    const key = row.slice(0, row.indexOf(':'))
    assertNew(existing, key)
    const next = existing[findInsertIndex(existing, key)]
    // A comment above a row belongs to it.
    const isComment = (line: string | undefined): boolean => /^\s*(?:\/\*|\*|\/\/)/u.test(line ?? '')
    let index = next === undefined ? end : keys.indexOf(next)
    while (isComment(lines[index - 1])) index -= 1
    const added = row.split('\n').map((line) => `${' '.repeat(indent + 2)}${line}`)
    return lines.toSpliced(index, 0, ...added).join('\n')
  }

/** Adds an item to the list between `opening` and `closing`, such as `['a', 'b']`. */
export const addItem =
  (opening: string, closing: string, item: string): Edit =>
  (text) => {
    const from = text.indexOf(opening) + opening.length
    if (from < opening.length) throw new OrderError(`There is no "${opening}" to add ${item} to`)
    const to = text.indexOf(closing, from)
    const items = text
      .slice(from, to)
      .split(',')
      .map((other) => other.trim())
    const others = items.filter((other) => other !== '')
    assertNew(others, item)
    return text.slice(0, from) + others.toSpliced(findInsertIndex(others, item), 0, item).join(', ') + text.slice(to)
  }

/** Adds a member to the end of `export type Name = 'a' | 'b'`. */
export const addToUnion =
  (name: string, member: string): Edit =>
  (text) => {
    const start = text.indexOf(`export type ${name} =`)
    if (start < 0) throw new OrderError(`There is no type ${name}`)
    const end = text.indexOf('\n\n', start)
    assertNew(text.slice(start, end).split(/[=|\s]+/u), `'${member}'`)
    return `${text.slice(0, end)} | '${member}'${text.slice(end)}`
  }

const isTexts = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

const parseTexts = (text: string): Record<string, unknown> => {
  const root: unknown = JSON.parse(text)
  if (!isTexts(root)) throw new OrderError('The file is not an object of texts')
  return root
}

/** The locale files write a no-break space as an escape, which a reader sees. */
const writeTexts = (texts: object): string =>
  `${JSON.stringify(texts, null, 2).replaceAll('\u00a0', String.raw`\u00a0`)}\n`

/** Adds a text to a JSON file. */
export const addText =
  (key: string, added: string): Edit =>
  (text) => {
    const root = parseTexts(text)
    assertNew(Object.keys(root), key)
    return writeTexts({ ...root, [key]: added })
  }

/** Adds texts to the group of a JSON file, such as `pages`. */
export const addTexts =
  (group: string, key: string, texts: Readonly<Record<string, string>>): Edit =>
  (text) => {
    const root = parseTexts(text)
    const existing = isTexts(root[group]) ? root[group] : {}
    assertNew(Object.keys(existing), key)
    return writeTexts({ ...root, [group]: { ...existing, [key]: texts } })
  }
