// Builds docs/ASSUMED.md from the assumptions; `npm run generate` writes it.
import type { Assumption } from './findAssumptions.ts'

const getFolder = (file: string): string => file.split('/').slice(0, -1).join('/')

const head = [
  '# Assumed',
  '',
  'Decisions that the [specification](specification/README.md) does not contain, with their reasons. `npm run generate`',
  'generates this page from the `@assumed` comments in the code.',
]

export const buildAssumedPage = (assumptions: readonly Assumption[]): string => {
  const folders = [...new Set(assumptions.map(({ file }) => getFolder(file)))].toSorted()
  const sections = folders.map((folder) =>
    [
      `## ${folder}`,
      '',
      ...assumptions
        .filter(({ file }) => getFolder(file) === folder)
        .map(({ file, subject, text }) => {
          const name = subject === '' ? '' : ` \`${subject}\``
          return `- [${file.slice(folder.length + 1)}](../${file})${name}: ${text}`
        }),
    ].join('\n'),
  )
  return `${[head.join('\n'), ...sections].join('\n\n')}\n`
}
