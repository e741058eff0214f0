// Spec 9.8 to 9.14, the column of generic defaults: tukan in Spain is the product that brings nothing of its own.
import { expect, it } from 'vitest'
import { product } from './tukan-es.ts'

const { amount, period } = product

// Shows spec 9.8
it('asks for 1000 at first', () => {
  expect(amount.default).toBe(1000)
})

// Shows spec 9.11, 9.12, 9.13, 9.14
it('lends for 61 to 90 days, day by day', () => {
  expect(period).toMatchObject({ min: 61, max: 90, step: 1, scale: 'days' })
})

// Shows spec 9.10
it('begins with the shortest period, as the default of 31 days lies below it', () => {
  expect(period.default).toBe(61)
})
