// The generic defaults of spec 9.8 to 9.14, in the product that uses them: tukan in Spain.
import { expect, it } from 'vitest'
import { product } from './tukan-es.ts'

const { amount, period } = product

// Shows spec 9.8
it('has 1000 as the default amount', () => {
  expect(amount.default).toBe(1000)
})

// Shows spec 9.11, 9.12, 9.13, 9.14
it('has a period of 61 to 90 days in steps of one day', () => {
  expect(period).toMatchObject({ min: 61, max: 90, step: 1, scale: 'days' })
})

// Shows spec 9.10
it('has the default period of the Polish brand, because 31 days is below the minimum', () => {
  expect(period.default).toBe(73)
})
