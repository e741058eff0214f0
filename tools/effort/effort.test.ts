// The effort of every product may only fall.
import { products } from '@loan/domain/products/registry'
import { expect, it } from 'vitest'
import { columns } from './countEffort.ts'
import { countAll, limitsFile, readLimits } from './effortTables.ts'

const limits = readLimits()
const current = countAll()

it('has limits for every product and no other', () => {
  expect(Object.keys(limits).toSorted()).toEqual(Object.keys(products).toSorted())
})

it.each(Object.keys(products))('does not rise in %s, and its limits are lowered when it falls', (id) => {
  for (const kind of ['full', 'shortest'] as const) {
    for (const [index, column] of columns.entries()) {
      const limit = limits[id]?.[kind][index] ?? 0
      const counted = current[id]?.[kind][index] ?? Number.POSITIVE_INFINITY
      const name = `${column} of the ${kind} persona`
      expect(counted, `${name} rose: remove or join a question`).toBeLessThanOrEqual(limit)
      expect(counted, `${name} fell: lower its limit in ${limitsFile}`).toBeGreaterThanOrEqual(limit)
    }
  }
})

it('is at most 17 views in every product but the specified one', () => {
  const long = Object.entries(current).filter(([, { full }]) => full[0] > 17)
  expect(long.map(([id]) => id)).toEqual(['tukan-pl'])
})
