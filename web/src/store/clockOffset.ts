// Persists the offset of the device clock from the server clock, so that the next page load checks stored data
// for expiry with the server time.
import type { ServerClock } from '../lib/serverClock.ts'
import type { Storage } from '../lib/storage.ts'
import { storageKeys } from './storageKeys.ts'

const key = storageKeys.clockOffset

/** A larger stored offset is invalid. */
const maxOffsetMs = 100 * 365 * 86_400_000

const read = (local: Storage): number => {
  const stored = Number(local.read(key))
  return Number.isSafeInteger(stored) && Math.abs(stored) <= maxOffsetMs ? stored : 0
}

export const storeClockOffset = (local: Storage, clock: ServerClock): void =>
  clock.follow(read(local), (offsetMs) => {
    if (offsetMs === 0) local.remove(key)
    else local.write(key, String(offsetMs))
  })
