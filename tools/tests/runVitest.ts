// Runs all unit and integration tests and counts them from the JSON report.
import { rmSync } from 'node:fs'
import type { Row } from '../process/report.ts'
import { fromRoot } from '../process/root.ts'
import { runBin } from '../process/runCommand.ts'
import { countVitest } from './countVitest.ts'
import { readReport } from './readReport.ts'
import { summarise } from './summarise.ts'

type Options = { readonly env: Readonly<Record<string, string>>; readonly timeoutMs: number }

export const runVitest = async ({ env, timeoutMs }: Options): Promise<Omit<Row, 'name' | 'ms'>> => {
  const report = fromRoot('test-results', 'vitest.json')
  rmSync(report, { force: true })
  const args = ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${report}`, '--no-color']
  const { code, output } = await runBin('vitest', args, { env, timeoutMs })
  return summarise(countVitest(readReport(report), code), output)
}
