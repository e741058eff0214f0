// The tables of docs/effort.md: the effort of every product before the pages were joined, and now.
import { readFileSync } from 'node:fs'
import { products } from '@loan/domain/products/registry'
import * as v from 'valibot'
import { fromRoot } from '../process/root.ts'
import { columns, countProduct, type Effort, type ProductEffort } from './countEffort.ts'

export type EffortTable = Readonly<Record<string, ProductEffort>>

const effort = v.tuple([v.number(), v.number(), v.number(), v.number()])
const tableSchema = v.record(v.string(), v.object({ full: effort, shortest: effort }))

const readTable = (file: string): EffortTable => v.parse(tableSchema, JSON.parse(readFileSync(fromRoot(file), 'utf8')))

/** The highest numbers that the test allows. `npm run generate` lowers them, and a person raises them. */
export const limitsFile = 'tools/effort/limits.json'
export const readLimits = (): EffortTable => readTable(limitsFile)

const lower = (current: Effort, limit: Effort): Effort => [
  Math.min(current[0], limit[0]),
  Math.min(current[1], limit[1]),
  Math.min(current[2], limit[2]),
  Math.min(current[3], limit[3]),
]

/** The current numbers of each product, and no number above the earlier limit of a product that has one. */
export const lowerLimits = (current: EffortTable, limits: EffortTable): EffortTable =>
  Object.fromEntries(
    Object.entries(current).map(([id, { full, shortest }]) => {
      const limit = limits[id]
      return [
        id,
        limit === undefined
          ? { full, shortest }
          : { full: lower(full, limit.full), shortest: lower(shortest, limit.shortest) },
      ]
    }),
  )

/** Counted by the same code at commit f2136c05, before pages were joined and skipped. */
const readBefore = (): EffortTable => readTable('tools/effort/before.json')

export const countAll = (): EffortTable =>
  Object.fromEntries(Object.values(products).map((product) => [product.id, countProduct(product)]))

/** The text of the file of limits, with a row for each product. */
export const buildLimits = (): string => {
  const format = (numbers: Effort): string => `[${numbers.join(', ')}]`
  const rows = Object.entries(lowerLimits(countAll(), readLimits())).map(
    ([id, { full, shortest }]) => `  "${id}": { "full": ${format(full)}, "shortest": ${format(shortest)} }`,
  )
  return `{\n${rows.join(',\n')}\n}\n`
}

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

\`tools/effort/limits.json\` has the highest permitted numbers. A test fails when a number rises above them. \`npm run generate\` lowers a number that fell, and adds a row for a new product. A number that has to rise is raised there by hand.

tukan-pl keeps the order of the specification, in which the date of birth and the own tax number come before the answers that could make them unnecessary.

## The persona with the most controls

${buildTable('full')}

## The persona with the fewest controls

${buildTable('shortest')}
`
