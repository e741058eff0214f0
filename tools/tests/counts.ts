// Counts the results in the JSON reports of vitest and Playwright. A run whose report does not explain its exit code,
// that ran no test, or that wrote no report counts as one failure.
import * as v from 'valibot'

export type Counts = { readonly passed: number; readonly failed: number; readonly notRun: number }

/** `report` is parsed JSON, or null without a report. */
export type CountResults = (report: unknown, exitCode: number | null) => Counts

const vitestSchema = v.pipe(
  v.object({
    numPassedTests: v.number(),
    numFailedTests: v.number(),
    numPendingTests: v.number(),
    numTodoTests: v.number(),
  }),
  v.transform(({ numPassedTests: passed, numFailedTests: failed, numPendingTests, numTodoTests }) => ({
    passed,
    failed,
    notRun: numPendingTests + numTodoTests,
  })),
)

/** A flaky test and an error outside a test are failures. */
const playwrightSchema = v.pipe(
  v.object({
    stats: v.object({ expected: v.number(), unexpected: v.number(), flaky: v.number(), skipped: v.number() }),
    errors: v.array(v.unknown()),
  }),
  v.transform(({ stats: { expected, unexpected, flaky, skipped }, errors }) => ({
    passed: expected,
    failed: unexpected + flaky + errors.length,
    notRun: skipped,
  })),
)

const countWith =
  (schema: v.GenericSchema<unknown, Counts>): CountResults =>
  (report, exitCode) => {
    const parsed = v.safeParse(schema, report)
    const counts = parsed.success ? parsed.output : { passed: 0, failed: 0, notRun: 0 }
    const isUnexplained = counts.failed === 0 && (exitCode !== 0 || counts.passed === 0)
    return isUnexplained ? { ...counts, failed: 1 } : counts
  }

export const countVitest = countWith(vitestSchema)
export const countPlaywright = countWith(playwrightSchema)
