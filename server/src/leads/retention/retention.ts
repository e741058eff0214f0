// Deletes data after its retention time (dataClasses.ts). The consents of a submitted lead are retained as proof when
// its answers are erased.
import { and, eq, inArray, isNotNull, isNull, lt, or, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { hourMs } from '@loan/domain/durations'
import {
  advanceFailures,
  codeSends,
  contractSignings,
  emailSends,
  idempotencyKeys,
  leads,
  leadTokens,
  lenderReferences,
  openReviewCondition,
  outbox,
  passwords,
  passwordTries,
  receivedCalls,
  resumeLinks,
  retiredTokens,
  uploads,
  verifications,
} from '../../database/schema.ts'
import { batchSize, deleteInBatches, runBatches } from '../../database/batches.ts'
import type { Database } from '../../database/storage.ts'
import { clearExpiredMessages, deleteErasedRequests, dropUnclaimedRequests } from '../../messages/outbox.ts'
import type { CleanupJobName } from './dataClass.ts'
import { getRetentionHours } from './dataClasses.ts'
import { retireAllDevices } from '../links/devices.ts'

const subtractHours = (now: Date, hours: number): Date => new Date(now.getTime() - hours * hourMs)

const isOlder = (column: PgColumn, name: Parameters<typeof getRetentionHours>[0], now: Date) =>
  lt(column, subtractHours(now, getRetentionHours(name)))

/** Removes the answers, lender journeys, tokens and messages of leads, but not their rows. */
const eraseAnswers = async (transaction: Database, ids: readonly string[], now: Date): Promise<void> => {
  if (ids.length === 0) return
  await transaction
    .update(leads)
    .set({ application: {}, journey: null, dueAt: null, status: 'expired', erasedAt: now })
    .where(inArray(leads.id, ids))
  for (const table of [
    advanceFailures,
    contractSignings,
    leadTokens,
    lenderReferences,
    outbox,
    passwords,
    resumeLinks,
    uploads,
    verifications,
  ]) {
    await transaction.delete(table).where(inArray(table.leadId, ids))
  }
}

/** "Clear my data": deletes a draft completely, and a submitted lead except for its row and its consents. */
export const erase = async (
  transaction: Database,
  { id, submittedAt }: { readonly id: string; readonly submittedAt: Date | null },
  now: Date,
): Promise<void> => {
  await retireAllDevices(transaction, id, { reason: 'erased', now })
  if (submittedAt === null) await transaction.delete(leads).where(eq(leads.id, id))
  else await eraseAnswers(transaction, [id], now)
}

type Retention = {
  readonly now: Date
  /** The days that a submitted lead retains its answers after its expiry. */
  readonly finishedLeadDays: number
}

/** Deletes or erases data past its retention time and returns the number of rows it changed. */
type RetentionJob = (database: Database, retention: Retention) => Promise<number>

/**
 * The longest time that a requested review keeps the answers, in days.
 * @assumed an answer has a month, and two more where it is complex (GDPR, article 12).
 */
const reviewDays = 90

const eraseFinished: RetentionJob = (database, { now, finishedLeadDays }) => {
  const isExpired = and(
    isNotNull(leads.submittedAt),
    isNull(leads.erasedAt),
    lt(leads.expiresAt, subtractHours(now, finishedLeadDays * 24)),
    // The person who reviews the rejection needs the answers and the address.
    or(
      sql`(${sql.raw(openReviewCondition)}) is not true`,
      lt(leads.expiresAt, subtractHours(now, (finishedLeadDays + reviewDays) * 24)),
    ),
  )
  return runBatches(() =>
    database.transaction(async (transaction) => {
      const rows = await transaction
        .select({ id: leads.id })
        .from(leads)
        .where(isExpired)
        .limit(batchSize)
        .for('update', { skipLocked: true })
      const ids = rows.map(({ id }) => id)
      await eraseAnswers(transaction, ids, now)
      return ids.length
    }),
  )
}

/** The retention jobs. They are independent: a failed job does not stop the others. */
export const retentionJobs = {
  drafts: (database, { now }) =>
    deleteInBatches(database, leads, and(isNull(leads.submittedAt), lt(leads.expiresAt, now))),
  erased: eraseFinished,
  proofs: (database, { now }) =>
    deleteInBatches(database, leads, and(isNotNull(leads.erasedAt), isOlder(leads.erasedAt, 'proofs', now))),
  messages: async (database, { now }) => {
    const deleted = await deleteErasedRequests(database, now)
    return deleted + (await clearExpiredMessages(database, now)) + (await dropUnclaimedRequests(database, now))
  },
  retiredTokens: (database, { now }) =>
    deleteInBatches(database, retiredTokens, isOlder(retiredTokens.at, 'retiredTokens', now)),
  codes: (database, { now }) => deleteInBatches(database, codeSends, isOlder(codeSends.at, 'codeSends', now)),
  emails: (database, { now }) => deleteInBatches(database, emailSends, isOlder(emailSends.at, 'emailSends', now)),
  passwordTries: (database, { now }) =>
    deleteInBatches(database, passwordTries, isOlder(passwordTries.at, 'passwordTries', now)),
  keys: (database, { now }) =>
    deleteInBatches(database, idempotencyKeys, isOlder(idempotencyKeys.createdAt, 'idempotencyKeys', now)),
  receivedCalls: (database, { now }) =>
    deleteInBatches(database, receivedCalls, isOlder(receivedCalls.at, 'receivedCalls', now)),
} satisfies Readonly<Partial<Record<CleanupJobName, RetentionJob>>>
