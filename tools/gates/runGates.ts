// Runs checks two at a time and prints the result of each. A check counts as one passed or one failed.
import { printRow, type Row, timeRow } from '../process/report.ts'
import type { Gate } from './gate.ts'

const runGate = (gate: Gate): Promise<Row> =>
  timeRow(gate.name, async () => {
    const { passed, summary, output } = await gate.run()
    return { passed: passed ? 1 : 0, failed: passed ? 0 : 1, summary, output }
  })

export const runGates = async (gates: readonly Gate[]): Promise<readonly Row[]> => {
  const waiting = [...gates]
  const rows: Row[] = []
  const work = async (): Promise<void> => {
    for (let gate = waiting.shift(); gate !== undefined; gate = waiting.shift()) {
      const row = await runGate(gate)
      printRow(row)
      rows.push(row)
    }
  }
  await Promise.all([work(), work()])
  return rows
}
