// Prints one row per check or test run, the full output of failures, and a last line with the counts.

export type ReportRow = {
  readonly name: string
  readonly ms: number
  readonly passed: number
  readonly failed: number
  readonly summary: string
  /** Printed in full after a failure. */
  readonly output: string
}

const nameWidth = 14

export const printRow = ({ name, ms, failed, summary, output }: ReportRow): void => {
  const seconds = `${(ms / 1000).toFixed(1)} s`.padStart(8)
  console.log(`${failed === 0 ? '✓' : '✗'} ${name.padEnd(nameWidth)}${seconds}  ${summary}`)
  if (failed > 0) console.log(`\n${output.trim()}\n`)
}

/** Prints `N passed, N failed` and returns the exit code: 0 when something passed and nothing failed. */
export const printTotal = (rows: readonly ReportRow[]): 0 | 1 => {
  const passed = rows.reduce((sum, row) => sum + row.passed, 0)
  const failed = rows.reduce((sum, row) => sum + row.failed, 0)
  console.log(`${passed} passed, ${failed} failed`)
  return failed === 0 && passed > 0 ? 0 : 1
}

/** Runs and times a function. Returns a thrown error as one failure, so that the other runs continue. */
export const timeRow = async (name: string, run: () => Promise<Omit<ReportRow, 'name' | 'ms'>>): Promise<ReportRow> => {
  const start = performance.now()
  try {
    const result = await run()
    return { name, ms: performance.now() - start, ...result }
  } catch (error) {
    const output = error instanceof Error ? (error.stack ?? error.message) : String(error)
    return { name, ms: performance.now() - start, passed: 0, failed: 1, summary: 'threw an error', output }
  }
}
