// Measures how fast one server creates leads and reads statuses, on each of the two databases: throughput and latency.
import { ensureServer } from '../../tools/build/buildProduct.ts'
import { ensurePostgres } from '../../tools/setup/postgres.ts'
import { startTestPostgres } from '../../server/src/testing/testPostgres.ts'
import { interleave } from '../interleave.ts'
import { buildRow, type Section } from '../report.ts'
import { startServer } from '../servers.ts'
import { buildCreateCalls, buildStatusCalls } from './leadCalls.ts'
import { sendMany } from './sendMany.ts'
import { statistics } from '../statistics.ts'

const connections = 16
const createCount = 1000
const readCount = 3000

type ServerLoad = {
  readonly createsPerSecond: number
  readonly createP95Ms: number
  readonly readsPerSecond: number
  readonly readP95Ms: number
}

const measureLoad = async (origin: string): Promise<ServerLoad> => {
  const created = await sendMany(connections, createCount, buildCreateCalls(origin))
  const read = await sendMany(connections, readCount, buildStatusCalls(origin, created.replies))
  return {
    createsPerSecond: created.perSecond,
    createP95Ms: statistics.p95(created.latenciesMs),
    readsPerSecond: read.perSecond,
    readP95Ms: statistics.p95(read.latenciesMs),
  }
}

/** Resolves with null when PostgreSQL is not installed, because the section compares the two databases. */
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
  const results = await interleave({ runs, warmUps: 1 }, [
    () => measureLoad(onPglite.origin),
    () => measureLoad(onPostgres.origin),
  ])
  const buildSeries = (pick: (load: ServerLoad) => number) => results.map((loads) => loads.map(pick))
  return {
    title: 'Server',
    method:
      `One server process and its load generator on the same machine, ${connections} connections, ${createCount} ` +
      `creates and ${readCount} status reads per run, no rate limits, default logs. Neither database waits for the ` +
      'disk: PGlite never does, and PostgreSQL runs with fsync and synchronous_commit off.',
    sides: ['PGlite', 'PostgreSQL'],
    rows: [
      buildRow({ name: 'leads created', unit: 'a second', series: buildSeries((load) => load.createsPerSecond) }),
      buildRow({ name: 'create, p95 latency', unit: 'ms', series: buildSeries((load) => load.createP95Ms) }),
      buildRow({ name: 'statuses read', unit: 'a second', series: buildSeries((load) => load.readsPerSecond) }),
      buildRow({ name: 'read, p95 latency', unit: 'ms', series: buildSeries((load) => load.readP95Ms) }),
    ],
  }
}
