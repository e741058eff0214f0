// The metrics that each scrape reads from the database: leads by state, and the requests that wait in the outbox. They
// are the same on every server of a database. A scrape reads them at most every 10 seconds, and less often when the
// queries are slow, so that scrapes cannot load the database.
import { setTimeout as pause } from 'node:timers/promises'
import { hourMs } from '@loan/domain/durations'
import { isStateName, type StateName } from '@loan/domain/states'
import { and, count, eq, gt, isNull, min, sql } from 'drizzle-orm'
import { leads, openReviewCondition, outbox, reviewRequestedAt } from '../database/schema.ts'
import type { Database, Storage } from '../database/storage.ts'

/** @assumed a lead that has not changed for a day has ended or was abandoned; older rows would only cost time. */
const leadHours = 24
/** @assumed shorter than the usual 15 seconds between two scrapes. */
const cacheMs = 10_000
/** The queries take at most a twentieth of the time of one connection. */
const pauseFactor = 20
/** Shorter than the 10 seconds after which Prometheus ends a scrape. */
const waitMs = 2000
/** A reading that takes longer is replaced by another one. A query that PostgreSQL executes ends after five seconds. */
const abandonMs = 60_000
/** More kinds than a deployment has lenders and channels. */
const maxKinds = 200

export type OutboxCounts = {
  readonly kind: string
  readonly pending: number
  /** The seconds since the oldest pending request was due; 0 when none is due. */
  readonly oldestDueSeconds: number
}

type Counts = {
  readonly leads: readonly { readonly state: StateName; readonly count: number }[]
  readonly outbox: readonly OutboxCounts[]
  readonly reviews: {
    /** Requested reviews of a rejection that no operator has answered. */
    readonly open: number
    /** The seconds since the request of the oldest one; 0 when none is open. */
    readonly oldestSeconds: number
  }
}

const secondsSince = (at: Date | null, now: Date): number =>
  at === null ? 0 : Math.max(0, (now.getTime() - at.getTime()) / 1000)

export type DatabaseMetrics = {
  /** Whether the database answered in time. */
  readonly isUp: boolean
  /** Null when the counts could not be read. The last ones while a reading takes long, for a minute at most. */
  readonly counts: Counts | null
}

/** Each query reads an index: `leads_open`, `outbox_pending` and `leads_open_reviews`. */
export const readCounts = async (database: Database, now: Date): Promise<Counts> => {
  const since = new Date(now.getTime() - leadHours * hourMs)
  const byState = await database
    .select({ state: leads.state, count: count() })
    .from(leads)
    .where(and(isNull(leads.erasedAt), gt(leads.updatedAt, since)))
    .groupBy(leads.state)
  const byKind = await database
    .select({ kind: outbox.kind, pending: count(), oldestDueAt: min(outbox.dueAt) })
    .from(outbox)
    .where(eq(outbox.status, 'pending'))
    .groupBy(outbox.kind)
    .limit(maxKinds)
  const [reviews] = await database
    .select({ open: count(), oldestAt: sql<Date | null>`min(${reviewRequestedAt})`.mapWith(leads.updatedAt) })
    .from(leads)
    .where(sql.raw(openReviewCondition))
  return {
    leads: byState.flatMap(({ state, count: total }) => (isStateName(state) ? [{ state, count: total }] : [])),
    outbox: byKind.map(({ kind, pending, oldestDueAt }) => ({
      kind,
      pending,
      oldestDueSeconds: secondsSince(oldestDueAt, now),
    })),
    reviews: { open: reviews?.open ?? 0, oldestSeconds: secondsSince(reviews?.oldestAt ?? null, now) },
  }
}

const unavailable: DatabaseMetrics = { isUp: false, counts: null }

const isAvailable = (storage: Storage): Promise<boolean> =>
  storage.check().then(
    () => true,
    () => false,
  )

/** Null when the queue for connections is full, or the database failed since it was checked. */
const tryCounts = (storage: Storage, now: Date): Promise<Counts | null> =>
  readCounts(storage.database, now).catch(() => null)

type CachedValue<Value> = { readonly value: Value; readonly atMs: number; readonly validMs: number }

const isValid = ({ atMs, validMs }: CachedValue<unknown>, nowMs: number): boolean =>
  nowMs >= atMs && nowMs - atMs < validMs

/** A value is shown for longer than it is valid, while the next reading takes long. */
const isUsable = (reading: CachedValue<unknown>, nowMs: number): boolean =>
  isValid({ ...reading, validMs: reading.validMs + abandonMs }, nowMs)

/**
 * The returned function never throws. Concurrent scrapes share one reading. Whether the database answers does not wait
 * for slow counts: they continue after the scrape. `readMs` is a clock that never goes back.
 */
export const createDatabaseMetricsReader = (
  storage: Storage,
  now: () => Date,
  readMs: () => number = () => performance.now(),
): (() => Promise<DatabaseMetrics>) => {
  const none = { atMs: Number.NEGATIVE_INFINITY, validMs: 0 }
  let up: CachedValue<boolean> = { ...none, value: false }
  let counts: CachedValue<Counts | null> = { ...none, value: null }
  let checking: Promise<boolean> | null = null
  let counting: { readonly startMs: number; readonly done: Promise<void> } | null = null

  const check = async (): Promise<boolean> => {
    const atMs = now().getTime()
    const value = await isAvailable(storage)
    up = { value, atMs, validMs: cacheMs }
    if (!value) counts = { ...none, value: null }
    checking = null
    return value
  }

  /** Ignores a result that arrives after the reading was abandoned. */
  const startCounting = (startMs: number) => {
    const at = now()
    const done = tryCounts(storage, at).then((value) => {
      if (counting !== started) return
      counts = { value, atMs: at.getTime(), validMs: Math.max(cacheMs, (readMs() - startMs) * pauseFactor) }
      counting = null
    })
    const started = { startMs, done }
    return started
  }

  return async () => {
    const timeOut = pause(waitMs, null, { ref: false })
    if (!isValid(up, now().getTime())) {
      checking ??= check()
      if ((await Promise.race([checking, timeOut])) === null) return unavailable
    }
    if (!up.value) return unavailable
    if (!isValid(counts, now().getTime())) {
      const startMs = readMs()
      if (counting === null || startMs - counting.startMs >= abandonMs) counting = startCounting(startMs)
      await Promise.race([counting.done, timeOut])
    }
    return { isUp: true, counts: isUsable(counts, now().getTime()) ? counts.value : null }
  }
}
