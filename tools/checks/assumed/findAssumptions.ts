// Finds the `@assumed` comments of the source files, decisions that the specification does not contain, with their
// reasons, and builds docs/ASSUMED.md from them.
import { readSources } from '../check.ts'

export type Assumption = {
  readonly file: string
  /** The declaration or key below the comment; empty when there is none. */
  readonly subject: string
  readonly text: string
}

/** The text of a comment line without its markers; null for a line of code. */
const commentText = (line: string): string | null =>
  /^\s*(?:\/\/|\/\*\*?|\*(?!\/))(?<text>.*?)(?:\*\/.*)?$/u.exec(line)?.groups?.['text']?.trim() ?? null

/** The reason with its further lines, up to the end of the comment, an empty line or the next tag. */
const collect = (lines: readonly string[], start: number, first: string): string => {
  const texts = [first]
  for (let index = start; lines[index]?.includes('*/') === false; index += 1) {
    const text = commentText(lines[index + 1] ?? '')
    if (text === null || text === '' || text.startsWith('@')) break
    texts.push(text)
  }
  return texts.filter(Boolean).join(' ')
}

const subjectBelow = (lines: readonly string[], start: number): string => {
  const code = lines.slice(start + 1).find((line) => !/^\s*(?:\/\/.*|\/\*.*|\*.*)?$/u.test(line)) ?? ''
  const declared = /^\s*(?:export )?(?:const|type|function|class) (?<name>\w+)/u.exec(code)
  const key = /^\s*(?:readonly )?['"]?(?<name>[\w.-]+)['"]?\??:/u.exec(code)
  return (declared ?? key)?.groups?.['name'] ?? ''
}

/** Assumptions in the order of the file. A tag without a reason has an empty text. */
export const findAssumptions = (file: string, source: string): readonly Assumption[] => {
  const lines = source.split('\n')
  return lines.flatMap((line, index) => {
    const text = /@assumed\b:?\s*(?<text>.*)$/u.exec(commentText(line) ?? '')?.groups?.['text']
    return text === undefined ? [] : [{ file, subject: subjectBelow(lines, index), text: collect(lines, index, text) }]
  })
}

export const readAssumptions = (): readonly Assumption[] =>
  readSources(/\.(?:ts|tsx|css)$/u, ['domain', 'web', 'server']).flatMap(({ file, source }) =>
    findAssumptions(file, source),
  )

export const assumedPage = 'docs/ASSUMED.md'

const getFolder = (file: string): string => file.slice(0, file.lastIndexOf('/'))

export const buildAssumedPage = (assumptions: readonly Assumption[]): string => {
  const folders = [...new Set(assumptions.map(({ file }) => getFolder(file)))].toSorted()
  const sections = folders.map((folder) => {
    const rows = assumptions
      .filter(({ file }) => getFolder(file) === folder)
      .map(({ file, subject, text }) => {
        const name = subject === '' ? '' : ` \`${subject}\``
        return `- [${file.slice(folder.length + 1)}](../${file})${name}: ${text}\n`
      })
    return `\n## ${folder}\n\n${rows.join('')}`
  })
  return `# Assumed

Decisions that the [specification](specification/README.md) does not contain, with their reasons. \`npm run generate\`
generates this page from the \`@assumed\` comments in the code.
${sections.join('')}`
}
