// Counts the results in the JSON report of Playwright. A missing or inconsistent report counts as one failure.
import * as v from 'valibot'
import type { Counts } from './countVitest.ts'

const reportSchema = v.object({
  stats: v.object({ expected: v.number(), unexpected: v.number(), flaky: v.number(), skipped: v.number() }),
  errors: v.array(v.unknown()),
})

/** `report` is parsed JSON, or null without a report. Each error outside a test counts as a failure. */
export const countPlaywright = (report: unknown, exitCode: number | null): Counts => {
  const parsed = v.safeParse(reportSchema, report)
  if (!parsed.success) return { passed: 0, failed: 1, notRun: 0 }
  const { stats, errors } = parsed.output
  const failed = stats.unexpected + stats.flaky + errors.length
  const isUnexplained = failed === 0 && (exitCode !== 0 || stats.expected === 0)
  return { passed: stats.expected, failed: isUnexplained ? 1 : failed, notRun: stats.skipped }
}
