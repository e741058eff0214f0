import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { describe, expect, it } from 'vitest'
import { createRequestCounter } from './requestCounter.ts'

/** Bytes in use after a full garbage collection. */
const measureMemory = (): number => {
  setFlagsFromString('--expose-gc')
  runInNewContext('gc()')
  const { heapUsed, arrayBuffers } = process.memoryUsage()
  return heapUsed + arrayBuffers
}

const addressOf = (at: number): string => `10.${Math.floor(at / 65_536)}.${Math.floor(at / 256) % 256}.${at % 256}`

describe('the request counter', () => {
  it('remembers a busy address among 200,000 others, in the same memory', () => {
    const counter = createRequestCounter()
    for (let call = 1; call <= 1000; call += 1) expect(counter.add('192.0.2.1', 0).count).toBe(call)
    const before = measureMemory()
    for (let at = 0; at < 200_000; at += 1) counter.add(addressOf(at), 1)
    expect(measureMemory() - before).toBeLessThan(2 * 1024 * 1024)
    expect(counter.add('192.0.2.1', 2).count).toBe(1001)
    // Those who called once, and one who did not call yet, are far from any limit.
    expect(counter.add(addressOf(100_000), 2).count).toBeLessThan(20)
    expect(counter.add('192.0.2.2', 2).count).toBeLessThan(20)
  })

  it('starts again after a minute and reports the time until then', () => {
    const counter = createRequestCounter()
    expect(counter.add('192.0.2.1', 5000)).toEqual({ count: 1, msLeft: 60_000 })
    expect(counter.add('192.0.2.1', 35_000)).toEqual({ count: 2, msLeft: 30_000 })
    expect(counter.add('192.0.2.1', 65_000)).toEqual({ count: 1, msLeft: 60_000 })
  })
})
