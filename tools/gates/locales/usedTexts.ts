// Finds the texts that code uses, in the syntax tree: `const t = useTexts('offer')`, then `t('title')` or
// t(`period>${scale}`).
import { parseSync } from 'vite'
import { isRecord } from '../../process/isRecord.ts'
import { isSyntaxNode, type SyntaxNode, visitNodes } from '../syntaxTree.ts'

export type UsedText = {
  readonly file: string
  /** Namespaces of the translator in this file; empty when code chooses them at run time. */
  readonly namespaces: readonly string[]
  /** The key, or a pattern when parts of it are computed at run time. */
  readonly key: string | RegExp
}

export type CodeTexts = {
  readonly asked: readonly UsedText[]
  /** Every string literal, because code can pass a key in a variable. */
  readonly literals: ReadonlySet<string>
}

const textOf = (node: unknown): string | null =>
  isSyntaxNode(node) && node.type === 'Literal' && typeof node['value'] === 'string' ? node['value'] : null

const nameOf = (node: unknown): string | null =>
  isSyntaxNode(node) && node.type === 'Identifier' && typeof node['name'] === 'string' ? node['name'] : null

const argumentsOf = (node: SyntaxNode): readonly unknown[] =>
  Array.isArray(node['arguments']) ? node['arguments'] : []

const escape = (text: string): string => text.replaceAll(/[$()*+.?[\\\]^{|}]/g, '\\$&')

/** Converts `period>${scale}` to a pattern in which each expression matches one part of a key. */
const patternOf = (node: unknown): RegExp | null => {
  if (!isSyntaxNode(node) || node.type !== 'TemplateLiteral' || !Array.isArray(node['quasis'])) return null
  const pieces = node['quasis'].map((quasi) => {
    const value = isRecord(quasi) ? quasi['value'] : undefined
    return isRecord(value) && typeof value['cooked'] === 'string' ? value['cooked'] : ''
  })
  return new RegExp(`^${pieces.map(escape).join('[^>]+')}$`)
}

/** The namespace of `useTexts('offer')` or `texts.of('errors')`; `''` when computed, null for any other node. */
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
  /** Namespaces by variable. A parameter called `t` is a translator too, by convention. */
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
