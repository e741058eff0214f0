// How far this device's clock is from the server's, kept for the next visit: it judges what that visit finds stored.
import { followServerClock } from '../lib/serverClock.ts'
import type { Storage } from '../lib/storage.ts'
import { storageKeys } from './storageKeys.ts'

const key = storageKeys.clockOffset

/** Nothing is further off than a clock that lost its battery. */
const maxOffsetMs = 100 * 365 * 86_400_000

const read = (local: Storage): number => {
  const kept = Number(local.read(key))
  return Number.isSafeInteger(kept) && Math.abs(kept) <= maxOffsetMs ? kept : 0
}

export const keepClockOffset = (local: Storage): void =>
  followServerClock(read(local), (offsetMs) => {
    if (offsetMs === 0) local.remove(key)
    else local.write(key, String(offsetMs))
  })
