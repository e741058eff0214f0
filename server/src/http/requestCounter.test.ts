import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { describe, expect, it } from 'vitest'
import { createRequestCounter } from './requestCounter.ts'

/** Returns the bytes in use after a full garbage collection. */
const measureMemory = (): number => {
  setFlagsFromString('--expose-gc')
  runInNewContext('gc()')
  const { heapUsed, arrayBuffers } = process.memoryUsage()
  return heapUsed + arrayBuffers
}

const buildAddress = (index: number): string =>
  `10.${Math.floor(index / 65_536)}.${Math.floor(index / 256) % 256}.${index % 256}`

describe('the request counter', () => {
  it('counts a busy address among 200,000 others without more memory', () => {
    const counter = createRequestCounter()
    for (let call = 1; call <= 1000; call += 1) expect(counter.add('192.0.2.1', 0).count).toBe(call)
    const before = measureMemory()
    for (let index = 0; index < 200_000; index += 1) counter.add(buildAddress(index), 1)
    expect(measureMemory() - before).toBeLessThan(2 * 1024 * 1024)
    expect(counter.add('192.0.2.1', 2).count).toBe(1001)
    // An address with one request and an address without a request have low counts.
    expect(counter.add(buildAddress(100_000), 2).count).toBeLessThan(20)
    expect(counter.add('192.0.2.2', 2).count).toBeLessThan(20)
  })

  it('resets the count after a minute and reports the time left', () => {
    const counter = createRequestCounter()
    expect(counter.add('192.0.2.1', 5000)).toEqual({ count: 1, msLeft: 60_000 })
    expect(counter.add('192.0.2.1', 35_000)).toEqual({ count: 2, msLeft: 30_000 })
    expect(counter.add('192.0.2.1', 65_000)).toEqual({ count: 1, msLeft: 60_000 })
  })
})
