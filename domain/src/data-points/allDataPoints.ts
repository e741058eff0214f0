// All data points in one list. Separate from catalogue.ts, because the page needs no list.
import { catalogue } from './catalogue.ts'
import type { DataPoint } from './dataPoint.ts'

export const allDataPoints: readonly DataPoint[] = Object.values(catalogue).flatMap((section) =>
  Object.values<DataPoint>(section),
)
