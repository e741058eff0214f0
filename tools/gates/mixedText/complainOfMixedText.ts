// Finds texts beside other children of a JSX element. A browser's translator replaces such a text node, React then updates
// the replaced one, and the old text stays: the text needs an element of its own (`Phrase`).
import { isSyntaxNode, type SyntaxNode, visitSource } from '../syntaxTree.ts'

/** Slots that take whole blocks, not a text. */
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
/** Functions that build blocks. */
const blockBuilders = new Set(['map', 'flatMap', 'children', 'change', 'beside', 'createPortal', 'textField'])

const nameOf = (node: unknown): string | null => {
  if (!isSyntaxNode(node)) return null
  if (node.type === 'Identifier') return String(node['name'])
  return node.type === 'MemberExpression' ? nameOf(node['property']) : null
}

/** Whether an expression may be a text that changes. */
const mayBeText = (node: unknown): boolean => {
  if (!isSyntaxNode(node)) return false
  switch (node.type) {
    case 'JSXElement':
    case 'JSXFragment':
    case 'JSXEmptyExpression':
    // A text written there never changes.
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

/** One complaint for each text, with its line. */
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
      complaints.push(`${file}:${line} text beside other children: ${text} - give it an element of its own (ui/Phrase)`)
    }
  })
  return complaints
}
