// The figures that each scrape reads from the database: leads by state, and the requests that wait in the outbox. They
// are the same on every server of a database. A scrape reads them at most every 10 seconds, and less often when the
// queries are slow, so that scrapes cannot load the database.
import { setTimeout as pause } from 'node:timers/promises'
import { hourMs } from '@loan/domain/durations'
import { isStateName, type StateName } from '@loan/domain/states'
import { and, count, eq, gt, isNull, min } from 'drizzle-orm'
import { leads, outbox } from '../database/schema.ts'
import type { Database, Storage } from '../database/storage.ts'

/** @assumed a lead that has not changed for a day has ended or was abandoned; older rows would only cost time. */
const leadHours = 24
/** @assumed shorter than the usual 15 seconds between two scrapes. */
const cacheMs = 10_000
/** The queries take at most a twentieth of the time of one connection. */
const pauseFactor = 20
/** Shorter than the 10 seconds after which Prometheus ends a scrape. */
const waitMs = 2000
/** More kinds than a deployment has lenders and channels. */
const maxKinds = 200

export type OutboxFigures = {
  readonly kind: string
  readonly pending: number
  /** The seconds since the oldest pending request was due; 0 when none is due. */
  readonly oldestDueSeconds: number
}

type Counts = {
  readonly leads: readonly { readonly state: StateName; readonly count: number }[]
  readonly outbox: readonly OutboxFigures[]
}

export type DatabaseFigures = {
  /** Whether the database answered in time. */
  readonly isUp: boolean
  /** Null when the counts could not be read. */
  readonly counts: Counts | null
}

/** Each query reads an index: `leads_open` and `outbox_pending`. */
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
  return {
    leads: byState.flatMap(({ state, count: total }) => (isStateName(state) ? [{ state, count: total }] : [])),
    outbox: byKind.map(({ kind, pending, oldestDueAt }) => ({
      kind,
      pending,
      oldestDueSeconds: oldestDueAt === null ? 0 : Math.max(0, (now.getTime() - oldestDueAt.getTime()) / 1000),
    })),
  }
}

const unavailable: DatabaseFigures = { isUp: false, counts: null }

const isAvailable = (storage: Storage): Promise<boolean> =>
  storage.check().then(
    () => true,
    () => false,
  )

/** Null when the queue for connections is full, or the database failed since it was checked. */
const tryCounts = (storage: Storage, now: Date): Promise<Counts | null> =>
  readCounts(storage.database, now).catch(() => null)

type Reading<Value> = { readonly value: Value; readonly atMs: number; readonly validMs: number }

const isValid = ({ atMs, validMs }: Reading<unknown>, nowMs: number): boolean => nowMs >= atMs && nowMs - atMs < validMs

/**
 * The returned function never throws. Concurrent scrapes share one reading. Whether the database answers does not wait
 * for slow counts. `readMs` is a clock that never goes back.
 */
export const createFiguresReader = (
  storage: Storage,
  now: () => Date,
  readMs: () => number = () => performance.now(),
): (() => Promise<DatabaseFigures>) => {
  const none = { atMs: Number.NEGATIVE_INFINITY, validMs: 0 }
  let up: Reading<boolean> = { ...none, value: false }
  let counts: Reading<Counts | null> = { ...none, value: null }
  let reading: Promise<DatabaseFigures> | null = null

  const read = async (): Promise<DatabaseFigures> => {
    const at = now()
    up = { value: await isAvailable(storage), atMs: at.getTime(), validMs: cacheMs }
    if (!up.value) counts = { ...none, value: null }
    else if (!isValid(counts, at.getTime())) {
      const startMs = readMs()
      const value = await tryCounts(storage, at)
      const validMs = Math.max(cacheMs, (readMs() - startMs) * pauseFactor)
      counts = { value, atMs: at.getTime(), validMs }
    }
    reading = null
    return { isUp: up.value, counts: counts.value }
  }

  return async () => {
    if (isValid(up, now().getTime())) return { isUp: up.value, counts: counts.value }
    reading ??= read()
    return Promise.race([reading, pause(waitMs, unavailable, { ref: false })])
  }
}
