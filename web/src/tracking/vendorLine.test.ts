import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Adapter } from './adapters/adapter.ts'
import { buildEvent, buildParts } from './adapters/playAdapter.ts'
import { openVendorLine, queueLimit } from './vendorLine.ts'

const parts = buildParts('key')
let sent: unknown[]

const adapter: Adapter = { send: ({ name }) => sent.push(name), stop: () => void sent.push('stop') }
/** Longer than the delay until the page is idle. */
const settle = () => vi.advanceTimersByTimeAsync(5000)

beforeEach(() => {
  sent = []
  vi.useFakeTimers()
})
afterEach(() => vi.useRealTimers())

describe('the queue of a vendor', () => {
  it('opens once the page is idle, and stores events until then', async () => {
    const load = vi.fn(async () => async () => adapter)
    const line = openVendorLine(load, parts)
    expect(load).not.toHaveBeenCalled()
    line.send(buildEvent('lead-created'))
    await settle()
    line.send(buildEvent('rejected'))
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
    const line = openVendorLine(load, parts)
    expect(() => line.send(buildEvent('lead-created'))).not.toThrow()
    await settle()
    expect(() => line.send(buildEvent('rejected'))).not.toThrow()
    expect(() => line.close()).not.toThrow()
    await settle()
  })

  it('drops waiting events when consent is withdrawn, and does not open', async () => {
    const load = vi.fn(async () => async () => adapter)
    const line = openVendorLine(load, parts)
    line.send(buildEvent('lead-created'))
    line.close()
    await settle()
    line.send(buildEvent('rejected'))
    expect([load.mock.calls.length, sent]).toEqual([0, []])
  })

  it('stops a vendor that opens only after consent was withdrawn', async () => {
    let open: (opened: Adapter) => void = () => undefined
    const line = openVendorLine(async () => () => new Promise((resolve) => (open = resolve)), parts)
    line.send(buildEvent('lead-created'))
    await settle()
    line.close()
    open(adapter)
    await settle()
    expect(sent).toEqual(['stop'])
  })

  // Shows spec 9.39
  it(`stores at most ${queueLimit} events for a slow vendor`, async () => {
    let open: (opened: Adapter) => void = () => undefined
    const line = openVendorLine(async () => () => new Promise((resolve) => (open = resolve)), parts)
    for (let index = 0; index < queueLimit + 5; index += 1) line.send(buildEvent('page-completed'))
    await settle()
    open(adapter)
    await settle()
    expect(sent).toHaveLength(1000)
  })
})
