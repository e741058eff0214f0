// Installs the tools of the tests and then runs the suites in order, for `npm test` and `npm run test:wide`. A failure
// does not stop the run.
import { minuteMs } from '@loan/domain/durations'
import { checkGroups, runChecks } from '../checks/runChecks.ts'
import { printRow, printTotal, type ReportRow, timeRow } from '../process/report.ts'
import { runMap } from './runMap.ts'
import { runNewBrand } from './runNewBrand.ts'
import { runPlaywright, runVitest } from './runTests.ts'
import { installTestTools } from './installTestTools.ts'
import { type SuiteName, type TestRun, deletesRecording } from './testRun.ts'

/** Browser tests that depend on the database run again on PGlite: every state, whole journeys, a crashing server. */
const alsoOnPglite = ['e2e/states.spec.ts', 'e2e/journey.spec.ts', 'e2e/restart.spec.ts']

const time = async (...[name, run]: Parameters<typeof timeRow>): Promise<readonly ReportRow[]> => {
  const row = await timeRow(name, run)
  printRow(row)
  return [row]
}

const buildRunners = (testRun: TestRun): Readonly<Record<SuiteName, () => Promise<readonly ReportRow[]>>> => {
  const { wide, shard } = testRun
  const env = wide ? { WIDE: '1' } : {}
  const journeys = {
    env,
    // Stops a run that hangs. A slow machine needs most of an hour.
    timeoutMs: (wide ? 200 : 70) * minuteMs,
    args: shard === null ? [] : [`--shard=${shard}`],
    deletesRecording: deletesRecording(testRun),
  }
  const onPglite = {
    env: { ...env, DATABASE: 'pglite' },
    timeoutMs: 40 * minuteMs,
    args: alsoOnPglite,
    deletesRecording: false,
  }
  return {
    checks: () => runChecks(checkGroups),
    vitest: () => time('vitest', () => runVitest({ env, timeoutMs: (wide ? 60 : 20) * minuteMs })),
    playwright: () => time('playwright', () => runPlaywright(journeys)),
    map: () => time('map', async () => runMap()),
    pglite: () => time('on pglite', () => runPlaywright(onPglite)),
    brand: () => time('new brand', () => runNewBrand({ env, timeoutMs: 40 * minuteMs })),
  }
}

/** Returns the exit code: 0 when something passed and nothing failed. */
export const runAll = async (testRun: TestRun): Promise<0 | 1> => {
  const runners = buildRunners(testRun)
  const rows: ReportRow[] = []
  for (const row of await installTestTools()) {
    printRow(row)
    rows.push(row)
  }
  for (const suiteName of testRun.suites) rows.push(...(await runners[suiteName]()))
  return printTotal(rows)
}
