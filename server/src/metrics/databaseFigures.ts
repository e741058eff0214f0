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

const readFigures = async (storage: Storage, now: Date): Promise<DatabaseFigures> => {
  try {
    await storage.check()
  } catch {
    return unavailable
  }
  try {
    return { isUp: true, counts: await readCounts(storage.database, now) }
  } catch {
    // The queue for connections is full, or the database failed since the check.
    return { isUp: true, counts: null }
  }
}

/** The returned function never throws. Concurrent scrapes share one reading. */
export const createFiguresReader = (storage: Storage, now: () => Date): (() => Promise<DatabaseFigures>) => {
  let figures = unavailable
  let readAtMs = Number.NEGATIVE_INFINITY
  let validMs = 0
  let reading: Promise<DatabaseFigures> | null = null

  const read = async (): Promise<DatabaseFigures> => {
    const start = performance.now()
    const at = now()
    figures = await readFigures(storage, at)
    readAtMs = at.getTime()
    validMs = Math.max(cacheMs, (performance.now() - start) * pauseFactor)
    reading = null
    return figures
  }

  return async () => {
    const ageMs = now().getTime() - readAtMs
    if (ageMs >= 0 && ageMs < validMs) return figures
    reading ??= read()
    return Promise.race([reading, pause(waitMs, unavailable, { ref: false })])
  }
}
