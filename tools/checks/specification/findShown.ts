// Finds the comments that name the clauses a test covers: `// Shows spec 4.3, 4.4`, directly above a `describe`, `it`
// or `test`.
import { type ESTree, parseSync, Visitor } from 'vite'
import { isTestCall } from '../testCalls.ts'

export type ShownClauses = {
  readonly ids: readonly string[]
  readonly file: string
  /** The titles of the enclosing `describe` calls and of the test; null when the comment is not above a test. */
  readonly title: string | null
}

/** The titles of the tests and groups, each with those of the groups around it, by the start of the call. */
const findTitles = (file: string, source: string): ReadonlyMap<number, string> => {
  const titles = new Map<number, string>()
  const outer: string[] = []
  const isTest = ({ expression }: ESTree.ExpressionStatement): boolean => isTestCall(expression)
  new Visitor({
    ExpressionStatement: (statement) => {
      const { expression } = statement
      if (expression.type !== 'CallExpression' || !isTest(statement)) return
      const [first] = expression.arguments
      outer.push(first === undefined ? '' : source.slice(first.start, first.end).replaceAll(/^['"`]|['"`]$/gu, ''))
      titles.set(expression.start, outer.join(' > '))
    },
    'ExpressionStatement:exit': (statement) => {
      if (isTest(statement)) outer.pop()
    },
  }).visit(parseSync(file, source).program)
  return titles
}

export const findShown = (file: string, source: string): readonly ShownClauses[] => {
  const comments = [...source.matchAll(/^[ \t]*\/\/ Shows spec\b(?<ids>.*)\n(?:[ \t]*\/\/.*\n)*[ \t]*/gmu)]
  const titles = comments.length === 0 ? new Map<number, string>() : findTitles(file, source)
  return comments.map(({ groups, index, 0: comment }) => ({
    ids: (groups?.['ids'] ?? '').trim().split(', '),
    file,
    title: titles.get(index + comment.length) ?? null,
  }))
}
