// Edits source text: inserts imports, rows, list items and texts at their sorted position, without other changes.
import { OrderError } from './kind.ts'

const getIndent = (line: string): string => /^\s*/u.exec(line)?.[0] ?? ''

const isSorted = (list: readonly string[]): boolean =>
  list.every((item, index) => index === 0 || (list[index - 1] ?? '') <= item)

/** The index for `item`: in alphabetical order when the others are sorted, otherwise the end. */
const findInsertIndex = (others: readonly string[], item: string): number => {
  const after = others.findIndex((other) => other > item)
  return isSorted(others) && after >= 0 ? after : others.length
}

const insertAt = <T>(list: readonly T[], index: number, item: T): readonly T[] => [
  ...list.slice(0, index),
  item,
  ...list.slice(index),
]

const getImportSource = (line: string): string => / from '(?<from>[^']+)'$/u.exec(line)?.groups?.['from'] ?? ''
const getFolder = (source: string): string => source.replace(/[^/]*$/u, '')

/** Adds a one-line import beside those from the same folder. */
export const addImport =
  (line: string) =>
  (text: string): string => {
    const lines = text.split('\n')
    if (lines.includes(line)) throw new OrderError(`It already exists: ${line}`)
    const imports = lines.flatMap((other, index) =>
      getImportSource(other) === '' ? [] : [{ index, source: getImportSource(other) }],
    )
    const alike = imports.filter(({ source }) => getFolder(source) === getFolder(getImportSource(line)))
    const last = (alike.length > 0 ? alike : imports).at(-1)
    const next =
      alike[
        findInsertIndex(
          alike.map(({ source }) => source),
          getImportSource(line),
        )
      ]
    const index =
      next?.index ?? (last === undefined ? lines.findIndex((other) => !other.startsWith('//')) : last.index + 1)
    return insertAt(lines, index, line).join('\n')
  }

/** Moves an index above the comment of the row, so that the comment stays with its row. */
const beforeComment = (lines: readonly string[], index: number): number => {
  const isComment = /^\s*(?:\/\*|\*|\/\/)/u.test(lines[index - 1] ?? '')
  return isComment ? beforeComment(lines, index - 1) : index
}

/** Identifies a row by its key, or by its whole text when it has none. */
const getKey = (row: string): string => /^(?<key>'[^']*'|\w+):/u.exec(row)?.groups?.['key'] ?? row

/**
 * Adds a row (one or more lines, without indentation) to the block that starts with the line `opens` and ends with the
 * next line of the same indentation. Throws OrderError when the block is missing or the row exists.
 */
export const addRow =
  (opening: string, row: string) =>
  (text: string): string => {
    const lines = text.split('\n')
    const start = lines.findIndex((line) => line.trimStart().startsWith(opening))
    if (start < 0) throw new OrderError(`There is no "${opening}" to put a row into`)
    const indent = getIndent(lines[start] ?? '')
    const end = lines.findIndex(
      (line, index) => index > start && line !== '' && getIndent(line).length <= indent.length,
    )
    const own = `${indent}  `
    const [head = '', ...rest] = row.split('\n')
    const rows = lines
      .slice(start + 1, end)
      .flatMap((line, index) =>
        /^\s*['\w[{]/u.test(line) && getIndent(line) === own ? [{ index: start + 1 + index, line: line.trim() }] : [],
      )
    const next =
      rows[
        findInsertIndex(
          rows.map(({ line }) => line),
          head,
        )
      ]
    const added = [head, ...rest].map((line) => (line === '' ? '' : own + line)).join('\n')
    const isThere = head === '{' ? text.includes(added) : rows.some(({ line }) => getKey(line) === getKey(head))
    if (isThere) throw new OrderError(`It already exists: ${head}`)
    return insertAt(lines, next === undefined ? end : beforeComment(lines, next.index), added).join('\n')
  }

/** Adds an item to a list of identifiers or literals between `before` and `closes`, on one or several lines. */
const addItem =
  (before: string, [separator, closes]: readonly [string, string], item: string) =>
  (text: string): string => {
    const start = text.indexOf(before)
    if (start < 0) throw new OrderError(`There is no "${before}" to add ${item} to`)
    const from = start + before.length
    const end = text.indexOf(closes, from)
    const items = text
      .slice(from, end)
      .split(separator)
      .map((other) => other.trim())
      .filter((other) => other !== '')
    if (items.includes(item)) throw new OrderError(`It already exists: ${item}`)
    const all = insertAt(items, findInsertIndex(items, item), item).join(`${separator === ',' ? '' : ' '}${separator} `)
    const isSpaced = closes === ' }'
    return `${text.slice(0, from)}${isSpaced || separator === '|' ? ' ' : ''}${all}${text.slice(end)}`
  }

/** Adds to `{ co, de }`; `before` is its start, such as `const words = {`. */
export const addToObject = (before: string, item: string) => addItem(before, [',', ' }'], item)
/** Adds to `type Code = 'CO' | 'DE'`. */
export const addToUnion = (name: string, member: string) =>
  addItem(`export type ${name} =`, ['|', '\n\n'], `'${member}'`)
/** Adds to `['a', 'b']`. */
export const addToList = (before: string, item: string) => addItem(before, [',', ']'], item)

const isTexts = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

/** Adds one or several texts to a JSON file at a path such as `['pages', 'education']`. */
export const addTexts =
  (path: readonly string[], texts: unknown) =>
  (text: string): string => {
    const root: unknown = JSON.parse(text)
    let index: unknown = root
    for (const key of path.slice(0, -1)) {
      if (!isTexts(index)) break
      index[key] ??= {}
      index = index[key]
    }
    const key = path.at(-1) ?? ''
    if (!isTexts(index)) throw new OrderError(`${path.join(' > ')} is not inside an object of texts`)
    if (key in index) throw new OrderError(`It already exists: the text ${path.join(' > ')}`)
    index[key] = texts
    return `${JSON.stringify(root, null, 2)}\n`
  }
