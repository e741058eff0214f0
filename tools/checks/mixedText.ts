// Check: no dynamic text is beside other children of a JSX element. When a browser translates the page, it replaces
// such a text node; React then updates the removed node and the old text remains. The text needs its own element
// (`Phrase`).
import { type ESTree, parseSync, Visitor } from 'vite'
import { checkFiles } from './check.ts'

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
  'actionButton',
  'back',
  'labelElement',
  'scene',
  'languages',
  'documents',
])
/** Functions that return elements. */
const blockBuilders = new Set([
  'map',
  'flatMap',
  'children',
  'change',
  'renderAfter',
  'createPortal',
  'renderTextField',
])

const getName = (node: ESTree.Node): string => {
  if (node.type === 'Identifier') return node.name
  return node.type === 'MemberExpression' ? getName(node.property) : ''
}

/** Elements, and literals, which never change. */
const constantTypes = new Set(['JSXElement', 'JSXFragment', 'JSXEmptyExpression', 'Literal'])

/** True when an expression can be a text that changes. */
const mayBeText = (node: ESTree.Expression | ESTree.JSXEmptyExpression): boolean => {
  if (node.type === 'ChainExpression' || node.type === 'ParenthesizedExpression') return mayBeText(node.expression)
  if (node.type === 'LogicalExpression') {
    return mayBeText(node.right) || (node.operator !== '&&' && mayBeText(node.left))
  }
  if (node.type === 'ConditionalExpression') return mayBeText(node.consequent) || mayBeText(node.alternate)
  if (node.type === 'CallExpression') return !blockBuilders.has(getName(node.callee))
  if (node.type === 'Identifier' || node.type === 'MemberExpression') return !blockNames.has(getName(node))
  return !constantTypes.has(node.type)
}

const isLayout = (child: ESTree.JSXChild): boolean =>
  child.type === 'JSXText' && /^\s*$/.test(child.value) && child.value.includes('\n')

/** One finding with its line for each text. */
export const findMixedText = (file: string, source: string): readonly string[] => {
  const findings: string[] = []
  const checkChildren = ({ children }: ESTree.JSXElement | ESTree.JSXFragment): void => {
    const shown = children.filter((child) => !isLayout(child))
    if (shown.length < 2) return
    for (const child of shown) {
      if (child.type !== 'JSXExpressionContainer' || !mayBeText(child.expression)) continue
      const line = source.slice(0, child.start).split('\n').length
      const text = source.slice(child.start, child.end).replace(/\s+/g, ' ').slice(0, 60)
      findings.push(`${file}:${line} text beside other children: ${text} - wrap it in its own element (ui/Phrase)`)
    }
  }
  new Visitor({ JSXElement: checkChildren, JSXFragment: checkChildren }).visit(parseSync(file, source).program)
  return findings
}

export const mixedText = checkFiles({
  name: 'mixedText',
  files: /(?<!\.test)\.tsx$/u,
  folders: ['web/src'],
  least: 80,
  find: findMixedText,
})
