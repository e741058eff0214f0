// The server's clock as far as this device knows it: one set a year wrong must neither end a draft early nor take an
// applicant for a child. Told by the `Date` header of every reply (api/request.ts); kept by store/clockOffset.ts.

/** What replies take and clocks drift by. */
const toleranceMs = 5 * 60_000

/**
 * A clock that moves on by more between two looks was set, not asleep with its device, during which `performance.now()`
 * may stand still.
 * @assumed No page sleeps longer and is then used without a reply of the server.
 */
const longestSleepMs = 30 * 86_400_000

/** Milliseconds the server is ahead of this device; 0 before anything is known. */
let offsetMs = 0
/** A reply of this page's own is newer than anything kept. */
let isNoted = false
/** When this page began, by the device's clock as it stood when the offset was noted; null before that. */
let startedAt: number | null = null
let tell: ((offsetMs: number) => void) | undefined

/** Nobody can set `performance.now()`: only a clock that was set moves the moment at which the page began. */
const startOfPage = (): number => Date.now() - performance.now()

/** Milliseconds by which the device's clock was set since the offset was noted. */
const jumpMs = (): number => {
  if (startedAt === null) return 0
  const jump = startOfPage() - startedAt
  return jump < -toleranceMs || jump > longestSleepMs ? jump : 0
}

/** Takes up what is known already, and tells of every change. */
export const followServerClock = (knownMs: number, changed: (offsetMs: number) => void): void => {
  tell = changed
  startedAt ??= startOfPage()
  if (isNoted) changed(offsetMs)
  else offsetMs = knownMs
}

/** A header that is missing or no time says nothing. */
export const noteServerTime = (dateHeader: string | null): void => {
  const offset = Date.parse(dateHeader ?? '') - Date.now()
  if (Number.isNaN(offset)) return
  isNoted = true
  startedAt = startOfPage()
  const noted = Math.abs(offset) < toleranceMs ? 0 : offset
  if (Math.abs(noted - offsetMs) < toleranceMs) return
  offsetMs = noted
  tell?.(noted)
}

/** False before the first reply of this page: the device's clock may have jumped since the offset was stored. */
export const isServerTimeConfirmed = (): boolean => isNoted

/** The server's time at a moment of this device's clock, also after that clock was set while the page was open. */
export const serverTime = (at: Date = new Date()): Date => new Date(at.getTime() + offsetMs - jumpMs())
