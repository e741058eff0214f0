// What is forgotten and when: drafts that expired, answers of finished leads, old idempotency keys,
// numbers that were sent codes.
// The record of consents stays with the bare lead, as proof.
import { and, eq, inArray, isNotNull, isNull, lt } from 'drizzle-orm'
import {
  codeSends,
  idempotencyKeys,
  leads,
  leadTokens,
  outbox,
  passwords,
  passwordTries,
  resumeLinks,
  uploads,
  verifications,
} from '../database/schema.ts'
import type { Database } from '../database/storage.ts'
import { clearExpiredMessages } from '../messages/outbox.ts'
import { idempotencyKeyHours } from '../http/idempotency.ts'
import { codeBudgetHours } from './codeBudget.ts'
import { passwordTryHours } from './passwordSignIn.ts'

export type Purged = { readonly drafts: number; readonly erased: number; readonly keys: number }

const before = (now: Date, hours: number): Date => new Date(now.getTime() - hours * 3_600_000)

/** Takes the answers, the way, the tokens and the messages out of leads; the rows stay. */
const eraseAnswers = async (transaction: Database, ids: readonly string[], now: Date): Promise<void> => {
  if (ids.length === 0) return
  await transaction
    .update(leads)
    .set({ application: {}, journey: null, dueAt: null, status: 'expired', erasedAt: now })
    .where(inArray(leads.id, ids))
  for (const table of [leadTokens, outbox, passwords, resumeLinks, uploads, verifications]) {
    await transaction.delete(table).where(inArray(table.leadId, ids))
  }
}

/** "Clear my data": a draft goes as a whole, of a lead that was sent everything but the record of consents. */
export const erase = async (
  transaction: Database,
  { id, submittedAt }: { readonly id: string; readonly submittedAt: Date | null },
  now: Date,
): Promise<void> => {
  if (submittedAt === null) await transaction.delete(leads).where(eq(leads.id, id))
  else await eraseAnswers(transaction, [id], now)
}

/** @assumed a submitted lead keeps its answers so many days after it expired, for questions about its outcome. */
export const purge = (database: Database, now: Date, finishedLeadDays: number): Promise<Purged> =>
  database.transaction(async (transaction) => {
    const drafts = await transaction
      .delete(leads)
      .where(and(isNull(leads.submittedAt), lt(leads.expiresAt, now)))
      .returning({ id: leads.id })
    const finished = await transaction
      .select({ id: leads.id })
      .from(leads)
      .where(
        and(
          isNotNull(leads.submittedAt),
          isNull(leads.erasedAt),
          lt(leads.expiresAt, before(now, finishedLeadDays * 24)),
        ),
      )
    await eraseAnswers(
      transaction,
      finished.map(({ id }) => id),
      now,
    )
    await clearExpiredMessages(transaction, now)
    await transaction.delete(codeSends).where(lt(codeSends.at, before(now, codeBudgetHours)))
    await transaction.delete(passwordTries).where(lt(passwordTries.at, before(now, passwordTryHours)))
    const keys = await transaction
      .delete(idempotencyKeys)
      .where(lt(idempotencyKeys.createdAt, before(now, idempotencyKeyHours)))
      .returning({ scope: idempotencyKeys.scope })
    return { drafts: drafts.length, erased: finished.length, keys: keys.length }
  })
