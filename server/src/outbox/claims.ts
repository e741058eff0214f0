// Claims due rows of the outbox for one server and records the results. A claim is a lease: until it ends no other
// server sends the row, and after it any server may. Every statement is a separate transaction.
import { and, asc, eq, isNull, lte, or, sql } from 'drizzle-orm'
import { outbox, type OutboxRow } from '../database/schema.ts'
import type { Database } from '../database/storage.ts'

export type ClaimedRequest = Pick<
  OutboxRow,
  'id' | 'kind' | 'leadId' | 'sealed' | 'key' | 'expiresAt' | 'traceparent'
> & {
  /** 1 for the first attempt. */
  readonly attempts: number
}

export type ClaimResult = {
  readonly claimed: readonly ClaimedRequest[]
  /** The number of rows that expired or were cleared, and were dropped after at least one failed attempt. */
  readonly droppedAfterAttempts: number
  /** The number of claimed and dropped rows. When it equals the limit, more rows may be due. */
  readonly changed: number
}

export type ClaimOptions = {
  readonly kind: string
  readonly now: Date
  readonly leaseMs: number
  readonly limit: number
}

/** Rows whose content was cleared or has expired get the status `dropped` instead of a lease. */
export const claimRequests = async (
  database: Database,
  { kind, now, leaseMs, limit }: ClaimOptions,
): Promise<ClaimResult> => {
  const isDue = and(
    eq(outbox.kind, kind),
    eq(outbox.status, 'pending'),
    lte(outbox.dueAt, now),
    or(isNull(outbox.claimedUntil), lte(outbox.claimedUntil, now)),
  )
  const due = database
    .select({ id: outbox.id })
    .from(outbox)
    .where(isDue)
    .orderBy(asc(outbox.dueAt), asc(outbox.id))
    .limit(limit)
    .for('update', { skipLocked: true })
  const canSend = sql`${outbox.sealed} is not null and ${outbox.expiresAt} > ${now.toISOString()}::timestamptz`
  const rows = await database
    .update(outbox)
    .set({
      status: sql`case when ${canSend} then 'pending' else 'dropped' end`,
      attempts: sql`case when ${canSend} then ${outbox.attempts} + 1 else ${outbox.attempts} end`,
      claimedUntil: new Date(now.getTime() + leaseMs),
    })
    .where(sql`${outbox.id} = any(array(${due}))`)
    .returning()
  const dropped = rows.filter(({ status }) => status === 'dropped')
  return {
    claimed: rows.filter(({ status }) => status === 'pending').toSorted((one, other) => one.id - other.id),
    droppedAfterAttempts: dropped.filter(({ attempts }) => attempts > 0).length,
    changed: rows.length,
  }
}

export type AttemptResult =
  | { readonly status: 'sent'; readonly sentAt: Date; readonly outcomeCode: null }
  | { readonly status: 'pending'; readonly dueAt: Date; readonly outcomeCode: string }
  | { readonly status: 'failed'; readonly outcomeCode: string }
  /** The request is not wanted any more. */
  | { readonly status: 'dropped'; readonly sealed: null; readonly outcomeCode: string }

/** Changes nothing when the lease has ended and another server has claimed the row, or when a report arrived first. */
export const recordResult = async (
  database: Database,
  { id, attempts }: Pick<ClaimedRequest, 'id' | 'attempts'>,
  result: AttemptResult,
): Promise<void> => {
  await database
    .update(outbox)
    .set({ ...result, claimedUntil: null })
    .where(and(eq(outbox.id, id), eq(outbox.status, 'pending'), eq(outbox.attempts, attempts)))
}
