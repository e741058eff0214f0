// Finds the comments that name the clauses a test covers: `// Shows spec 4.3, 4.4`, directly above a `describe`, `it` or
// `test`.
import { type ESTree, parseSync, Visitor } from 'vite'

export type Shown = {
  readonly ids: readonly string[]
  readonly file: string
  /** The titles of the enclosing `describe` calls and of the test; null when the comment is not above a test. */
  readonly title: string | null
}

const isTestCall = (node: ESTree.Expression): boolean => {
  if (node.type === 'Identifier') return ['describe', 'it', 'test'].includes(node.name)
  if (node.type === 'MemberExpression') return isTestCall(node.object)
  if (node.type === 'TaggedTemplateExpression') return isTestCall(node.tag)
  return node.type === 'CallExpression' && isTestCall(node.callee)
}

/** The titles of the tests and groups, each with those of the groups around it, by the start of the call. */
const findTitles = (file: string, source: string): ReadonlyMap<number, string> => {
  const titles = new Map<number, string>()
  const outer: ESTree.CallExpression[] = []
  const findTitle = ({ arguments: [first] }: ESTree.CallExpression): string =>
    first === undefined ? '' : source.slice(first.start, first.end).replaceAll(/^['"`]|['"`]$/g, '')
  const findTest = ({ expression }: ESTree.ExpressionStatement): ESTree.CallExpression | null =>
    expression.type === 'CallExpression' && isTestCall(expression.callee) ? expression : null
  new Visitor({
    ExpressionStatement: (statement) => {
      const test = findTest(statement)
      if (test === null) return
      outer.push(test)
      titles.set(test.start, outer.map(findTitle).join(' > '))
    },
    'ExpressionStatement:exit': (statement) => {
      if (findTest(statement) !== null) outer.pop()
    },
  }).visit(parseSync(file, source).program)
  return titles
}

export const findShown = (file: string, source: string): readonly Shown[] => {
  const comments = [...source.matchAll(/^[ \t]*\/\/ Shows spec\b(?<ids>.*)\n(?:[ \t]*\/\/.*\n)*[ \t]*/gm)]
  const titles = comments.length === 0 ? new Map<number, string>() : findTitles(file, source)
  return comments.map(({ groups, index, 0: comment }) => ({
    ids: (groups?.['ids'] ?? '').trim().split(', '),
    file,
    title: titles.get(index + comment.length) ?? null,
  }))
}
