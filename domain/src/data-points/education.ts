// The data point about schooling.
import type { DataPoint } from './dataPoint.ts'

export const dataPoints = {
  education: { path: 'otherDetails.education', kind: 'choice', options: 'education', rules: [] },
} as const satisfies Record<string, DataPoint>
