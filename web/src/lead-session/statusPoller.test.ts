import { beforeEach, describe, expect, it } from 'vitest'
import type { PageSignal, PageSignals } from './pageSignals.ts'
import { type Clock, createStatusPoller, type PollResult } from './statusPoller.ts'

type ScheduledCall = { readonly at: number; readonly call: () => void }

const createFakeTimer = () => {
  let now = 0
  /** By how much the clock of the device was set back, in ms. */
  let setBackMs = 0
  let waiting: ScheduledCall[] = []
  const listeners = new Set<(signal: PageSignal) => void>()
  let hidden = false
  const clock: Clock = {
    now: () => now - setBackMs,
    later: (call, afterMs) => {
      const entry = { at: now + afterMs, call }
      waiting.push(entry)
      return () => {
        waiting = waiting.filter((other) => other !== entry)
      }
    },
  }
  const signals: PageSignals = {
    isHidden: () => hidden,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
  const flushPromises = async () => {
    for (let round = 0; round < 10; round += 1) await Promise.resolve()
  }
  return {
    clock,
    signals,
    flushPromises,
    tick: async (ms: number) => {
      const until = now + ms
      for (;;) {
        const next = waiting.filter(({ at }) => at <= until).toSorted((one, other) => one.at - other.at)[0]
        if (next === undefined) break
        now = next.at
        waiting = waiting.filter((other) => other !== next)
        next.call()
        await flushPromises()
      }
      now = until
      await flushPromises()
    },
    hide: () => {
      hidden = true
    },
    setBack: (ms: number) => {
      setBackMs = ms
    },
    signal: async (signal: PageSignal) => {
      if (signal === 'visible') hidden = false
      for (const listener of listeners) listener(signal)
      await flushPromises()
    },
    listeners,
    waits: () => waiting.length,
  }
}

let fakeTimer = createFakeTimer()
let pollTimes: number[] = []
let results: PollResult[] = []
const unchanged: PollResult = { outcome: 'unchanged', atLeastMs: 0 }

const create = (random = 0) =>
  createStatusPoller({
    signals: fakeTimer.signals,
    clock: fakeTimer.clock,
    random: () => random,
    poll: async () => {
      pollTimes.push(fakeTimer.clock.now())
      return results.shift() ?? unchanged
    },
  })

beforeEach(() => {
  fakeTimer = createFakeTimer()
  pollTimes = []
  results = []
})

describe('the status poller', () => {
  it('backs off from 2 s to 10 s', async () => {
    create().start()
    await fakeTimer.tick(60_000)
    expect(pollTimes).toEqual([0, 2000, 6000, 14_000, 24_000, 34_000, 44_000, 54_000])
  })

  it('adds at most a fifth of the delay as jitter', async () => {
    create(1).start()
    await fakeTimer.tick(20_000)
    expect(pollTimes).toEqual([0, 2400, 7200, 16_800])
  })

  it('resets the back-off after a changed reply', async () => {
    results = [unchanged, unchanged, { outcome: 'changed', atLeastMs: 0 }]
    create().start()
    await fakeTimer.tick(9000)
    expect(pollTimes).toEqual([0, 2000, 6000, 8000])
  })

  it('waits at least the delay that the server sets, also after a failure', async () => {
    results = [
      { outcome: 'unchanged', atLeastMs: 5000 },
      { outcome: 'failed', atLeastMs: 30_000 },
    ]
    create().start()
    await fakeTimer.tick(35_000)
    expect(pollTimes).toEqual([0, 5000, 35_000])
  })

  it('stops after a final reply, and polls again when the page is restored', async () => {
    results = [{ outcome: 'final' }, { outcome: 'final' }]
    create().start()
    await fakeTimer.tick(120_000)
    await fakeTimer.signal('online')
    expect(pollTimes).toEqual([0])
    await fakeTimer.signal('restored')
    expect(pollTimes).toEqual([0, 120_000])
  })

  it('pauses while the page is hidden, and sends a due poll when it is visible again', async () => {
    create().start()
    await fakeTimer.tick(0)
    fakeTimer.hide()
    await fakeTimer.tick(60_000)
    expect(pollTimes).toEqual([0])
    await fakeTimer.signal('visible')
    expect(pollTimes).toEqual([0, 60_000])
    await fakeTimer.signal('visible')
    expect(pollTimes).toEqual([0, 60_000])
  })

  it('sends a due poll when the page is visible again, although the clock was set back', async () => {
    create().start()
    await fakeTimer.tick(0)
    fakeTimer.hide()
    await fakeTimer.tick(60_000)
    fakeTimer.setBack(59_000)
    await fakeTimer.signal('visible')
    expect(pollTimes).toEqual([0, 1000])
  })

  it('polls immediately when the browser is back online', async () => {
    results = [{ outcome: 'failed', atLeastMs: 0 }]
    create().start()
    await fakeTimer.tick(500)
    await fakeTimer.signal('online')
    expect(pollTimes).toEqual([0, 500])
  })

  it('sends one request at a time', async () => {
    const poller = create()
    poller.start()
    await Promise.all([poller.pollNow(), poller.pollNow(), poller.pollNow()])
    await fakeTimer.tick(0)
    expect(pollTimes).toEqual([0])
  })

  it('continues its schedule after a stop and a start', async () => {
    const poller = create()
    poller.start()
    await fakeTimer.tick(1000)
    poller.stop()
    poller.start()
    await fakeTimer.tick(999)
    expect(pollTimes).toEqual([0])
    await fakeTimer.tick(1)
    expect(pollTimes).toEqual([0, 2000])
  })

  it('removes its listeners and timers when it stops', async () => {
    const poller = create()
    poller.start()
    await fakeTimer.tick(0)
    poller.stop()
    await fakeTimer.tick(60_000)
    expect(pollTimes).toEqual([0])
    expect(fakeTimer.listeners.size).toBe(0)
    expect(fakeTimer.waits()).toBe(0)
  })

  it('aborts a dropped request and ignores its reply', async () => {
    const answers: ((result: PollResult) => void)[] = []
    const aborted: boolean[] = []
    const poller = createStatusPoller({
      signals: fakeTimer.signals,
      clock: fakeTimer.clock,
      random: () => 0,
      poll: (signal) =>
        new Promise((resolve) => {
          const index = answers.push(resolve) - 1
          signal.addEventListener('abort', () => {
            aborted[index] = true
          })
        }),
    })
    poller.start()
    await fakeTimer.tick(0)
    poller.drop()
    void poller.pollNow()
    expect(answers).toHaveLength(2)
    expect(aborted).toEqual([true])
    answers[1]?.({ outcome: 'final' })
    answers[0]?.(unchanged)
    await fakeTimer.tick(60_000)
    expect(answers).toHaveLength(2)
  })
})
