// Measures how fast one server creates leads and reads statuses, on each of the two databases, against a floor that
// writes and reads the same rows: throughput, latency and processor time.
import { startBenchPostgres } from '../benchPostgres.ts'
import { interleave } from '../interleave.ts'
import { type Aim, buildRow, type Section, type Unit } from '../report.ts'
import { type RunningServer, startFloor, startServer } from '../servers.ts'
import { createDatabase } from '../../server/src/testing/createDatabase.ts'
import { buildCreateCalls, buildStatusCalls } from './leadCalls.ts'
import { type Call, sendMany } from './sendMany.ts'
import { statistics } from '../statistics.ts'

const connections = 16
const createCount = 1000
const readCount = 3000

/** Rejections would be measured as fast calls. `overload.ts` measures them. */
const admitsAll = { DATABASE_TARGET_WAIT_MS: '0' }

type CallLoad = {
  readonly perSecond: number
  readonly p50Ms: number
  readonly p99Ms: number
  /** Processor time of the server's process for one call. PGlite runs in that process, PostgreSQL does not. */
  readonly cpuMicros: number
  readonly replies: readonly string[]
}

type ServerLoad = { readonly creates: CallLoad; readonly reads: CallLoad }

const measureCalls = async (
  { readCpuMicros }: RunningServer,
  count: number,
  buildCall: (index: number) => Call,
): Promise<CallLoad> => {
  const before = await readCpuMicros()
  const { perSecond, latenciesMs, replies } = await sendMany(connections, count, buildCall)
  return {
    perSecond,
    p50Ms: statistics.median(latenciesMs),
    p99Ms: statistics.p99(latenciesMs),
    cpuMicros: ((await readCpuMicros()) - before) / count,
    replies,
  }
}

const measureLoad = async (server: RunningServer): Promise<ServerLoad> => {
  const creates = await measureCalls(server, createCount, buildCreateCalls(server.origin))
  const reads = await measureCalls(server, readCount, buildStatusCalls(server.origin, creates.replies))
  return { creates, reads }
}

const figures: readonly { readonly name: string; readonly unit: Unit; readonly pick: (load: CallLoad) => number }[] = [
  { name: 'calls', unit: 'a second', pick: ({ perSecond }) => perSecond },
  { name: 'p50 latency', unit: 'ms', pick: ({ p50Ms }) => p50Ms },
  { name: 'p99 latency', unit: 'ms', pick: ({ p99Ms }) => p99Ms },
  { name: 'processor time of a call', unit: 'µs', pick: ({ cpuMicros }) => cpuMicros },
]

/** @assumed the least share of the floor: a create also validates, encrypts and limits, a read validates its reply. */
const leastShares = { creates: 0.5, reads: 0.7 } as const
const mostP99Ms = 50

const findAims = (unit: Unit, name: string, leastShare: number): readonly Aim[] => {
  if (unit === 'a second') return [{ min: leastShare, against: 'the floor' }]
  return name.startsWith('p99') ? [{ max: mostP99Ms, against: 'itself' }] : []
}

const buildSection = (engine: string, sides: readonly (readonly ServerLoad[])[], note: string): Section => ({
  title: `Server on ${engine}`,
  method:
    `One server process and its load generator on the same machine, ${connections} connections, ${createCount} ` +
    `creates and ${readCount} status reads per run, no rate limits, all calls admitted, default logs. The floor is node:http and the ` +
    `driver of the database: it writes the same rows in one transaction and reads the same row for a status. ${note}`,
  sides: ['server', 'the floor'],
  rows: (['creates', 'reads'] as const).flatMap((kind) =>
    figures.map(({ name, unit, pick }) =>
      buildRow({
        name: `${kind}, ${name}`,
        unit,
        series: sides.map((loads) => loads.map((load) => pick(load[kind]))),
        aims: findAims(unit, name, leastShares[kind]),
      }),
    ),
  ),
})

/** Resolves with null when PostgreSQL is not installed, because the two databases are measured in turn. */
export const measureServer = async (
  runs: number,
  onStop: (stop: () => Promise<void>) => void,
): Promise<readonly Section[] | null> => {
  const postgres = await startBenchPostgres(onStop)
  if (postgres === null) return null
  const floorUrl = await createDatabase(postgres.url, 'floor')
  const starts = [
    () => startServer({ environment: admitsAll }),
    () => startFloor({}),
    () => startServer({ databaseUrl: postgres.url, environment: admitsAll }),
    () => startFloor({ databaseUrl: floorUrl }),
  ]
  const servers: RunningServer[] = []
  for (const start of starts) {
    const server = await start()
    onStop(server.stop)
    servers.push(server)
  }
  const results = await interleave(
    { runs, warmUps: 1 },
    servers.map((server) => () => measureLoad(server)),
  )
  return [
    buildSection(
      'PGlite',
      results.slice(0, 2),
      'PGlite runs in the process of the server and never waits for the disk.',
    ),
    buildSection('PostgreSQL', results.slice(2), 'PostgreSQL runs with fsync and synchronous_commit on.'),
  ]
}
