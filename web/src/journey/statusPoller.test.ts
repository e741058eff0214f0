import { beforeEach, describe, expect, it } from 'vitest'
import type { PageSignal, PageSignals } from './pageSignals.ts'
import { type Clock, createStatusPoller, type PollVerdict } from './statusPoller.ts'

type Waiting = { readonly at: number; readonly call: () => void }

const createHand = () => {
  let now = 0
  let waiting: Waiting[] = []
  const listeners = new Set<(signal: PageSignal) => void>()
  let hidden = false
  const clock: Clock = {
    now: () => now,
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
  const settle = async () => {
    for (let turns = 0; turns < 10; turns += 1) await Promise.resolve()
  }
  return {
    clock,
    signals,
    settle,
    tick: async (ms: number) => {
      const until = now + ms
      for (;;) {
        const next = waiting.filter(({ at }) => at <= until).toSorted((one, other) => one.at - other.at)[0]
        if (next === undefined) break
        now = next.at
        waiting = waiting.filter((other) => other !== next)
        next.call()
        await settle()
      }
      now = until
      await settle()
    },
    hide: () => {
      hidden = true
    },
    signal: async (signal: PageSignal) => {
      if (signal === 'visible') hidden = false
      for (const listener of listeners) listener(signal)
      await settle()
    },
    listeners,
    waits: () => waiting.length,
  }
}

let hand = createHand()
let asked: number[] = []
let verdicts: PollVerdict[] = []
const unchanged: PollVerdict = { outcome: 'unchanged', atLeastMs: 0 }

const create = (random = 0) =>
  createStatusPoller({
    signals: hand.signals,
    clock: hand.clock,
    random: () => random,
    ask: async () => {
      asked.push(hand.clock.now())
      return verdicts.shift() ?? unchanged
    },
  })

beforeEach(() => {
  hand = createHand()
  asked = []
  verdicts = []
})

describe('the status poller', () => {
  it('backs off from 2 s to 10 s', async () => {
    create().start()
    await hand.tick(60_000)
    expect(asked).toEqual([0, 2000, 6000, 14_000, 24_000, 34_000, 44_000, 54_000])
  })

  it('adds at most a fifth of the delay as jitter', async () => {
    create(1).start()
    await hand.tick(20_000)
    expect(asked).toEqual([0, 2400, 7200, 16_800])
  })

  it('resets the back-off after a changed reply', async () => {
    verdicts = [unchanged, unchanged, { outcome: 'changed', atLeastMs: 0 }]
    create().start()
    await hand.tick(9000)
    expect(asked).toEqual([0, 2000, 6000, 8000])
  })

  it('waits at least the delay that the server sets, also after a failure', async () => {
    verdicts = [
      { outcome: 'unchanged', atLeastMs: 5000 },
      { outcome: 'failed', atLeastMs: 30_000 },
    ]
    create().start()
    await hand.tick(35_000)
    expect(asked).toEqual([0, 5000, 35_000])
  })

  it('stops after a final reply, and polls again when the page is restored', async () => {
    verdicts = [{ outcome: 'final' }, { outcome: 'final' }]
    create().start()
    await hand.tick(120_000)
    await hand.signal('online')
    expect(asked).toEqual([0])
    await hand.signal('restored')
    expect(asked).toEqual([0, 120_000])
  })

  it('pauses while the page is hidden, and sends a due poll when it is visible again', async () => {
    create().start()
    await hand.tick(0)
    hand.hide()
    await hand.tick(60_000)
    expect(asked).toEqual([0])
    await hand.signal('visible')
    expect(asked).toEqual([0, 60_000])
    await hand.signal('visible')
    expect(asked).toEqual([0, 60_000])
  })

  it('polls immediately when the browser is back online', async () => {
    verdicts = [{ outcome: 'failed', atLeastMs: 0 }]
    create().start()
    await hand.tick(500)
    await hand.signal('online')
    expect(asked).toEqual([0, 500])
  })

  it('sends one request at a time', async () => {
    const poller = create()
    poller.start()
    await Promise.all([poller.pollNow(), poller.pollNow(), poller.pollNow()])
    await hand.tick(0)
    expect(asked).toEqual([0])
  })

  it('continues its schedule after a stop and a start', async () => {
    const poller = create()
    poller.start()
    await hand.tick(1000)
    poller.stop()
    poller.start()
    await hand.tick(999)
    expect(asked).toEqual([0])
    await hand.tick(1)
    expect(asked).toEqual([0, 2000])
  })

  it('removes its listeners and timers when it stops', async () => {
    const poller = create()
    poller.start()
    await hand.tick(0)
    poller.stop()
    await hand.tick(60_000)
    expect(asked).toEqual([0])
    expect(hand.listeners.size).toBe(0)
    expect(hand.waits()).toBe(0)
  })

  it('aborts a dropped request and ignores its reply', async () => {
    const answers: ((verdict: PollVerdict) => void)[] = []
    const aborted: boolean[] = []
    const poller = createStatusPoller({
      signals: hand.signals,
      clock: hand.clock,
      random: () => 0,
      ask: (signal) =>
        new Promise((resolve) => {
          const index = answers.push(resolve) - 1
          signal.addEventListener('abort', () => {
            aborted[index] = true
          })
        }),
    })
    poller.start()
    await hand.tick(0)
    poller.drop()
    void poller.pollNow()
    expect(answers).toHaveLength(2)
    expect(aborted).toEqual([true])
    answers[1]?.({ outcome: 'final' })
    answers[0]?.(unchanged)
    await hand.tick(60_000)
    expect(answers).toHaveLength(2)
  })
})
