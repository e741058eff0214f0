// Counts the results in the JSON reports of vitest and Playwright. A missing or inconsistent report counts as one
// failure.
import * as v from 'valibot'

export type Counts = { readonly passed: number; readonly failed: number; readonly notRun: number }

/** `report` is parsed JSON, or null without a report. */
export type CountResults = (report: unknown, exitCode: number | null) => Counts

const broken: Counts = { passed: 0, failed: 1, notRun: 0 }

const vitestSchema = v.object({
  success: v.boolean(),
  numPassedTests: v.number(),
  numFailedTests: v.number(),
  numPendingTests: v.number(),
  numTodoTests: v.number(),
  testResults: v.array(v.object({ status: v.string(), assertionResults: v.array(v.unknown()) })),
})

/** A file that failed before its first test counts as one failure. */
export const countVitest: CountResults = (report, exitCode) => {
  const parsed = v.safeParse(vitestSchema, report)
  if (!parsed.success) return broken
  const { success, numPassedTests, numFailedTests, numPendingTests, numTodoTests, testResults } = parsed.output
  const brokenFiles = testResults.filter(
    (file) => file.status === 'failed' && file.assertionResults.length === 0,
  ).length
  const failed = numFailedTests + brokenFiles
  const isUnexplained = failed === 0 && (!success || exitCode !== 0 || numPassedTests === 0)
  return { passed: numPassedTests, failed: isUnexplained ? 1 : failed, notRun: numPendingTests + numTodoTests }
}

const playwrightSchema = v.object({
  stats: v.object({ expected: v.number(), unexpected: v.number(), flaky: v.number(), skipped: v.number() }),
  errors: v.array(v.unknown()),
})

/** Each error outside a test counts as a failure. */
export const countPlaywright: CountResults = (report, exitCode) => {
  const parsed = v.safeParse(playwrightSchema, report)
  if (!parsed.success) return broken
  const { stats, errors } = parsed.output
  const failed = stats.unexpected + stats.flaky + errors.length
  const isUnexplained = failed === 0 && (exitCode !== 0 || stats.expected === 0)
  return { passed: stats.expected, failed: isUnexplained ? 1 : failed, notRun: stats.skipped }
}
