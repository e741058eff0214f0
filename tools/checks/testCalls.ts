// Recognises the calls of a test or a group of tests in a syntax tree.
import type { ESTree } from 'vite'

const names = new Set(['describe', 'it', 'test'])

const isTestFunction = (callee: ESTree.Expression): boolean => {
  if (callee.type === 'Identifier') return names.has(callee.name)
  if (callee.type === 'MemberExpression') return isTestFunction(callee.object)
  if (callee.type === 'TaggedTemplateExpression') return isTestFunction(callee.tag)
  return isTestCall(callee)
}

/** True for `it('…', …)`, `describe.each(rows)('…', …)` and their like. */
export const isTestCall = (node: ESTree.Expression): boolean =>
  node.type === 'CallExpression' && isTestFunction(node.callee)
