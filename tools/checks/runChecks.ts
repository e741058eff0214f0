// Runs checks two at a time and prints the result of each. A check counts as one passed or one failed.
import { printRow, type ReportRow, timeRow } from '../process/report.ts'
import type { Check } from './check.ts'
import { builtChecks, sourceChecks } from './registry.ts'

/** The checks in groups: a group starts when the one before has ended. */
export const checkGroups: readonly (readonly Check[])[] = [sourceChecks, ...builtChecks]

export const runChecks = async (groups: readonly (readonly Check[])[]): Promise<readonly ReportRow[]> => {
  const rows: ReportRow[] = []
  for (const group of groups) {
    const queue = group.values()
    const work = async (): Promise<void> => {
      for (const check of queue) {
        const row = await timeRow(check.name, async () => {
          const { passed, summary, output } = await check.run()
          return { passed: passed ? 1 : 0, failed: passed ? 0 : 1, summary, output }
        })
        printRow(row)
        rows.push(row)
      }
    }
    await Promise.all([work(), work()])
  }
  return rows
}
