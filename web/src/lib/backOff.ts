// Computes the delay before a retry or the next poll. Jitter spreads the requests of many open pages.

export type BackOff = {
  /** Delay after each result in a row; the last one repeats. */
  readonly delaysMs: readonly [number, ...number[]]
  /** Range of the random factor of a delay. */
  readonly jitter: readonly [number, number]
}

type DelayOptions = {
  /** Minimum that the server sets. Jitter never shortens it. */
  readonly atLeastMs?: number
  /** Returns a number from 0 to 1, like Math.random. */
  readonly random?: () => number
}

/** `count` is the number of earlier failures or unchanged results in a row. */
export const computeDelayMs = (
  { delaysMs, jitter: [least, most] }: BackOff,
  count: number,
  { atLeastMs = 0, random = Math.random }: DelayOptions = {},
): number => {
  const delayMs = delaysMs[Math.min(count, delaysMs.length - 1)] ?? delaysMs[0]
  const factor = least + (most - least) * random()
  return Math.max(delayMs * factor, atLeastMs * Math.max(1, factor))
}
