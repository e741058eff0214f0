// The server's time, estimated on this device. A device clock that is a year wrong must neither expire a draft nor
// reject an adult as too young. The `Date` header of every reply gives it (api/request.ts); store/clockOffset.ts
// persists it.
import { perApplication } from './instances.ts'

/** Covers the duration of a reply and the drift of clocks. */
const toleranceMs = 5 * 60_000

/**
 * `performance.now()` may pause while the device sleeps. A larger difference to the device's clock means that the clock
 * was set.
 * @assumed no device sleeps longer with the page open.
 */
const longestSleepMs = 30 * 86_400_000

/** `performance.now()` is monotonic, so this changes only when the device's clock is set. In ms. */
const readTimeOrigin = (): number => Date.now() - performance.now()

export type ServerClock = {
  /** Starts with the persisted offset in ms; `changed` receives every new one. */
  readonly follow: (persistedMs: number, changed: (offsetMs: number) => void) => void
  /** Ignores a missing or invalid header. */
  readonly note: (dateHeader: string | null) => void
  /** False before the first reply of this page: the device's clock may have jumped since the offset was stored. */
  readonly isConfirmed: () => boolean
  /** The server's time at a moment of this device's clock, also after that clock was set while the page was open. */
  readonly now: (at?: Date) => Date
}

export const createServerClock = (): ServerClock => {
  /** Milliseconds by which the server is ahead of this device; 0 until it is known. */
  let offsetMs = 0
  /** A reply to this page is newer than the persisted offset. */
  let isNoted = false
  /** The time origin of the page by the device's clock when the offset was noted, in ms; null before that. */
  let timeOriginMs: number | null = null
  let notify: ((offsetMs: number) => void) | undefined

  /** Milliseconds by which the device's clock was set since the offset was noted. */
  const jumpMs = (): number => {
    if (timeOriginMs === null) return 0
    const jump = readTimeOrigin() - timeOriginMs
    return jump < -toleranceMs || jump > longestSleepMs ? jump : 0
  }

  return {
    follow: (persistedMs, changed) => {
      notify = changed
      timeOriginMs ??= readTimeOrigin()
      if (isNoted) changed(offsetMs)
      else offsetMs = persistedMs
    },
    note: (dateHeader) => {
      const offset = Date.parse(dateHeader ?? '') - Date.now()
      if (Number.isNaN(offset)) return
      isNoted = true
      timeOriginMs = readTimeOrigin()
      const noted = Math.abs(offset) < toleranceMs ? 0 : offset
      if (Math.abs(noted - offsetMs) < toleranceMs) return
      offsetMs = noted
      notify?.(noted)
    },
    isConfirmed: () => isNoted,
    now: (at = new Date()) => new Date(at.getTime() + offsetMs - jumpMs()),
  }
}

export const getServerClock = perApplication(createServerClock)
