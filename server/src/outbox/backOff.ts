// The wait before the next attempt of a failed request.
import { minuteMs } from '@loan/domain/durations'

/** @assumed a code is valid for 10 minutes, so the first repetitions come soon. */
const firstWaitMs = 5000
const maxWaitMs = 15 * minuteMs

/**
 * Doubles with each attempt up to 15 minutes. `random` returns a number from 0 to 1; it takes off up to a half, so that
 * requests that failed together are not repeated together. A longer wait that the outside system requires has priority.
 */
export const computeBackOffMs = (attempts: number, random: () => number, retryAfterMs: number | null): number => {
  const waitMs = Math.min(maxWaitMs, firstWaitMs * 2 ** (attempts - 1))
  return Math.max(Math.round(waitMs * (1 - random() / 2)), Math.min(retryAfterMs ?? 0, maxWaitMs))
}
