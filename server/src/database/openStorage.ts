// Opens the configured database and migrates its schema.
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { memoiseByObject } from '@loan/domain/memoise'
import { sql } from 'drizzle-orm'
import { drizzle as drizzlePostgres } from 'drizzle-orm/node-postgres'
import { drizzle as drizzlePglite } from 'drizzle-orm/pglite'
import pg from 'pg'
import { protectTree } from '../lib/protectFolder.ts'
import { describeConnectionError, describeMigrationError } from './describeConnectionError.ts'
import { lockFolder } from './folderLock.ts'
import { migrate } from './migrate.ts'
import { createOutboxSignal } from './outboxSignal.ts'
import { openDedicatedConnection, openConnections } from './postgresConnections.ts'
import { createPreparedQueries, openDrizzle } from './preparedPglite.ts'
import { PrivateFiles } from './privateFiles.ts'
import * as schema from './schema.ts'
import type { Database, Storage } from './storage.ts'
import { createWorkQueue, type QueueLimits, type WorkQueue } from './workQueue.ts'

/** The defaults of the configuration. */
const defaultLimits: QueueLimits = { maxWaiting: 200, maxWaitMs: 1500 }

/** A small buffer reduces the memory from 320 MB to 190 MB; the operating system caches a sandbox's whole database. */
const pgliteStartParams = [...PGlite.defaultStartParams, '-c', 'shared_buffers=8MB']

/** Returns a client that runs each query and transaction of drizzle through the queue. */
const queuePglite = (client: PGlite, { run }: WorkQueue): PGlite => {
  const queued: Pick<PGlite, 'query' | 'transaction'> = {
    query: (...call) => run(() => client.query(...call)),
    transaction: (work) => run(() => client.transaction(work)),
  }
  return new Proxy(client, {
    get: (target, key) => {
      const own: unknown = key in queued ? Reflect.get(queued, key) : Reflect.get(target, key)
      return own
    },
  })
}

/** Locks in memory, because only one process uses the folder. */
const createLocalLocks = (): Storage['runAlone'] => {
  const locked = new Set<number>()
  return async (lock, work) => {
    if (locked.has(lock)) return null
    locked.add(lock)
    try {
      return await work()
    } finally {
      locked.delete(lock)
    }
  }
}

/**
 * Opens an embedded database in its own folder for one process, or in memory without a folder (for tests). It survives
 * a killed process but not a power loss, because PGlite does not call fsync. `snapshot` is the initial content of a
 * database in memory. Throws FolderLockedError.
 */
export const openPglite = async (
  folder: string | null,
  limits = defaultLimits,
  snapshot: Blob | null = null,
): Promise<Storage> => {
  const release = folder === null ? async () => {} : await lockFolder(folder)
  try {
    const dataFolder = folder === null ? null : join(folder, 'database')
    if (dataFolder !== null) await protectTree(dataFolder)
    const client = await PGlite.create({
      ...(dataFolder === null ? { dataDir: 'memory://' } : { fs: new PrivateFiles(dataFolder) }),
      startParams: pgliteStartParams,
      ...(snapshot !== null && { loadDataDir: snapshot }),
    })
    await migrate(drizzlePglite(client, { schema }))
    const queue = createWorkQueue(1, limits)
    const runPrepared = createPreparedQueries(client)
    const connection = openDrizzle(client, runPrepared)
    return {
      engine: 'pglite',
      withConnection: (work) => queue.run(() => work(connection)),
      readDelay: queue.readDelay,
      database: openDrizzle(queuePglite(client, queue), (...call) => queue.run(() => runPrepared(...call))),
      check: async () => {
        await queue.runFirst(() => client.query('select 1'))
      },
      readTime: null,
      runAlone: createLocalLocks(),
      outboxSignal: createOutboxSignal(),
      readUse: queue.readUse,
      traceparent: null,
      close: async () => {
        await client.close()
        await release()
      },
    }
  } catch (error) {
    await release()
    throw error
  }
}

/**
 * Migrates on a connection without the timeouts of the pool. Throws ConfigError without a connection, for a role that
 * may not change tables, and for a database that this release does not support.
 */
const migratePostgres = async (url: string): Promise<void> => {
  const client = await openDedicatedConnection(url).catch((error: unknown) => {
    throw describeConnectionError(error)
  })
  try {
    await migrate(drizzlePostgres(client, { schema }))
  } catch (error) {
    throw describeMigrationError(error)
  } finally {
    await client.end()
  }
}

export const openPostgres = async (url: string, poolSize: number, limits = defaultLimits): Promise<Storage> => {
  await migratePostgres(url)
  const { use, readDelay, check, readTime, readUse, close } = openConnections(url, poolSize, limits)
  /** The client for drizzle's queries outside a transaction; each query uses any connection. */
  const anyConnection = new Proxy(new pg.Client(), {
    get: (target, key) => {
      const query = (config: pg.QueryConfig, values: unknown[]) => use((client) => client.query(config, values))
      const own: unknown = key === 'query' ? query : Reflect.get(target, key)
      return own
    },
  })
  /** One for each connection, because drizzle derives the relations of the schema each time. */
  const wrapClient = memoiseByObject((client: pg.Client) => drizzlePostgres(client, { schema }))
  const transaction: Database['transaction'] = (work, config) =>
    use((client) => wrapClient(client).transaction(work, config))
  return {
    engine: 'postgresql',
    withConnection: (work) => use((client) => work(wrapClient(client))),
    readDelay,
    database: Object.assign(drizzlePostgres(anyConnection, { schema }), { transaction }),
    check,
    readTime,
    runAlone: async (lock, work) => {
      const client = await openDedicatedConnection(url)
      try {
        const { rows } = await drizzlePostgres(client).execute(sql`select pg_try_advisory_lock(${lock}) as locked`)
        return rows[0]?.['locked'] === true ? await work() : null
      } finally {
        // The lock ends with its connection.
        await client.end()
      }
    },
    outboxSignal: createOutboxSignal(),
    readUse,
    traceparent: null,
    close,
  }
}

type StorageOptions = {
  readonly databaseUrl: string | null
  readonly databasePoolSize: number
  readonly databaseQueue: QueueLimits
  readonly dataDir: string
}

export const openStorage = ({
  databaseUrl,
  databasePoolSize,
  databaseQueue,
  dataDir,
}: StorageOptions): Promise<Storage> =>
  databaseUrl === null ? openPglite(dataDir, databaseQueue) : openPostgres(databaseUrl, databasePoolSize, databaseQueue)
