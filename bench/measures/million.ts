// Measures status reads on a database with a million leads, alone and while another server deletes expired drafts and
// sends reminders.
import { openDedicatedConnection } from '../../server/src/database/postgresConnections.ts'
import { createDatabase } from '../../server/src/testing/createDatabase.ts'
import { buildRow, type Section } from '../report.ts'
import { startServer } from '../servers.ts'
import { statistics } from '../statistics.ts'
import { buildLeadAccess, expiredDrafts, fillLeads, idleDrafts, leadCount } from './fillLeads.ts'
import { buildStatusCalls } from './leadCalls.ts'
import { type Call, sendMany } from './sendMany.ts'
import { startBenchPostgres } from '../benchPostgres.ts'

const connections = 16
const readCount = 2000

/** @assumed what the hourly cleanup may take from the reads on a machine of two cores that both share. */
const leastShare = 0.4
const mostP99Ms = 100

const maxCleanupMs = 180_000

type Reads = { readonly perSecond: number; readonly p99Ms: number }

/** A prime, so that the reads spread over all leads. */
const stride = 7919

/** Status calls of leads all over the table that the cleanup does not touch. */
const buildCalls = (origin: string): ((index: number) => Call) => {
  const first = expiredDrafts + idleDrafts + 1
  const access = Array.from({ length: readCount }, (_, index) =>
    JSON.stringify(buildLeadAccess(first + ((index * stride) % (leadCount - first)))),
  )
  return buildStatusCalls(origin, access)
}

/** Reads at least once, and until `isOver`. */
const measureReads = async (origin: string, isOver: () => Promise<boolean>): Promise<readonly Reads[]> => {
  const reads: Reads[] = []
  do {
    const { perSecond, latenciesMs } = await sendMany(connections, readCount, buildCalls(origin))
    reads.push({ perSecond, p99Ms: statistics.p99(latenciesMs) })
  } while (!(await isOver()))
  return reads
}

const buildRows = (what: string, reads: readonly Reads[]) => [
  buildRow({ name: `${what}, reads`, unit: 'a second', series: [reads.map(({ perSecond }) => perSecond)] }),
  buildRow({
    name: `${what}, p99 latency`,
    unit: 'ms',
    series: [reads.map(({ p99Ms }) => p99Ms)],
    aims: [{ max: mostP99Ms, against: 'itself' }],
  }),
]

/** Resolves with null when PostgreSQL is not installed. `runs` is the number of measurements without the cleanup. */
export const measureMillion = async (
  runs: number,
  onStop: (stop: () => Promise<void>) => void,
): Promise<readonly Section[] | null> => {
  const postgres = await startBenchPostgres(onStop)
  if (postgres === null) return null
  const databaseUrl = await createDatabase(postgres.url, 'million')
  const reader = await startServer({ databaseUrl })
  onStop(reader.stop)
  await fillLeads(databaseUrl)
  const client = await openDedicatedConnection(databaseUrl)
  onStop(() => client.end())
  const countRows = async (query: string): Promise<number> => {
    const { rows } = await client.query<{ count: string }>(query)
    return Number(rows[0]?.count)
  }
  let left = runs + 1
  const alone = await measureReads(reader.origin, async () => {
    left -= 1
    return left === 0
  })
  const start = performance.now()
  // A server runs the cleanup when it starts.
  const cleaner = await startServer({ databaseUrl })
  onStop(cleaner.stop)
  const isClean = async (): Promise<boolean> =>
    (await countRows('select count(*) from leads where submitted_at is null and expires_at < now()')) === 0 &&
    (await countRows('select count(*) from reminders')) >= idleDrafts
  const during = await measureReads(reader.origin, async () => {
    if (performance.now() - start > maxCleanupMs) throw new Error('The cleanup did not end')
    return isClean()
  })
  const cleanupMs = performance.now() - start
  // The first measurement warms the caches of the database.
  const before = alone.slice(1)
  const median = (reads: readonly Reads[]): number => statistics.median(reads.map(({ perSecond }) => perSecond))
  return [
    {
      title: 'A million leads on PostgreSQL',
      method:
        `Status reads of leads all over a table of ${leadCount} leads with ${connections} connections, ${readCount} for ` +
        `each value, alone and while a second server on the same machine deletes ${expiredDrafts} expired drafts and ` +
        `sends ${idleDrafts} reminders. PostgreSQL runs with fsync and synchronous_commit on.`,
      sides: ['server'],
      rows: [
        ...buildRows('alone', before),
        ...buildRows('during the cleanup', during),
        buildRow({
          name: 'reads during the cleanup, of those alone',
          unit: '%',
          series: [[(100 * median(during)) / median(before)]],
          aims: [{ min: 100 * leastShare, against: 'itself' }],
        }),
        buildRow({ name: 'duration of the cleanup', unit: 'ms', series: [[cleanupMs]] }),
      ],
    },
  ]
}
