// Limits automatic reloads, so that a file that stays missing does not reload the page for ever. The time of the last
// one is in the session storage and, for where that is denied, in the history entry.

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

/** True at most once in 30 seconds; the caller then reloads. False also where the time cannot be noted. */
export const takeReload = (): boolean => {
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
