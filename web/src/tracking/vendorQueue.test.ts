import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Adapter } from './adapters/adapter.ts'
import { buildEvent, buildAdapterOptions } from './testing/adapterFixtures.ts'
import { openVendorQueue, queueLimit } from './vendorQueue.ts'

const options = buildAdapterOptions('key')
let sent: unknown[]

const adapter: Adapter = { send: ({ name }) => sent.push(name), stop: () => void sent.push('stop') }
/** 5000 ms is longer than the time limit of `whenIdle`. */
const waitUntilIdle = () => vi.advanceTimersByTimeAsync(5000)

beforeEach(() => {
  sent = []
  vi.useFakeTimers()
})
afterEach(() => vi.useRealTimers())

describe('the queue of a vendor', () => {
  it('opens when the page is idle, and stores events until then', async () => {
    const load = vi.fn(async () => async () => adapter)
    const queue = openVendorQueue(load, options)
    expect(load).not.toHaveBeenCalled()
    queue.send(buildEvent('lead-created'))
    await waitUntilIdle()
    queue.send(buildEvent('rejected'))
    expect(sent).toEqual(['lead-created', 'rejected'])
  })

  it.each<readonly [string, () => Promise<() => Promise<Adapter>>]>([
    ['whose chunk does not load', () => Promise.reject(new TypeError('import'))],
    ['that does not open', async () => () => Promise.reject(new Error('blocked'))],
    ['that hangs', () => new Promise(() => undefined)],
    [
      'that throws',
      async () => async () => ({
        send: () => {
          throw new Error('x')
        },
        stop: () => {
          throw new Error('x')
        },
      }),
    ],
    ['that rejects', async () => async () => ({ send: () => Promise.reject(new Error('x')), stop: () => undefined })],
  ])('catches the errors of a vendor %s', async (_what, load) => {
    const queue = openVendorQueue(load, options)
    expect(() => queue.send(buildEvent('lead-created'))).not.toThrow()
    await waitUntilIdle()
    expect(() => queue.send(buildEvent('rejected'))).not.toThrow()
    expect(() => queue.close()).not.toThrow()
    await waitUntilIdle()
  })

  it('drops waiting events when consent is withdrawn, and does not open', async () => {
    const load = vi.fn(async () => async () => adapter)
    const queue = openVendorQueue(load, options)
    queue.send(buildEvent('lead-created'))
    queue.close()
    await waitUntilIdle()
    queue.send(buildEvent('rejected'))
    expect([load.mock.calls.length, sent]).toEqual([0, []])
  })

  it('stops a vendor that opens only after consent was withdrawn', async () => {
    let finishOpening: (opened: Adapter) => void = () => undefined
    const queue = openVendorQueue(async () => () => new Promise((resolve) => (finishOpening = resolve)), options)
    queue.send(buildEvent('lead-created'))
    await waitUntilIdle()
    queue.close()
    finishOpening(adapter)
    await waitUntilIdle()
    expect(sent).toEqual(['stop'])
  })

  // Shows spec 9.39
  it(`stores at most ${queueLimit} events for a slow vendor`, async () => {
    let finishOpening: (opened: Adapter) => void = () => undefined
    const queue = openVendorQueue(async () => () => new Promise((resolve) => (finishOpening = resolve)), options)
    for (let index = 0; index < queueLimit + 5; index += 1) queue.send(buildEvent('page-completed'))
    await waitUntilIdle()
    finishOpening(adapter)
    await waitUntilIdle()
    expect(sent).toHaveLength(1000)
  })
})
