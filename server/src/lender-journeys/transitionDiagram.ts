// Writes docs/lender-journeys.md from the table of transitions, as a table and as a Mermaid diagram.
import { phases } from './phases.ts'
import { type Transition, transitions } from './transitions.ts'

export const journeyDocument = 'docs/lender-journeys.md'

/** Mermaid allows letters, digits and underscores in ids. */
const toId = (phase: string): string => phase.replaceAll(/\W/gu, '_')

const describe = ({ event, guard, request }: Transition): string =>
  [event, ...(guard === undefined ? [] : [`[${guard}]`]), ...(request === undefined ? [] : [`/ ${request}`])].join(' ')

type Arrow = { readonly from: string; readonly to: string; readonly label: string }

const listArrows = (): readonly Arrow[] =>
  transitions.flatMap((row) => row.from.map((from) => ({ from, to: row.to, label: describe(row) })))

/** One arrow for each pair of phases, with all its events. */
const writeArrows = (): readonly string[] => {
  const arrows = listArrows()
  const pairs = [...new Set(arrows.map(({ from, to }) => `${from} ${to}`))]
  return pairs.map((pair) => {
    const labels = arrows.filter(({ from, to }) => `${from} ${to}` === pair).map(({ label }) => label)
    const [from = '', to = ''] = pair.split(' ')
    return `  ${toId(from)} --> ${toId(to)}: ${labels.join('<br>')}`
  })
}

/** A Mermaid state diagram without the fence of its code block. */
const writeDiagram = (): string =>
  [
    'stateDiagram-v2',
    ...phases.map((phase) => `  state "${phase}" as ${toId(phase)}`),
    '  state next_lender <<choice>>',
    '  [*] --> draft',
    ...writeArrows(),
    '  next_lender --> awaiting_answer: a lender is left / application',
    '  next_lender --> rejected: none is left',
  ].join('\n')

const formatState = ({ state = '' }: { readonly state?: string }): string =>
  state === 'of-event' ? 'of the event' : state

const writeRow = (row: Transition): string => {
  const { event, from, guard = '', to, keepsWait, logEntry = '', request = '' } = row
  const dueTime = keepsWait === true ? 'kept' : ''
  return `| ${event} | ${from.join(', ')} | ${guard} | ${to} | ${formatState(row)} | ${dueTime} | ${logEntry} | ${request} |`
}

export const buildJourneyDocument = (): string => `# Phases of a lead at its lenders

This page is for engineers who change the transitions of a lead, or connect a lender. It shows what a submitted lead waits for (its phase), and which event of a lender or the applicant leads to which phase. \`npm run generate\` writes it from \`server/src/lender-journeys/transitions.ts\`: ${transitions.length} transitions between ${phases.length} phases.

| phase | what the lead waits for |
|---|---|
| \`draft\` | the applicant, who has not sent the application yet |
| \`awaiting-answer\` | the first answer of a lender |
| \`applicant-step\` | the applicant, who has to complete a step |
| \`awaiting-follow-up\` | the lender, after a step or a requested adjustment of an offer |
| \`offers\` | the applicant, who has to accept or decline an offer |
| \`awaiting-confirmation\` | the lender, after an accepted offer |
| \`ended\`, \`rejected\` | nothing |

In the three phases that wait for a lender, the state of the lead is CHECKING, and the wait has a due time. At that time the event \`no-answer\` follows, or in the sandbox the lender's answer. \`next-lender\` is not a phase: the application goes to the next lender of the plan, or the lead is rejected when none is left.

How to read the table: the first row of an event whose condition holds applies. An event without a row in the phase of the lead changes nothing. A row without a state leaves the state of the lead as it is.

\`\`\`mermaid
${writeDiagram()}
\`\`\`

| event | from | condition | to | state | due time | log entry | request to the lender |
|---|---|---|---|---|---|---|---|
${transitions.map(writeRow).join('\n')}
`
