// docs/chaos.md: what the seeds that ran met and what became of it, by kind of fault and by class of the catalogue.
import { losses } from '../../e2e/chaos/checks/losses.ts'
import { faultClasses, shownElsewhere } from '../../e2e/chaos/kinds/faultClasses.ts'
import { kinds } from '../../e2e/chaos/kinds/registry.ts'
import { type FindingKind, findingKinds } from '../../e2e/chaos/run/chaosRun.ts'
import type { Result } from './readResults.ts'

const row = (cells: readonly (string | number)[]): string => `| ${cells.join(' | ')} |`

const table = (head: readonly string[], rows: readonly (readonly (string | number)[])[]): string =>
  [row(head), row(head.map(() => '---')), ...rows.map(row)].join('\n')

const countFindings = (results: readonly Result[], fault: string, finding: FindingKind): number =>
  results
    .flatMap(({ findings }) => findings)
    .filter(({ kind, after }) => kind === finding && after.startsWith(`${fault} at `)).length

const kindRows = (results: readonly Result[]) =>
  kinds.map(({ name }) => [
    name,
    results.flatMap(({ injected }) => injected).filter(({ kind }) => kind === name).length,
    ...findingKinds.map((finding) => countFindings(results, name, finding)),
  ])

const classRows = () =>
  Object.entries(faultClasses).map(([number, title]) => {
    const names = kinds.filter(({ classes }) => classes.some((one) => String(one) === number)).map(({ name }) => name)
    const elsewhere = Object.entries(shownElsewhere).find(([one]) => one === number)?.[1]
    return [
      number,
      title,
      [...names, ...(elsewhere === undefined ? [] : [`[${elsewhere}](../${elsewhere})`])].join('; '),
    ]
  })

const failedRows = (results: readonly Result[]) =>
  results
    .filter(({ findings, stopped }) => findings.length > 0 || stopped !== null)
    .map(({ seed, product, findings, stopped }) => [
      seed,
      product,
      [...new Set(findings.map(({ kind, after }) => `${kind} after ${after}`))].join('; ') ||
        `stopped: ${stopped?.split('\n')[0]}`,
    ])

export const buildTable = (results: readonly Result[]): string => {
  const failed = failedRows(results)
  const products = new Set(results.map(({ product }) => product))
  const faults = results.reduce((sum, { injected }) => sum + injected.length, 0)
  return `# Journeys under faults

Written by \`npm run chaos -- --table\` from the last run of each seed. A seed draws a product, an applicant, an outcome and
up to seven faults with their places; the same seed gives the same journey (\`npm run chaos -- --seed 12\`; all options:
\`tools/chaos/readCommand.ts\`). After each fault every typed answer is on the page or in a draft; something visible leads
on, without a reload by the test; in the end there is one lead with every answer, no uncaught error, no conversion event
twice and no personal data in an address.

${results.length} journeys over ${products.size} products met ${faults} faults; ${failed.length} of them failed.

## What may be lost

${table(
  ['loss', 'why'],
  Object.entries(losses).map(([name, { why }]) => [name, why]),
)}

## By kind of fault

A finding counts for the fault that was injected last before it.

${table(['kind', 'times', ...findingKinds], kindRows(results))}

## By class of the fault catalogue

${table(['class', 'what', 'shown by'], classRows())}

## Seeds that failed

${failed.length === 0 ? 'None.' : table(['seed', 'product', 'what'], failed)}
`
}
