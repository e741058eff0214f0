// Check: no identifier, comment or test title contains a word that was replaced by an established term.
import { parseSync, Visitor } from 'vite'
import { checkFiles } from './check.ts'
import { isTestCall } from './testCalls.ts'
import { allowedNames, bannedWords, dateParts } from './vocabulary/bannedWords.ts'

const splitName = (name: string): readonly string[] =>
  name
    .replaceAll(dateParts, 'Date')
    .replaceAll(/([a-z\d])([A-Z])/gu, '$1 $2')
    .toLowerCase()
    .split(/[\s_$]+/u)

/** The words of a text without its code: quoted names, and names in camel case. */
const splitText = (text: string): readonly string[] =>
  text
    .replaceAll(/`[^`]*`|\S*[a-z][A-Z]\S*/gu, ' ')
    .toLowerCase()
    .split(/[^\p{L}_]+/u)

const isAllowed = (name: string, file: string): boolean =>
  allowedNames.some((allowed) => allowed.name === name && (allowed.files?.test(file) ?? true))

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
    if (findings.has(name) || isAllowed(name, file)) return
    const words = splitName(name)
    const banned = bannedWords.find(({ pattern }) => words.some((word) => pattern.test(word)))
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
  files: /\.tsx?$/u,
  least: 1200,
  find: findBannedWords,
})
