// The time left, for all products and for answers that open or close branches.
import { describe, expect, it } from 'vitest'
import { products } from '../products/registry.ts'
import { buildChain } from './chain.ts'
import { computeSecondsLeft } from './pageSeconds.ts'

describe.each(Object.values(products))('the time left of $id', (product) => {
  const chain = buildChain(product)

  it('is between 3 and 13 minutes for the whole form', () => {
    const minutes = computeSecondsLeft(chain, 0, {}) / 60
    expect(minutes).toBeGreaterThan(3)
    expect(minutes).toBeLessThan(13)
  })

  it('falls with each page and ends with the review', () => {
    const application = {
      incomeDetails: { incomeSource: 'employed_permanent' },
      otherDetails: { housingTenure: 'owned' },
    }
    const times = [...chain.map(({ index }) => index), chain.length].map((index) =>
      computeSecondsLeft(chain, index, application),
    )
    expect(times).toEqual(times.toSorted((one, other) => other - one))
    expect(times.at(-1)).toBe(computeSecondsLeft(chain, chain.length, {}))
    expect(times.at(-1)).toBeGreaterThan(0)
  })

  it.each(['employed_permanent', 'self_employed', 'pension', 'farmer', 'none'])(
    'does not grow with the income source %s',
    (incomeSource) => {
      expect(computeSecondsLeft(chain, 1, { incomeDetails: { incomeSource } })).toBeLessThanOrEqual(
        computeSecondsLeft(chain, 1, {}),
      )
    },
  )
})
