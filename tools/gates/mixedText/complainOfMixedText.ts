// Finds dynamic texts beside other children of a JSX element. When a browser translates the page, it replaces such a
// text node; React then updates the removed node and the old text remains. The text needs its own element (`Phrase`).
import { isSyntaxNode, type SyntaxNode, visitSource } from '../syntaxTree.ts'

/** Props that contain elements, not texts. */
const blockNames = new Set([
  'children',
  'header',
  'footer',
  'aside',
  'page',
  'choice',
  'problem',
  'hint',
  'act',
  'back',
  'labelElement',
])
/** Functions that return elements. */
const blockBuilders = new Set(['map', 'flatMap', 'children', 'change', 'beside', 'createPortal', 'textField'])

const nameOf = (node: unknown): string | null => {
  if (!isSyntaxNode(node)) return null
  if (node.type === 'Identifier') return String(node['name'])
  return node.type === 'MemberExpression' ? nameOf(node['property']) : null
}

/** True when an expression can be a text that changes. */
const mayBeText = (node: unknown): boolean => {
  if (!isSyntaxNode(node)) return false
  switch (node.type) {
    case 'JSXElement':
    case 'JSXFragment':
    case 'JSXEmptyExpression':
    // A literal never changes.
    case 'Literal':
      return false
    case 'ChainExpression':
    case 'ParenthesizedExpression':
      return mayBeText(node['expression'])
    case 'LogicalExpression':
      return mayBeText(node['right']) || (node['operator'] !== '&&' && mayBeText(node['left']))
    case 'ConditionalExpression':
      return mayBeText(node['consequent']) || mayBeText(node['alternate'])
    case 'CallExpression':
      return !blockBuilders.has(nameOf(node['callee']) ?? '')
    case 'Identifier':
      return !blockNames.has(String(node['name']))
    default:
      return true
  }
}

const isLayout = (child: SyntaxNode): boolean =>
  child.type === 'JSXText' && /^\s*$/.test(String(child['value'])) && String(child['value']).includes('\n')

/** One finding with its line for each text. */
export const complainOfMixedText = (file: string, source: string): readonly string[] => {
  const complaints: string[] = []
  visitSource(file, source, (node) => {
    if (node.type !== 'JSXElement' && node.type !== 'JSXFragment') return
    const children = Array.isArray(node['children']) ? node['children'].filter(isSyntaxNode) : []
    const shown = children.filter((child) => !isLayout(child))
    if (shown.length < 2) return
    for (const child of shown) {
      if (child.type !== 'JSXExpressionContainer' || !mayBeText(child['expression'])) continue
      const start = Number(child['start'])
      const line = source.slice(0, start).split('\n').length
      const text = source.slice(start, Number(child['end'])).replace(/\s+/g, ' ').slice(0, 60)
      complaints.push(`${file}:${line} text beside other children: ${text} - wrap it in its own element (ui/Phrase)`)
    }
  })
  return complaints
}
