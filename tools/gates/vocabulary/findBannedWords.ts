// Finds banned words in the identifiers that a source file declares or uses.
import { type SyntaxNode, visitSource } from '../syntaxTree.ts'
import { allowedNames, bannedWords } from './bannedWords.ts'

const splitName = (name: string): readonly string[] =>
  name
    .replaceAll(/([a-z\d])([A-Z])/gu, '$1 $2')
    .split(/[\s_$]+/u)
    .map((word) => word.toLowerCase())

const identifierName = (node: SyntaxNode): string | null =>
  node.type === 'Identifier' || node.type === 'JSXIdentifier' ? String(node['name']) : null

/** One finding per name of the file, with the line of its first use. */
export const findBannedWords = (file: string, source: string): readonly string[] => {
  const findings = new Map<string, string>()
  visitSource(file, source, (node) => {
    const name = identifierName(node)
    if (name === null || findings.has(name) || Object.hasOwn(allowedNames, name)) return
    const words = splitName(name)
    const banned = bannedWords.find(({ pattern }) => words.some((word) => pattern.test(word)))
    if (banned === undefined) return
    const line = source.slice(0, Number(node['start'])).split('\n').length
    findings.set(name, `${file}:${line} ${name}: use ${banned.instead}`)
  })
  return [...findings.values()]
}
