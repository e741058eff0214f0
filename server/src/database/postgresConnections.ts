// Connections to a PostgreSQL server that can restart, fail over, freeze or become unreachable. Every use has a
// timeout, a broken connection is never reused, and calls fail at once while the server is unavailable.
import pg from 'pg'
import { getErrorCode } from '../lib/getErrorCode.ts'
import {
  DatabaseReadOnlyError,
  DatabaseUnavailableError,
  isDatabaseReadOnly,
  isDatabaseUnavailable,
} from './unavailable.ts'
import { createServerProbe } from './serverProbe.ts'
import { createWorkQueue, type QueueDelay, type QueueLimits, type QueueUsage } from './workQueue.ts'

const connectTimeoutMs = 2000
/** Timeout of a transaction. With the waits for a slot and a connection, a request ends within 10 s. */
const useTimeoutMs = 5500
/** Longer than needed for the database, because a busy event loop delays the check too. */
const checkTimeoutMs = 3000

/** Attempts overlap, because each one hangs while the network drops packets. */
const probeIntervalMs = 100
const maxConcurrentProbes = Math.ceil(connectTimeoutMs / probeIntervalMs)

const timeouts = {
  /** Maximum wait for another request's lock; then the client has to retry. */
  lock_timeout: 4000,
  statement_timeout: 5000,
  /** Releases the locks of a disconnected client. */
  idle_in_transaction_session_timeout: 15_000,
}

const network = { keepAlive: true, keepAliveInitialDelayMillis: 5000, connectionTimeoutMillis: connectTimeoutMs }

/** An idle connection that breaks emits an error, which would end the process without a listener. */
const ignoreErrors = (client: { on: (event: 'error', listener: () => void) => unknown }): void => {
  client.on('error', () => {})
}

/** Runs the work and closes the connection after the timeout, which makes a running query fail. */
const useWithTimeout = async <Result>(
  client: pg.Client,
  timeoutMs: number,
  work: (client: pg.Client) => Promise<Result>,
): Promise<Result> => {
  let hasTimedOut = false
  const timer = setTimeout(() => {
    hasTimedOut = true
    client.end().catch(() => {})
  }, timeoutMs)
  try {
    return await work(client)
  } catch (error) {
    throw hasTimedOut ? new DatabaseUnavailableError('The database took too long', { cause: error }) : error
  } finally {
    clearTimeout(timer)
  }
}

type ServerState = { readonly now: Date; readonly readonly: boolean }

/**
 * Reads the server's clock. Throws DatabaseReadOnlyError for a server that only reads, because it can lack what was
 * committed on another one since.
 */
const readWritableTime = async (client: pg.Client): Promise<Date> => {
  const { rows } = await client.query<ServerState>(
    "select clock_timestamp() as now, current_setting('transaction_read_only')::boolean as readonly",
  )
  const [row] = rows
  if (row === undefined) throw new DatabaseUnavailableError('The database returned no time')
  if (row.readonly) throw new DatabaseReadOnlyError('The database is read-only')
  return row.now
}

/**
 * Opens a connection outside the pool without timeouts, for migrations, locks and probes. Throws for a server that only
 * reads. The caller ends it.
 */
export const openDedicatedConnection = async (url: string): Promise<pg.Client> => {
  const client = new pg.Client({ connectionString: url, ...network })
  ignoreErrors(client)
  await client.connect()
  try {
    await useWithTimeout(client, connectTimeoutMs, readWritableTime)
    return client
  } catch (error) {
    client.end().catch(() => {})
    throw error
  }
}

const isReusable = (client: pg.Client, error: unknown): boolean =>
  !isDatabaseUnavailable(error) && ['I', null].includes(client.getTransactionStatus())

/** A server with too many connections (class 53) still serves the open ones. */
const isServerDown = (error: unknown): boolean => isDatabaseUnavailable(error) && !getErrorCode(error).startsWith('53')

export type PostgresConnections = {
  /** Runs the work on a connection of the pool. Throws DatabaseUnavailableError or what the driver throws. */
  readonly use: <Result>(work: (client: pg.Client) => Promise<Result>) => Promise<Result>
  readonly readDelay: (ahead?: number) => QueueDelay
  /** Throws when the server does not answer, or only reads. Uses a separate connection. */
  readonly check: () => Promise<void>
  /** Reads the server's clock, on the connection of `check`. Throws like `check`. */
  readonly readTime: () => Promise<Date>
  readonly readUse: () => QueueUsage
  readonly close: () => Promise<void>
}

export const openConnections = (url: string, poolSize: number, limits: QueueLimits): PostgresConnections => {
  const options = { connectionString: url, ...network, ...timeouts }
  const pool = new pg.Pool({ ...options, max: poolSize })
  const checkPool = new pg.Pool({ ...options, max: 1, idleTimeoutMillis: 0, connectionTimeoutMillis: checkTimeoutMs })
  for (const each of [pool, checkPool]) {
    ignoreErrors(each)
    each.on('connect', ignoreErrors)
  }
  const queue = createWorkQueue(poolSize, limits)
  /** Raised after an outage, so that connections from before it are not reused: their server may not exist any more. */
  let generation = 0
  const generations = new WeakMap<pg.PoolClient, number>()
  pool.on('connect', (client) => void generations.set(client, generation))

  const probe = createServerProbe({
    attempt: async () => (await openDedicatedConnection(url)).end(),
    intervalMs: probeIntervalMs,
    maxConcurrent: maxConcurrentProbes,
    onAvailable: () => {
      generation += 1
    },
  })

  const connect = async (): Promise<pg.PoolClient> => {
    if (probe.isRunning()) throw new DatabaseUnavailableError('The database is unavailable')
    try {
      const client = await pool.connect()
      if (generations.get(client) === generation) return client
      client.release(true)
    } catch (error) {
      if (isServerDown(error)) probe.start()
      throw new DatabaseUnavailableError('No connection could be made', { cause: error })
    }
    return connect()
  }

  const use: PostgresConnections['use'] = (work) =>
    queue.run(async () => {
      const client = await connect()
      let failure: unknown
      try {
        return await useWithTimeout(client, useTimeoutMs, work)
      } catch (error) {
        failure = error
        if (error instanceof DatabaseUnavailableError) generation += 1
        // The other connections of the pool lead to the same server, and would read what is out of date.
        if (isDatabaseReadOnly(error)) probe.start()
        throw error
      } finally {
        client.release(!isReusable(client, failure))
      }
    })

  const readTime = async (): Promise<Date> => {
    if (probe.isRunning()) throw new DatabaseUnavailableError('The database is unavailable')
    const client = await checkPool.connect()
    let isHealthy = false
    try {
      const time = await useWithTimeout(client, checkTimeoutMs, readWritableTime)
      isHealthy = true
      return time
    } catch (error) {
      if (isDatabaseReadOnly(error)) probe.start()
      throw error
    } finally {
      client.release(!isHealthy)
    }
  }
  const checkOnce = async (): Promise<void> => {
    await readTime()
  }
  /** Concurrent callers share one check. */
  let checking: Promise<void> | null = null

  return {
    use,
    readUse: queue.readUse,
    readDelay: queue.readDelay,
    check: () => {
      checking ??= checkOnce().finally(() => {
        checking = null
      })
      return checking
    },
    readTime,
    close: async () => {
      probe.stop()
      await Promise.all([pool.end(), checkPool.end()])
    },
  }
}
