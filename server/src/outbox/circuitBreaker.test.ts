// The pause of a destination that serves no requests, by a clock that can jump.
import { describe, expect, it } from 'vitest'
import { hourMs } from '@loan/domain/durations'
import { createCircuitBreaker } from './circuitBreaker.ts'

const startMs = Date.UTC(2026, 10, 26, 12)

const openBreaker = (atMs: number) => {
  const breaker = createCircuitBreaker()
  for (let failure = 0; failure < 5; failure += 1) breaker.record(false, new Date(atMs))
  return breaker
}

describe('the circuit breaker', () => {
  it('allows one request after half a minute', () => {
    const breaker = openBreaker(startMs)
    const allowed = [0, 29_999, 30_000].map((ms) => breaker.countAllowed(new Date(startMs + ms), 10, 0))
    expect(allowed).toEqual([0, 0, 1])
  })

  it('does not pause for an hour when the clock is set back by an hour', () => {
    const breaker = openBreaker(startMs + hourMs)
    expect(breaker.countAllowed(new Date(startMs), 10, 0)).toBe(1)
    breaker.record(false, new Date(startMs))
    expect(breaker.countAllowed(new Date(startMs + 29_999), 10, 0)).toBe(0)
    expect(breaker.countAllowed(new Date(startMs + 30_000), 10, 0)).toBe(1)
  })
})
