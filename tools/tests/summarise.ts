// Converts the counts of a test runner to a row of the report.
import type { Row } from '../process/report.ts'
import type { Counts } from './countVitest.ts'

export const summarise = ({ passed, failed, notRun }: Counts, output: string): Omit<Row, 'name' | 'ms'> => ({
  passed,
  failed,
  summary: `${passed} tests passed, ${failed} failed${notRun > 0 ? `, ${notRun} not run` : ''}`,
  output,
})
