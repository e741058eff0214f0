// Runs vitest or Playwright and counts the tests from its JSON report.
import { existsSync, readFileSync, rmSync } from 'node:fs'
import { traversedFolder } from './runMap.ts'
import type { ReportRow } from '../process/report.ts'
import { fromRoot } from '../process/root.ts'
import { runBin } from '../process/runCommand.ts'
import { type CountResults, countPlaywright, countVitest } from './counts.ts'

type Options = { readonly env: Readonly<Record<string, string>>; readonly timeoutMs: number }

type PlaywrightOptions = Options & {
  /** Selects tests by file or shard; empty for all. */
  readonly args: readonly string[]
  /** True deletes the recorded edges of earlier runs. runMap.ts checks the edges of all tests together. */
  readonly deletesRecording: boolean
}

type Runner = {
  readonly name: 'vitest' | 'playwright'
  readonly args: readonly string[]
  /** The JSON report that it writes. */
  readonly report: string
  readonly count: CountResults
}

/** Null when the file is missing or is not valid JSON. */
const readReport = (file: string): unknown => {
  if (!existsSync(file)) return null
  try {
    const report: unknown = JSON.parse(readFileSync(file, 'utf8'))
    return report
  } catch {
    return null
  }
}

const runRunner = async (
  { name, args, report, count }: Runner,
  options: Options,
): Promise<Omit<ReportRow, 'name' | 'ms'>> => {
  rmSync(report, { force: true })
  const { code, output } = await runBin(name, args, options)
  const { passed, failed, notRun } = count(readReport(report), code)
  const summary = `${passed} tests passed, ${failed} failed${notRun > 0 ? `, ${notRun} not run` : ''}`
  return { passed, failed, summary, output }
}

/** Runs all unit and integration tests. */
export const runVitest = ({ env, timeoutMs }: Options): Promise<Omit<ReportRow, 'name' | 'ms'>> => {
  const report = fromRoot('test-results', 'vitest.json')
  const args = ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${report}`, '--no-color']
  return runRunner({ name: 'vitest', args, report, count: countVitest }, { env, timeoutMs })
}

/** Runs the browser tests. playwright.config.ts configures their report. */
export const runPlaywright = (options: PlaywrightOptions): Promise<Omit<ReportRow, 'name' | 'ms'>> => {
  const { env, timeoutMs, args, deletesRecording } = options
  if (deletesRecording) rmSync(traversedFolder, { recursive: true, force: true })
  const report = fromRoot('test-results', 'playwright.json')
  return runRunner(
    { name: 'playwright', args: ['test', ...args], report, count: countPlaywright },
    { env: { ...env, FORCE_COLOR: '0' }, timeoutMs },
  )
}
