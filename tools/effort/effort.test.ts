// The effort of every product may only fall.
import { products } from '@loan/domain/products/registry'
import { expect, it } from 'vitest'
import { columns } from './countEffort.ts'
import { countAll, limitsFile, lowerLimits, readLimits } from './effortTables.ts'

const limits = readLimits()
const current = countAll()

it('has limits for every product and no other', () => {
  expect(Object.keys(limits).toSorted(), `npm run generate writes ${limitsFile}`).toEqual(
    Object.keys(products).toSorted(),
  )
})

it('generates lower limits, none above the earlier ones, and those of a new product', () => {
  const before = {
    a: { full: [5, 5, 5, 5], shortest: [2, 2, 2, 2] },
    gone: { full: [1, 1, 1, 1], shortest: [1, 1, 1, 1] },
  } as const
  const now = {
    a: { full: [6, 4, 5, 6], shortest: [2, 1, 3, 2] },
    b: { full: [9, 9, 9, 9], shortest: [8, 8, 8, 8] },
  } as const
  expect(lowerLimits(now, before)).toEqual({
    a: { full: [5, 4, 5, 5], shortest: [2, 1, 2, 2] },
    b: { full: [9, 9, 9, 9], shortest: [8, 8, 8, 8] },
  })
})

it.each(Object.keys(products))('does not rise in %s, and its limits are lowered when it falls', (id) => {
  for (const kind of ['full', 'shortest'] as const) {
    for (const [index, column] of columns.entries()) {
      const limit = limits[id]?.[kind][index] ?? 0
      const counted = current[id]?.[kind][index] ?? Number.POSITIVE_INFINITY
      const name = `${column} of the ${kind} persona`
      expect(
        counted,
        `${name} rose: remove or join a question, or raise its limit in ${limitsFile}`,
      ).toBeLessThanOrEqual(limit)
      expect(counted, `${name} fell: npm run generate lowers its limit`).toBeGreaterThanOrEqual(limit)
    }
  }
})

it('is at most 17 views in every product but the specified one', () => {
  const long = Object.entries(current).filter(([, { full }]) => full[0] > 17)
  expect(
    long.map(([id]) => id),
    'join pages (domain/src/pages/joinedRows.ts)',
  ).toEqual(['tukan-pl'])
})
