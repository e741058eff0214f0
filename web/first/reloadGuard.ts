// Limits automatic reloads, so that a missing file does not cause an endless loop. Stores the time of the last reload
// in the session storage and in the history entry, because storage may be denied.

import { readHistoryState, writeHistoryState } from '../src/lib/historyState.ts'

const key = 'reloadedAt'
const minIntervalMs = 30_000

const readTimes = (): readonly number[] => {
  const times = [Number(readHistoryState()[key] ?? 0)]
  try {
    times.push(Number(sessionStorage.getItem(key)))
  } catch {
    // Denied: the history entry decides.
  }
  return times
}

/** True at most once in 30 seconds; the caller then reloads. False also when the time cannot be stored. */
export const claimReload = (): boolean => {
  const now = Date.now()
  if (readTimes().some((at) => Math.abs(now - at) < minIntervalMs)) return false
  let isNoted = writeHistoryState({ [key]: now })
  try {
    sessionStorage.setItem(key, String(now))
    isNoted = true
  } catch {
    // Denied or full.
  }
  return isNoted
}
