// Runs the set-up and then the parts of a suite in order, for `npm test` and `npm run test:wide`. A failure does not
// stop the run.
import { buildGates, builtGates, sourceGates } from '../gates/registry.ts'
import { runGates } from '../gates/runGates.ts'
import { printRow, printTotal, type Row, timeRow } from '../process/report.ts'
import { runMap } from './runMap.ts'
import { runNewBrand } from './runNewBrand.ts'
import { runPlaywright } from './runPlaywright.ts'
import { runVitest } from './runVitest.ts'
import { setUp } from './setUp.ts'
import { type Part, type Sweep, startsAnew } from './sweep.ts'

const minuteMs = 60_000

/** Browser tests that depend on the database run again on PGlite: every state, whole journeys, a crashing server. */
const alsoOnPglite = ['e2e/states.spec.ts', 'e2e/journey.spec.ts', 'e2e/restart.spec.ts']

const runEveryGate = async (): Promise<readonly Row[]> => {
  const rows: Row[] = []
  for (const gates of [sourceGates, buildGates, builtGates]) rows.push(...(await runGates(gates)))
  return rows
}

const time = async (...[name, run]: Parameters<typeof timeRow>): Promise<readonly Row[]> => {
  const row = await timeRow(name, run)
  printRow(row)
  return [row]
}

const runnersOf = (sweep: Sweep): Readonly<Record<Part, () => Promise<readonly Row[]>>> => {
  const { wide, shard } = sweep
  const env = wide ? { WIDE: '1' } : {}
  const journeys = {
    env,
    // Stops a run that hangs. A slow machine needs most of an hour.
    timeoutMs: (wide ? 200 : 70) * minuteMs,
    args: shard === null ? [] : [`--shard=${shard}`],
    startsAnew: startsAnew(sweep),
  }
  const onPglite = {
    env: { ...env, DATABASE: 'pglite' },
    timeoutMs: 40 * minuteMs,
    args: alsoOnPglite,
    startsAnew: false,
  }
  return {
    gates: runEveryGate,
    vitest: () => time('vitest', () => runVitest({ env, timeoutMs: (wide ? 60 : 20) * minuteMs })),
    playwright: () => time('playwright', () => runPlaywright(journeys)),
    map: () => time('map', async () => runMap()),
    pglite: () => time('on pglite', () => runPlaywright(onPglite)),
    brand: () => time('new brand', () => runNewBrand({ env, timeoutMs: 40 * minuteMs })),
  }
}

/** Returns the exit code: 0 when something passed and nothing failed. */
export const runAll = async (sweep: Sweep): Promise<0 | 1> => {
  const runners = runnersOf(sweep)
  const rows: Row[] = []
  for (const row of await setUp()) {
    printRow(row)
    rows.push(row)
  }
  for (const part of sweep.parts) rows.push(...(await runners[part]()))
  return printTotal(rows)
}
