// A seeded random number generator. The same seed gives the same numbers on every machine, so that a journey can be
// repeated.

export type Random = {
  /** At least 0, below 1. */
  readonly next: () => number
  /** A whole number from 0, below `limit`. */
  readonly below: (limit: number) => number
  /** Throws for an empty list. */
  readonly pick: <T>(list: readonly T[]) => T
  readonly shuffle: <T>(list: readonly T[]) => readonly T[]
}

/** Mulberry32 (public domain, Tommy Ettinger). */
export const createRandom = (seed: number): Random => {
  let state = seed >>> 0
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  // Skips the first numbers, because they are similar for neighbouring seeds.
  for (let count = 0; count < 4; count += 1) next()
  const below = (limit: number) => Math.floor(next() * limit)
  return {
    next,
    below,
    pick: (list) => {
      const item = list[below(list.length)]
      if (item === undefined) throw new Error('Nothing to pick from')
      return item
    },
    shuffle: (list) =>
      list
        .map((item) => ({ item, key: next() }))
        .toSorted((a, b) => a.key - b.key)
        .map(({ item }) => item),
  }
}
