import { describe, expect, it } from 'vitest'
import { computeDelayMs } from './backOff.ts'

const backOff = { delaysMs: [2000, 5000, 10_000], jitter: [0.5, 1.5] } as const
const middle = () => 0.5
const lowest = () => 0
const highest = () => 1

describe('computeDelayMs', () => {
  it.each([
    [0, 2000],
    [1, 5000],
    [2, 10_000],
    [3, 10_000],
    [40, 10_000],
  ])('returns after %i earlier failures %i ms', (count, delayMs) => {
    expect(computeDelayMs(backOff, count, { random: middle })).toBe(delayMs)
  })

  it('varies the delay within the jitter', () => {
    expect(computeDelayMs(backOff, 0, { random: lowest })).toBe(1000)
    expect(computeDelayMs(backOff, 0, { random: highest })).toBe(3000)
  })

  it('never returns less than the minimum of the server, and jitter only lengthens that', () => {
    expect(computeDelayMs(backOff, 0, { atLeastMs: 30_000, random: lowest })).toBe(30_000)
    expect(computeDelayMs(backOff, 0, { atLeastMs: 30_000, random: highest })).toBe(45_000)
  })

  it('uses random jitter without a given source', () => {
    const delays = new Set(Array.from({ length: 20 }, () => computeDelayMs(backOff, 0)))
    expect(delays.size).toBeGreaterThan(1)
  })
})
