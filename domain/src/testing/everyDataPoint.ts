// The whole catalogue as one list, for tests of all data points. Not for production code.
import { catalogue } from '../data-points/catalogue.ts'
import type { DataPoint } from '../data-points/dataPoint.ts'

const bySection: Readonly<Record<string, Readonly<Record<string, DataPoint>>>> = catalogue

export const everyDataPoint: readonly { section: string; name: string; dataPoint: DataPoint }[] = Object.entries(
  bySection,
).flatMap(([section, dataPoints]) =>
  Object.entries(dataPoints).map(([name, dataPoint]) => ({ section, name, dataPoint })),
)
