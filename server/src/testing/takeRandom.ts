// A random sample, for tests whose cases take too long to run all of them each time. For tests only.

/** In a random order; all items where there are fewer than `count`. */
export const takeRandom = <Item>(items: readonly Item[], count: number): readonly Item[] =>
  items
    .map((item) => ({ item, order: Math.random() }))
    .toSorted((one, other) => one.order - other.order)
    .slice(0, count)
    .map(({ item }) => item)
