// Finds banned words in the identifiers, the comments and the test titles of a source file.
import { type ESTree, parseSync, Visitor } from 'vite'
import { allowedNames, type BannedWord, bannedWords, dateParts } from './bannedWords.ts'

const splitName = (name: string): readonly string[] =>
  name
    .replaceAll(dateParts, 'Date')
    .replaceAll(/([a-z\d])([A-Z])/gu, '$1 $2')
    .split(/[\s_$]+/u)
    .map((word) => word.toLowerCase())

/** The words of a text without its code: quoted names, and names in camel case. */
const splitText = (text: string): readonly string[] =>
  text
    .replaceAll(/`[^`]*`|\S*[a-z][A-Z]\S*/gu, ' ')
    .toLowerCase()
    .split(/[^\p{L}_]+/u)

const wordsOfTexts = bannedWords.filter(({ onlyInNames }) => onlyInNames !== true)

const findWord = (words: readonly string[], banned: readonly BannedWord[]) =>
  banned.flatMap(({ pattern, instead }) =>
    words.filter((word) => pattern.test(word)).map((word) => ({ word, instead })),
  )

const isAllowed = (name: string, file: string): boolean =>
  allowedNames.some((allowed) => allowed.name === name && (allowed.files?.test(file) ?? true))

/** The name of `it`, `it.each(rows)` and their like. */
const calleeName = (callee: ESTree.Expression): string => {
  if (callee.type === 'MemberExpression') return calleeName(callee.object)
  if (callee.type === 'CallExpression') return calleeName(callee.callee)
  return callee.type === 'Identifier' ? callee.name : ''
}

const testFunctions = new Set(['it', 'test', 'describe'])

/** One finding per name of the file, with the line of its first use, and one per word of a comment or a test title. */
export const findBannedWords = (file: string, source: string): readonly string[] => {
  const findings = new Map<string, string>()
  const lineAt = (start: number): number => source.slice(0, start).split('\n').length
  const addTexts = (text: string, start: number, kind: string): void => {
    for (const { word, instead } of findWord(splitText(text), wordsOfTexts))
      findings.set(
        `${kind} ${lineAt(start)} ${word}`,
        `${file}:${lineAt(start)} "${word}" in a ${kind}: use ${instead}`,
      )
  }
  const addName = ({ name, start }: { readonly name: string; readonly start: number }): void => {
    if (findings.has(name) || isAllowed(name, file)) return
    const [banned] = findWord(splitName(name), bannedWords)
    if (banned !== undefined) findings.set(name, `${file}:${lineAt(start)} ${name}: use ${banned.instead}`)
  }
  const { program, comments } = parseSync(file, source)
  new Visitor({
    Identifier: addName,
    JSXIdentifier: addName,
    CallExpression: ({ callee, arguments: [title], start }) => {
      const isTitle = title?.type === 'Literal' && typeof title.value === 'string'
      if (isTitle && testFunctions.has(calleeName(callee))) addTexts(title.value, start, 'test title')
    },
  }).visit(program)
  for (const { value, start } of comments) addTexts(value, start, 'comment')
  return [...findings.values()]
}
