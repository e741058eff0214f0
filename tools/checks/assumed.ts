// Check: every `@assumed` comment, a decision that the specification does not contain, has a reason. Builds
// docs/ASSUMED.md from them.
import { type Check, readSources, reportFindings } from './check.ts'

export type Assumption = {
  readonly file: string
  /** The declaration or key below the comment; empty when there is none. */
  readonly subject: string
  /** Empty for a tag without a reason. */
  readonly text: string
}

/** A block comment, or line comments below each other. */
const comments = /^[ \t]*\/\*[\s\S]*?\*\/|(?:^[ \t]*\/\/.*\n)+/gmu
/** The reason ends at the end of the comment, at an empty line or at the next tag. */
const reason = /@assumed\b:?[ \t]*(?<text>(?:(?!\n\n|\n@)[^])*)/gu

/** The name that the first line of code declares, or its key. */
const findSubject = (code: string): string => {
  const [line = ''] = code.replaceAll(comments, '').trimStart().split('\n')
  const declared = /^(?:export )?(?:const|type|function|class) (?<name>\w+)/u.exec(line)
  const key = /^(?:readonly )?['"]?(?<name>[\w.-]+)['"]?\??:/u.exec(line)
  return (declared ?? key)?.groups?.['name'] ?? ''
}

/** Assumptions in the order of the file. */
export const findAssumptions = (file: string, source: string): readonly Assumption[] =>
  [...source.matchAll(comments)].flatMap(({ 0: comment, index }) => {
    const content = comment.replaceAll(/^[ \t]*(?:\/\*\*?|\*\/|\*|\/\/)[ \t]*|[ \t]*\*\/$/gmu, '')
    const subject = findSubject(source.slice(index + comment.length))
    return [...content.matchAll(reason)].map(({ groups }) => ({
      file,
      subject,
      text: (groups?.['text'] ?? '').trim().replaceAll('\n', ' '),
    }))
  })

export const readAssumptions = (): readonly Assumption[] =>
  readSources(/\.(?:ts|tsx|css)$/u, ['domain', 'web', 'server']).flatMap(({ file, source }) =>
    findAssumptions(file, source),
  )

export const assumedPage = 'docs/ASSUMED.md'

const getFolder = ({ file }: Assumption): string => file.slice(0, file.lastIndexOf('/'))

const formatRow = ({ file, subject, text }: Assumption): string =>
  `- [${file.split('/').at(-1)}](../${file})${subject === '' ? '' : ` \`${subject}\``}: ${text}\n`

export const buildAssumedPage = (assumptions: readonly Assumption[]): string => {
  const folders = [...new Set(assumptions.map(getFolder))].toSorted()
  const sections = folders.map((folder) => {
    const rows = assumptions.filter((one) => getFolder(one) === folder).map(formatRow)
    return `\n## ${folder}\n\n${rows.join('')}`
  })
  return `# Assumed

Decisions that the [specification](specification/README.md) does not contain, with their reasons. \`npm run generate\`
generates this page from the \`@assumed\` comments in the code.
${sections.join('')}`
}

export const assumed: Check = {
  name: 'assumed',
  run: async () => {
    const assumptions = readAssumptions()
    const findings = assumptions.flatMap(({ file, text }) => (text === '' ? `${file}: @assumed without a reason` : []))
    return reportFindings(findings, { seen: assumptions.length, least: 30, unit: 'assumptions' })
  },
}
