// Deletes data after its retention time: expired drafts, answers of finished leads, messages, idempotency keys, records
// of sent codes and password attempts. The consents of a submitted lead are retained as proof.
import { and, eq, inArray, isNotNull, isNull, lt } from 'drizzle-orm'
import {
  codeSends,
  contractSignings,
  idempotencyKeys,
  leads,
  leadTokens,
  outbox,
  passwords,
  passwordTries,
  resumeLinks,
  retiredTokens,
  uploads,
  verifications,
} from '../database/schema.ts'
import { batchSize, deleteInBatches, runBatches } from '../database/batches.ts'
import { deleteOldCalls } from '../database/receivedCalls.ts'
import type { Database } from '../database/storage.ts'
import { clearExpiredMessages } from '../messages/outbox.ts'
import { codeBudgetHours } from './codeBudget.ts'
import { passwordTryHours } from './passwordSignIn.ts'
import { isRetiredLongAgo, retireErased } from './devices.ts'

/** @assumed the usual retention of idempotency keys at payment services. */
const idempotencyKeyHours = 24

const hoursBefore = (now: Date, hours: number): Date => new Date(now.getTime() - hours * 3_600_000)

/** Removes the answers, lender journeys, tokens and messages of leads, but not their rows. */
const eraseAnswers = async (transaction: Database, ids: readonly string[], now: Date): Promise<void> => {
  if (ids.length === 0) return
  await transaction
    .update(leads)
    .set({ application: {}, journey: null, dueAt: null, status: 'expired', erasedAt: now })
    .where(inArray(leads.id, ids))
  for (const table of [contractSignings, leadTokens, outbox, passwords, resumeLinks, uploads, verifications]) {
    await transaction.delete(table).where(inArray(table.leadId, ids))
  }
}

/** "Clear my data": deletes a draft completely, and a submitted lead except for its row and its consents. */
export const erase = async (
  transaction: Database,
  { id, submittedAt }: { readonly id: string; readonly submittedAt: Date | null },
  now: Date,
): Promise<void> => {
  await retireErased(transaction, id, now)
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

const eraseFinished: RetentionJob = (database, { now, finishedLeadDays }) => {
  const isExpired = and(
    isNotNull(leads.submittedAt),
    isNull(leads.erasedAt),
    lt(leads.expiresAt, hoursBefore(now, finishedLeadDays * 24)),
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
  messages: (database, { now }) => clearExpiredMessages(database, now),
  retiredTokens: (database, { now }) => deleteInBatches(database, retiredTokens, isRetiredLongAgo(now)),
  codes: (database, { now }) =>
    deleteInBatches(database, codeSends, lt(codeSends.at, hoursBefore(now, codeBudgetHours))),
  passwordTries: (database, { now }) =>
    deleteInBatches(database, passwordTries, lt(passwordTries.at, hoursBefore(now, passwordTryHours))),
  keys: (database, { now }) =>
    deleteInBatches(database, idempotencyKeys, lt(idempotencyKeys.createdAt, hoursBefore(now, idempotencyKeyHours))),
  receivedCalls: (database, { now }) => deleteOldCalls(database, now),
} satisfies Readonly<Record<string, RetentionJob>>
