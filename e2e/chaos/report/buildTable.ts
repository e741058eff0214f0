// Builds docs/chaos.md from the results of the seeds: injected faults and findings, by kind of fault and by class of
// the fault catalogue.
import { losses } from '../checks/losses.ts'
import { faultClasses, coveredElsewhere } from '../kinds/faultClasses.ts'
import { kinds } from '../kinds/registry.ts'
import { type FindingKind, findingKinds } from '../run/chaosRun.ts'
import type { Result } from './readResults.ts'

const row = (cells: readonly (string | number)[]): string => `| ${cells.join(' | ')} |`

const table = (head: readonly string[], rows: readonly (readonly (string | number)[])[]): string =>
  [row(head), row(head.map(() => '---')), ...rows.map(row)].join('\n')

const countFindings = (results: readonly Result[], fault: string, finding: FindingKind): number =>
  results
    .flatMap(({ findings }) => findings)
    .filter(({ kind, after }) => kind === finding && after.startsWith(`${fault} at `)).length

const buildKindRows = (results: readonly Result[]) =>
  kinds.map(({ name }) => [
    name,
    results.flatMap(({ injected }) => injected).filter(({ kind }) => kind === name).length,
    ...findingKinds.map((finding) => countFindings(results, name, finding)),
  ])

const buildClassRows = () =>
  Object.entries(faultClasses).map(([number, title]) => {
    const names = kinds.filter(({ classes }) => classes.some((one) => String(one) === number)).map(({ name }) => name)
    const elsewhere = Object.entries(coveredElsewhere).find(([one]) => one === number)?.[1]
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

This page shows what was tried to break the application: lost connections, crashes, full storage, wrong clocks and other
faults, while a browser completes an application. It is for engineers and for people who assess the project.
\`npm run chaos -- --table\` writes it from the last run of each seed.

A seed determines a product, an applicant, an outcome and up to seven faults with their positions, so the same seed gives
the same journey: \`npm run chaos -- --seed 12\` (\`e2e/chaos/readCommand.ts\` has all options). A journey passes when:

- after each fault, every typed answer is on the page or in a draft, and a visible control continues without a reload;
- at the end there is one lead with every answer, no uncaught error, no duplicate conversion event and no personal data in a
  URL.

${results.length} journeys over ${products.size} products met ${faults} faults; ${failed.length} of them failed.

## What may be lost

${table(
  ['loss', 'why'],
  Object.entries(losses).map(([name, { why }]) => [name, why]),
)}

## By kind of fault

"Times" counts the injected faults, the other columns what went wrong after one. A finding counts for the last fault before it.

${table(['kind', 'times', ...findingKinds], buildKindRows(results))}

## By class of the fault catalogue

${table(['class', 'what', 'shown by'], buildClassRows())}

## Seeds that failed

${failed.length === 0 ? 'None.' : table(['seed', 'product', 'what'], failed)}
`
}
