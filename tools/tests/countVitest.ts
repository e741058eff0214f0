// Counts the results in the JSON report of vitest. A missing or inconsistent report counts as one failure.
import * as v from 'valibot'

const reportSchema = v.object({
  success: v.boolean(),
  numPassedTests: v.number(),
  numFailedTests: v.number(),
  numPendingTests: v.number(),
  numTodoTests: v.number(),
  testResults: v.array(v.object({ status: v.string(), assertionResults: v.array(v.unknown()) })),
})

export type Counts = { readonly passed: number; readonly failed: number; readonly notRun: number }

const broken: Counts = { passed: 0, failed: 1, notRun: 0 }

/**
 * `report` is parsed JSON, or null without a report. A file that failed before its first test counts as one failure.
 */
export const countVitest = (report: unknown, exitCode: number | null): Counts => {
  const parsed = v.safeParse(reportSchema, report)
  if (!parsed.success) return broken
  const { success, numPassedTests, numFailedTests, numPendingTests, numTodoTests, testResults } = parsed.output
  const brokenFiles = testResults.filter(
    (file) => file.status === 'failed' && file.assertionResults.length === 0,
  ).length
  const failed = numFailedTests + brokenFiles
  const isUnexplained = failed === 0 && (!success || exitCode !== 0 || numPassedTests === 0)
  return { passed: numPassedTests, failed: isUnexplained ? 1 : failed, notRun: numPendingTests + numTodoTests }
}
