// Check: no identifier, comment, test title or key of a text contains a word that was replaced by an established term.
import path from 'node:path'
import { parseSync, Visitor } from 'vite'
import { checkFiles } from './check.ts'
import { flattenTexts } from './locales/textKeys.ts'
import { isTestCall } from './testCalls.ts'
import { allowedNames, type BannedWord, bannedWords, dateParts } from './vocabulary/bannedWords.ts'

const splitName = (name: string): readonly string[] =>
  name
    .replaceAll(dateParts, 'Date')
    .replaceAll(/([a-z\d])([A-Z])/gu, '$1 $2')
    .toLowerCase()
    .split(/[\s_$-]+/u)

/** The words of a text without its code: quoted names, and names in camel case. */
const splitText = (text: string): readonly string[] =>
  text
    .replaceAll(/`[^`]*`|\S*[a-z][A-Z]\S*/gu, ' ')
    .toLowerCase()
    .split(/[^\p{L}_]+/u)

const isAllowed = (name: string, file: string): boolean =>
  allowedNames.some((allowed) => allowed.name === name && (allowed.files?.test(file) ?? true))

const findBannedName = (name: string, file: string): BannedWord | undefined => {
  const words = splitName(name)
  return isAllowed(name, file) ? undefined : bannedWords.find(({ pattern }) => words.some((word) => pattern.test(word)))
}

/** One finding per key of a locale file. Option keys are values of the contract. */
export const findBannedKeys = (file: string, source: string): readonly string[] => {
  const tree: unknown = JSON.parse(source)
  const keys = [...flattenTexts(tree).keys()].flatMap((key) => key.replace(/>options>.*/u, '').split('>'))
  return [...new Set([path.basename(file, '.json'), ...keys])].flatMap((key) => {
    const banned = findBannedName(key, file)
    return banned === undefined ? [] : [`${file} ${key}: use ${banned.instead}`]
  })
}

/** One finding per name of the file, with the line of its first use, and one per word of a comment or a test title. */
export const findBannedWords = (file: string, source: string): readonly string[] => {
  const findings = new Map<string, string>()
  const findLine = (start: number): number => source.slice(0, start).split('\n').length
  const addText = (kind: string, { value, start }: { readonly value: string; readonly start: number }): void => {
    const words = splitText(value)
    for (const { pattern, instead, onlyInNames } of bannedWords) {
      const word = onlyInNames === true ? undefined : words.find((one) => pattern.test(one))
      if (word === undefined) continue
      const finding = `${file}:${findLine(start)} "${word}" in a ${kind}: use ${instead}`
      findings.set(finding, finding)
    }
  }
  const addName = ({ name, start }: { readonly name: string; readonly start: number }): void => {
    const banned = findings.has(name) ? undefined : findBannedName(name, file)
    if (banned !== undefined) findings.set(name, `${file}:${findLine(start)} ${name}: use ${banned.instead}`)
  }
  const { program, comments } = parseSync(file, source)
  new Visitor({
    Identifier: addName,
    JSXIdentifier: addName,
    CallExpression: (call) => {
      const [title] = call.arguments
      if (title?.type !== 'Literal' || typeof title.value !== 'string' || !isTestCall(call)) return
      addText('test title', { value: title.value, start: call.start })
    },
  }).visit(program)
  for (const comment of comments) addText('comment', comment)
  return [...findings.values()]
}

export const vocabulary = checkFiles({
  name: 'vocabulary',
  files: /\.tsx?$|^web\/src\/locales\/[^/]+\/[^/]+\.json$/u,
  least: 1200,
  find: (file, source) => (file.endsWith('.json') ? findBannedKeys : findBannedWords)(file, source),
})
