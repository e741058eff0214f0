// The tables of docs/effort.md: the effort of every product before the pages were joined, and now.
import { readFileSync } from 'node:fs'
import { products } from '@loan/domain/products/registry'
import * as v from 'valibot'
import { fromRoot } from '../process/root.ts'
import { columns, countProduct, type ProductEffort } from './countEffort.ts'

export type EffortTable = Readonly<Record<string, ProductEffort>>

const effort = v.tuple([v.number(), v.number(), v.number(), v.number()])
const tableSchema = v.record(v.string(), v.object({ full: effort, shortest: effort }))

const readTable = (file: string): EffortTable => v.parse(tableSchema, JSON.parse(readFileSync(fromRoot(file), 'utf8')))

/** The highest numbers that the test allows. They only fall. */
export const limitsFile = 'tools/effort/limits.json'
export const readLimits = (): EffortTable => readTable(limitsFile)

/** Counted by the same code at commit f2136c05, before pages were joined and skipped. */
const readBefore = (): EffortTable => readTable('tools/effort/before.json')

export const countAll = (): EffortTable =>
  Object.fromEntries(Object.values(products).map((product) => [product.id, countProduct(product)]))

const buildTable = (kind: keyof ProductEffort): string => {
  const before = readBefore()
  const rows = Object.entries(countAll()).map(([id, after]) => {
    const cells = columns.map((_column, index) => `${before[id]?.[kind][index] ?? '–'} → ${after[kind][index]}`)
    return `| ${[id, ...cells].join(' | ')} |`
  })
  return [`| ${['product', ...columns].join(' | ')} |`, '|---|---|---|---|---|', ...rows].join('\n')
}

export const effortPage = 'docs/effort.md'

export const buildEffortPage = (): string => `# Effort of an application

What an applicant goes through in each product, before and after pages were joined, ordered and skipped. \`npm run generate\` writes this page from the personas of each country and the pages of each product (\`tools/effort/\`). The figures before are those of commit f2136c05, counted by the same code.

- Views: the pages that the persona sees, and the review.
- Controls: boxes, lists, groups of options, sliders and check boxes on them. A date is three boxes.
- Taps: one for each answered control, and one for each button that goes on.
- Keys: typed characters.

\`tools/effort/limits.json\` has the current numbers. A test fails when a number rises, and when one falls until it is lowered there.

tukan-pl keeps the order of the specification, in which the date of birth and the own tax number come before the answers that could make them unnecessary.

## The persona with the most controls

${buildTable('full')}

## The persona with the fewest controls

${buildTable('shortest')}
`
