// The statistics that describe a series of measurements.

export type Statistic = 'median' | 'p95' | 'p98' | 'p99' | 'worst'

/** Nearest-rank percentile: always one of the measured values. Throws for an empty series. */
const percentile = (series: readonly number[], share: number): number => {
  const sorted = series.toSorted((a, b) => a - b)
  const value = sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)]
  if (value === undefined) throw new Error('Nothing was measured')
  return value
}

/** The mean of the two middle values where the series has an even length. Throws for an empty series. */
const median = (series: readonly number[]): number => {
  const reversed = series.map((value) => -value)
  return (percentile(series, 0.5) - percentile(reversed, 0.5)) / 2
}

export const statistics: Readonly<Record<Statistic, (series: readonly number[]) => number>> = {
  median,
  p95: (series) => percentile(series, 0.95),
  p98: (series) => percentile(series, 0.98),
  p99: (series) => percentile(series, 0.99),
  worst: (series) => percentile(series, 1),
}
