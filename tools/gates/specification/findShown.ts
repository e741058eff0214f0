// Finds the comments that name the clauses a test covers: `// Shows spec 4.3, 4.4`, directly above a `describe`, `it` or
// `test`.
import { parseSync } from 'vite'
import { isRecord } from '../../process/isRecord.ts'

export type Shown = {
  readonly ids: readonly string[]
  readonly file: string
  /** The titles of the enclosing `describe` calls and of the test; null when the comment is not above a test. */
  readonly title: string | null
}

const isTestCall = (value: unknown): boolean => {
  if (!isRecord(value)) return false
  if (value['type'] === 'Identifier') return ['describe', 'it', 'test'].includes(String(value['name']))
  return isTestCall(value['callee'] ?? value['object'] ?? value['tag'])
}

/** Pairs of the start of a call and its title. */
const findTests = (value: unknown, source: string, outer: string): readonly (readonly [number, string])[] => {
  if (Array.isArray(value)) return value.flatMap((item) => findTests(item, source, outer))
  if (!isRecord(value)) return []
  const call = value['type'] === 'ExpressionStatement' ? value['expression'] : null
  if (isRecord(call) && isTestCall(call['callee']) && Array.isArray(call['arguments'])) {
    const first: unknown = call['arguments'][0]
    const written = isRecord(first) ? source.slice(Number(first['start']), Number(first['end'])) : ''
    const title = `${outer}${outer === '' ? '' : ' > '}${written.replaceAll(/^['"`]|['"`]$/g, '')}`
    return [[Number(call['start']), title], ...findTests(call['arguments'], source, title)]
  }
  return Object.values(value).flatMap((child) => findTests(child, source, outer))
}

export const findShown = (file: string, source: string): readonly Shown[] => {
  const comments = [...source.matchAll(/^[ \t]*\/\/ Shows spec\b(?<ids>.*)\n(?:[ \t]*\/\/.*\n)*[ \t]*/gm)]
  const titles = new Map(comments.length === 0 ? [] : findTests(parseSync(file, source).program, source, ''))
  return comments.map(({ groups, index, 0: comment }) => ({
    ids: (groups?.['ids'] ?? '').trim().split(', '),
    file,
    title: titles.get(index + comment.length) ?? null,
  }))
}
