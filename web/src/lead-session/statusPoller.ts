// Schedules the status polls: one request at a time, 2 s to 10 s apart with jitter, never sooner than the server sets,
// none while the page is hidden. The back-off limits the load of many open pages. The caller sends the request.
import { computeDelayMs } from '../lib/backOff.ts'
import type { PageSignals } from './pageSignals.ts'

const pollBackOff = { delaysMs: [2000, 4000, 8000, 10_000], jitter: [1, 1.2] } as const

/** The result of a poll. `atLeastMs` is the minimum delay that the server sets (0 when it sets none). */
export type PollResult =
  | { readonly outcome: 'final' }
  | { readonly outcome: 'changed' | 'unchanged' | 'failed'; readonly atLeastMs: number }

export type Clock = {
  readonly now: () => number
  /** Schedules a call; returns a function that cancels it. */
  readonly later: (call: () => void, afterMs: number) => () => void
}

const systemClock: Clock = {
  now: () => Date.now(),
  later: (call, afterMs) => {
    const timer = setTimeout(call, afterMs)
    return () => clearTimeout(timer)
  },
}

export type StatusPollerOptions = {
  /** Sends one poll. Never rejects. */
  readonly poll: (signal: AbortSignal) => Promise<PollResult>
  readonly signals: PageSignals
  readonly clock?: Clock
  /** Returns a number from 0 to 1, like Math.random. */
  readonly random?: () => number
}

export type StatusPoller = {
  readonly start: () => void
  readonly stop: () => void
  /** Polls immediately; joins a request in flight. */
  readonly pollNow: () => Promise<void>
  /** Aborts the request in flight, ignores its response and resets the back-off. */
  readonly drop: () => void
}

type Flight = { readonly controller: AbortController; readonly done: Promise<void> }

export const createStatusPoller = ({
  poll,
  signals,
  clock = systemClock,
  random = Math.random,
}: StatusPollerOptions): StatusPoller => {
  let isStarted = false
  let flight: Flight | null = null
  let cancelTimer = () => {}
  let unsubscribe = () => {}
  let unchangedCount = 0
  /** Time of the next poll; null after a final result. */
  let dueAt: number | null = 0

  const schedulePoll = () => {
    cancelTimer()
    if (!isStarted || dueAt === null) return
    cancelTimer = clock.later(
      () => {
        // Due as soon as the page is visible, also if the clock of the device is set back until then.
        if (signals.isHidden()) dueAt = 0
        else void pollNow()
      },
      Math.max(0, dueAt - clock.now()),
    )
  }

  const handleResult = (result: PollResult) => {
    if (result.outcome === 'final') {
      dueAt = null
      return
    }
    unchangedCount = result.outcome === 'changed' ? 0 : unchangedCount
    dueAt = clock.now() + computeDelayMs(pollBackOff, unchangedCount, { atLeastMs: result.atLeastMs, random })
    unchangedCount += 1
    schedulePoll()
  }

  const begin = (): Promise<void> => {
    cancelTimer()
    const controller = new AbortController()
    const done = poll(controller.signal).then((result) => {
      if (flight?.controller !== controller) return
      flight = null
      handleResult(result)
    })
    flight = { controller, done }
    return done
  }

  const pollNow = (): Promise<void> => flight?.done ?? begin()

  const drop = () => {
    cancelTimer()
    flight?.controller.abort()
    flight = null
    unchangedCount = 0
    dueAt = clock.now()
  }

  return {
    pollNow,
    drop,
    start: () => {
      if (isStarted) return
      isStarted = true
      unsubscribe = signals.subscribe((signal) => {
        if (signal === 'restored') {
          drop()
          void pollNow()
        } else if (dueAt !== null && (signal === 'online' || dueAt <= clock.now())) {
          void pollNow()
        }
      })
      if (flight === null) schedulePoll()
    },
    stop: () => {
      isStarted = false
      cancelTimer()
      unsubscribe()
    },
  }
}
