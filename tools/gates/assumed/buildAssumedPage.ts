// Builds docs/ASSUMED.md from the assumptions; `npm run generate` writes it.
import type { Assumption } from './findAssumptions.ts'

const roomOf = (file: string): string => file.split('/').slice(0, -1).join('/')

const head = [
  '# Assumed',
  '',
  'Decisions that the [specification](specification/README.md) does not contain, with their reasons. `npm run generate`',
  'generates this page from the `@assumed` comments in the code.',
]

export const buildAssumedPage = (assumptions: readonly Assumption[]): string => {
  const rooms = [...new Set(assumptions.map(({ file }) => roomOf(file)))].toSorted()
  const parts = rooms.map((room) =>
    [
      `## ${room}`,
      '',
      ...assumptions
        .filter(({ file }) => roomOf(file) === room)
        .map(({ file, subject, text }) => {
          const name = subject === '' ? '' : ` \`${subject}\``
          return `- [${file.slice(room.length + 1)}](../${file})${name}: ${text}`
        }),
    ].join('\n'),
  )
  return `${[head.join('\n'), ...parts].join('\n\n')}\n`
}
