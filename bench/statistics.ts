// The figures a series of measurements is told by.

export type Statistic = 'median' | 'p95' | 'worst'

/** Nearest rank: always one of the values measured. Throws for an empty series. */
const percentile = (series: readonly number[], share: number): number => {
  const sorted = series.toSorted((a, b) => a - b)
  const value = sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)]
  if (value === undefined) throw new Error('Nothing was measured')
  return value
}

/** The mean of the two in the middle where their number is even. */
const median = (series: readonly number[]): number => {
  const reversed = series.map((value) => -value)
  return (percentile(series, 0.5) - percentile(reversed, 0.5)) / 2
}

export const statistics: Readonly<Record<Statistic, (series: readonly number[]) => number>> = {
  median,
  p95: (series) => percentile(series, 0.95),
  worst: (series) => percentile(series, 1),
}
