// The texts code asks for: `const t = useTexts('offer')`, then `t('title')` or t(`period>${scale}`).
// Read from the syntax tree, so that comments and other calls do not count.
import { parseSync } from 'vite'
import { isRecord } from '../../process/isRecord.ts'
import { isSyntaxNode, type SyntaxNode, visitNodes } from '../syntaxTree.ts'

export type UsedText = {
  readonly file: string
  /** Namespaces the translator of that name has in this file; empty where they are only known at run time. */
  readonly namespaces: readonly string[]
  /** The key, or a pattern where parts of it are filled in at run time. */
  readonly key: string | RegExp
}

export type CodeTexts = {
  readonly asked: readonly UsedText[]
  /** Every piece of text in the code: keys handed over by way of a variable are among them. */
  readonly literals: ReadonlySet<string>
}

const textOf = (node: unknown): string | null =>
  isSyntaxNode(node) && node.type === 'Literal' && typeof node['value'] === 'string' ? node['value'] : null

const nameOf = (node: unknown): string | null =>
  isSyntaxNode(node) && node.type === 'Identifier' && typeof node['name'] === 'string' ? node['name'] : null

const argumentsOf = (node: SyntaxNode): readonly unknown[] =>
  Array.isArray(node['arguments']) ? node['arguments'] : []

const escape = (text: string): string => text.replaceAll(/[$()*+.?[\\\]^{|}]/g, '\\$&')

/** `period>${scale}` as a pattern that any one key part fills. */
const patternOf = (node: unknown): RegExp | null => {
  if (!isSyntaxNode(node) || node.type !== 'TemplateLiteral' || !Array.isArray(node['quasis'])) return null
  const pieces = node['quasis'].map((quasi) => {
    const value = isRecord(quasi) ? quasi['value'] : undefined
    return isRecord(value) && typeof value['cooked'] === 'string' ? value['cooked'] : ''
  })
  return new RegExp(`^${pieces.map(escape).join('[^>]+')}$`)
}

/** The namespace a call like `useTexts('offer')` or `texts.of('errors')` gives a translator; `''` where unknown. */
const namespaceOf = (node: unknown): string | null => {
  if (!isSyntaxNode(node) || node.type !== 'CallExpression') return null
  const [first] = argumentsOf(node)
  const callee = node['callee']
  if (nameOf(callee) === 'useTexts') return first === undefined ? 'common' : (textOf(first) ?? '')
  const isOf = isSyntaxNode(callee) && callee.type === 'MemberExpression' && nameOf(callee['property']) === 'of'
  return isOf && first !== undefined ? (textOf(first) ?? '') : null
}

const isKnown = (namespace: string): boolean => namespace !== ''

export const findUsedTexts = (file: string, source: string): CodeTexts => {
  const { program } = parseSync(file, source)
  /** `t` is a translator by custom, also where it comes as a parameter. */
  const translators = new Map<string, readonly string[]>()
  const literals = new Set<string>()
  const asked: UsedText[] = []

  visitNodes(program, (node) => {
    const name = node.type === 'VariableDeclarator' ? nameOf(node['id']) : null
    const namespace = name === null ? null : namespaceOf(node['init'])
    if (name !== null && namespace !== null) {
      translators.set(name, [...new Set([...(translators.get(name) ?? []), namespace])])
    }
    const text = textOf(node)
    if (text !== null) literals.add(text)
  })

  visitNodes(program, (node) => {
    if (node.type !== 'CallExpression') return
    const name = nameOf(node['callee'])
    const direct = namespaceOf(node['callee'])
    const namespaces = direct === null ? translators.get(name ?? '') : [direct]
    if (namespaces === undefined && name !== 't') return
    const [first] = argumentsOf(node)
    const key = textOf(first) ?? patternOf(first)
    const all = namespaces ?? []
    if (key !== null) asked.push({ file, namespaces: all.every(isKnown) ? all : [], key })
  })
  return { asked, literals }
}
