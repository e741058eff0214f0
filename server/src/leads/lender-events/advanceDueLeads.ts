// Ends the waits of leads at real lenders, although no applicant polls them: the next lender gets the application in
// time.
import { and, asc, eq, isNotNull, isNull, lte, or, sql } from 'drizzle-orm'
import { inTransaction } from '../../database/inTransaction.ts'
import { advanceFailures, leads } from '../../database/schema.ts'
import { isDatabaseUnavailable, isLockTimeout } from '../../database/unavailable.ts'
import { computeBackOffMs } from '../../outbox/backOff.ts'
import type { LeadServices } from '../leadServices.ts'
import { lockWithDueTransitions } from '../access/leadAccess.ts'

const batch = 100

type DueLeadRow = { readonly id: string; readonly dueAt: Date | null; readonly attempts: number | null }

/** A failure of an earlier wait of the lead does not postpone this one. */
const isSameWait = and(eq(advanceFailures.leadId, leads.id), eq(advanceFailures.dueAt, leads.dueAt))

const findDueLeads = ({ storage }: LeadServices, now: Date): Promise<readonly DueLeadRow[]> =>
  storage.database
    .select({ id: leads.id, dueAt: leads.dueAt, attempts: advanceFailures.attempts })
    .from(leads)
    .leftJoin(advanceFailures, isSameWait)
    .where(
      and(
        isNotNull(leads.dueAt),
        lte(leads.dueAt, now),
        sql`${leads.journey}->>'reference' is not null`,
        or(isNull(advanceFailures.leadId), lte(advanceFailures.retryAt, now)),
      ),
    )
    .orderBy(asc(leads.dueAt))
    .limit(batch)

/**
 * Postpones the next attempt for every server. False when another server has postponed it already, and for a lead that
 * was deleted or has another due time since.
 */
const postpone = async (
  { storage }: LeadServices,
  { id, dueAt, attempts }: DueLeadRow,
  { now, random }: Pick<AdvanceOptions, 'now' | 'random'>,
): Promise<boolean> => {
  const next = (attempts ?? 0) + 1
  const retryAt = new Date(now.getTime() + computeBackOffMs(next, random, null))
  const unchanged = storage.database
    .select({
      leadId: leads.id,
      dueAt: sql<Date>`${leads.dueAt}`.as('due_at'),
      attempts: sql<number>`${next}::integer`.as('attempts'),
      retryAt: sql<Date>`${retryAt.toISOString()}::timestamptz`.as('retry_at'),
    })
    .from(leads)
    .where(and(eq(leads.id, id), dueAt === null ? isNull(leads.dueAt) : eq(leads.dueAt, dueAt)))
  const written = await storage.database
    .insert(advanceFailures)
    .select(unchanged)
    .onConflictDoUpdate({
      target: advanceFailures.leadId,
      set: { dueAt: sql`excluded.due_at`, attempts: sql`excluded.attempts`, retryAt: sql`excluded.retry_at` },
      setWhere: sql`${advanceFailures.dueAt} <> excluded.due_at or ${advanceFailures.attempts} < excluded.attempts`,
    })
    .returning({ leadId: advanceFailures.leadId })
  return written.length > 0
}

export type AdvanceOptions = {
  readonly now: Date
  /** Returns a number from 0 to 1, for the back-off. */
  readonly random: () => number
  /** Called once for each failed attempt, on the server that postpones the next one. */
  readonly reportFault: (error: unknown) => void
}

/**
 * Returns the number of leads whose wait was over. Other servers may advance the same leads; one of them changes each.
 * A lead that cannot be advanced is reported and postponed, so that it keeps no other waiting. Throws without a
 * database.
 */
export const advanceDueLeads = async (services: LeadServices, options: AdvanceOptions): Promise<number> => {
  const { now, reportFault } = options
  const due = await findDueLeads(services, now)
  for (const lead of due) {
    try {
      await inTransaction(services.storage, (transaction) =>
        lockWithDueTransitions({ services, database: transaction, now }, lead.id),
      )
    } catch (error) {
      if (isDatabaseUnavailable(error)) throw error
      // The lead is still due when the transaction that locks it ends.
      if (isLockTimeout(error)) continue
      if (!(await postpone(services, lead, options))) continue
      services.metrics.recordAdvanceFailure()
      reportFault(error)
    }
  }
  return due.length
}
