// Measures the throughput of one server, in leads created and statuses read per second, on each of the two databases.
import { ensureServer } from '../../tools/build/buildProduct.ts'
import { ensurePostgres } from '../../tools/setup/postgres.ts'
import { startTestPostgres } from '../../tools/testPostgres.ts'
import { interleave } from '../interleave.ts'
import { buildRow, type Section } from '../report.ts'
import { startServer } from '../servers.ts'
import { buildCreateCalls, buildStatusCalls } from './leadCalls.ts'
import { sendMany } from './sendMany.ts'
import { statistics } from '../statistics.ts'

const connections = 16
const creates = 1000
const reads = 3000

type Load = {
  readonly createsPerSecond: number
  readonly createP95Ms: number
  readonly readsPerSecond: number
  readonly readP95Ms: number
}

const loadOnce = async (origin: string): Promise<Load> => {
  const created = await sendMany(connections, creates, buildCreateCalls(origin))
  const read = await sendMany(connections, reads, buildStatusCalls(origin, created.replies))
  return {
    createsPerSecond: created.perSecond,
    createP95Ms: statistics.p95(created.latenciesMs),
    readsPerSecond: read.perSecond,
    readP95Ms: statistics.p95(read.latenciesMs),
  }
}

/** Resolves with null where PostgreSQL is not installed, because there is nothing to compare then. */
export const measureServer = async (
  runs: number,
  onStop: (stop: () => Promise<void>) => void,
): Promise<Section | null> => {
  await ensureServer()
  await ensurePostgres()
  const postgres = await startTestPostgres()
  if (postgres === null) return null
  onStop(postgres.stop)
  const onPglite = await startServer({})
  onStop(onPglite.stop)
  const onPostgres = await startServer({ databaseUrl: postgres.url })
  onStop(onPostgres.stop)
  const [pglite, postgresql] = await interleave(
    { runs, warmUps: 1 },
    () => loadOnce(onPglite.origin),
    () => loadOnce(onPostgres.origin),
  )
  const series = (pick: (load: Load) => number) => [pglite.map(pick), postgresql.map(pick)] as const
  return {
    title: 'Server',
    method:
      `One server process and its load generator on the same machine, ${connections} connections, ${creates} creates ` +
      `and ${reads} status reads per run, no rate limits, default logs. Neither database waits for the disk: PGlite ` +
      'never does, and PostgreSQL runs with fsync and synchronous_commit off.',
    sides: ['PGlite', 'PostgreSQL'],
    rows: [
      buildRow({ name: 'leads created', unit: 'a second', series: series((load) => load.createsPerSecond) }),
      buildRow({ name: 'create, slowest 5 %', unit: 'ms', series: series((load) => load.createP95Ms) }),
      buildRow({ name: 'statuses read', unit: 'a second', series: series((load) => load.readsPerSecond) }),
      buildRow({ name: 'read, slowest 5 %', unit: 'ms', series: series((load) => load.readP95Ms) }),
    ],
  }
}
