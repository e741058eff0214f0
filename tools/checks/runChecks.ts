// Runs checks two at a time and prints the result of each. A check counts as one passed or one failed.
import { printRow, type Row, timeRow } from '../process/report.ts'
import type { Check } from './check.ts'

const runCheck = (check: Check): Promise<Row> =>
  timeRow(check.name, async () => {
    const { passed, summary, output } = await check.run()
    return { passed: passed ? 1 : 0, failed: passed ? 0 : 1, summary, output }
  })

export const runChecks = async (checks: readonly Check[]): Promise<readonly Row[]> => {
  const waiting = [...checks]
  const rows: Row[] = []
  const work = async (): Promise<void> => {
    for (let check = waiting.shift(); check !== undefined; check = waiting.shift()) {
      const row = await runCheck(check)
      printRow(row)
      rows.push(row)
    }
  }
  await Promise.all([work(), work()])
  return rows
}
