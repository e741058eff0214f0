// Finds the texts that code uses, in the syntax tree: `const t = useTexts('offer')`, then `t('title')` or
// t(`period>${scale}`).
import { type ESTree, parseSync, Visitor } from 'vite'

export type UsedText = {
  readonly file: string
  /** Namespaces of the translator in this file; empty when code chooses them at run time. */
  readonly namespaces: readonly string[]
  /** The key, or a pattern when parts of it are computed at run time. */
  readonly key: string | RegExp
}

export type CodeTexts = {
  readonly usedTexts: readonly UsedText[]
  /** Every string literal, because code can pass a key in a variable. */
  readonly literals: ReadonlySet<string>
}

const getText = (node: ESTree.Node | undefined): string | null =>
  node?.type === 'Literal' && typeof node.value === 'string' ? node.value : null

const getName = (node: ESTree.Node): string | null => (node.type === 'Identifier' ? node.name : null)

/** Converts `period>${scale}` to a pattern in which each expression matches one part of a key. */
const toPattern = (node: ESTree.Node | undefined): RegExp | null => {
  if (node?.type !== 'TemplateLiteral') return null
  const texts = node.quasis.map(({ value }) => (value.cooked ?? '').replaceAll(/[$()*+.?[\\\]^{|}]/gu, '\\$&'))
  return new RegExp(`^${texts.join('[^>]+')}$`)
}

/** The namespace of `useTexts('offer')` or `texts.of('errors')`; `''` when computed, null for any other node. */
const getNamespace = (node: ESTree.Node | null): string | null => {
  if (node?.type !== 'CallExpression') return null
  const { callee } = node
  const [first] = node.arguments
  if (getName(callee) === 'useTexts') return first === undefined ? 'common' : (getText(first) ?? '')
  const isNamespaceCall = callee.type === 'MemberExpression' && getName(callee.property) === 'of'
  return isNamespaceCall && first !== undefined ? (getText(first) ?? '') : null
}

export const findUsedTexts = (file: string, source: string): CodeTexts => {
  const { program } = parseSync(file, source)
  /** Namespaces by variable. A parameter called `t` is a translator too, by convention. */
  const translators = new Map<string, readonly string[]>([['t', []]])
  const literals = new Set<string>()
  const usedTexts: UsedText[] = []
  new Visitor({
    VariableDeclarator: ({ id, init }) => {
      const name = getName(id)
      const namespace = getNamespace(init)
      if (name !== null && namespace !== null) translators.set(name, [...(translators.get(name) ?? []), namespace])
    },
    Literal: ({ value }) => {
      if (typeof value === 'string') literals.add(value)
    },
  }).visit(program)
  new Visitor({
    CallExpression: ({ callee, arguments: [first] }) => {
      const direct = getNamespace(callee)
      const namespaces = direct === null ? translators.get(getName(callee) ?? '') : [direct]
      const key = getText(first) ?? toPattern(first)
      if (namespaces === undefined || key === null) return
      usedTexts.push({ file, namespaces: namespaces.includes('') ? [] : [...new Set(namespaces)], key })
    },
  }).visit(program)
  return { usedTexts, literals }
}
