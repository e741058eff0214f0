// The whole of `npm test`: set-up, gates, builds, tests, in this order; it always goes on to the end.
import { buildGates, builtGates, sourceGates } from '../gates/registry.ts'
import { runGates } from '../gates/runGates.ts'
import { printRow, printTotal, type Row, timeRow } from '../process/report.ts'
import { runMap } from './runMap.ts'
import { runNewBrand } from './runNewBrand.ts'
import { runPlaywright } from './runPlaywright.ts'
import { runVitest } from './runVitest.ts'
import { setUp } from './setUp.ts'

type Sweep = { readonly wide: boolean }

const minuteMs = 60_000

/** What the database decides, once more on the other one: every state, whole journeys, a server that dies. */
const alsoOnPostgres = ['e2e/states.spec.ts', 'e2e/journey.spec.ts', 'e2e/restart.spec.ts']

const runWide = async (add: (row: Row) => void, env: Readonly<Record<string, string>>): Promise<void> => {
  add(await timeRow('map', async () => runMap()))
  const onPostgres = { env: { ...env, DATABASE: 'postgres' }, timeoutMs: 40 * minuteMs, files: alsoOnPostgres }
  add(await timeRow('on postgresql', () => runPlaywright(onPostgres)))
  add(await timeRow('new brand', () => runNewBrand({ env, timeoutMs: 40 * minuteMs })))
}

/** The exit code: 0 where something ran and nothing failed. */
export const runAll = async ({ wide }: Sweep): Promise<0 | 1> => {
  const env = wide ? { WIDE: '1' } : {}
  const rows: Row[] = []
  const add = (row: Row): void => {
    printRow(row)
    rows.push(row)
  }
  for (const row of await setUp()) add(row)
  for (const gates of [sourceGates, buildGates, builtGates]) rows.push(...(await runGates(gates)))
  add(await timeRow('vitest', () => runVitest({ env, timeoutMs: (wide ? 60 : 20) * minuteMs })))
  add(await timeRow('playwright', () => runPlaywright({ env, timeoutMs: (wide ? 200 : 30) * minuteMs })))
  if (wide) await runWide(add, env)
  return printTotal(rows)
}
