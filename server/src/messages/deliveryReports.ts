// Records what outside systems report about sent messages, and reads the states of a lead's messages.
import { and, eq, inArray, isNull, lte, or } from 'drizzle-orm'
import { outbox } from '../database/schema.ts'
import type { Database } from '../database/storage.ts'
import { type DeliveryReport, type MessageKind, messageKinds } from '../ports/messageGateway.ts'

/**
 * Returns false when there is no such message. An earlier event than the recorded one changes nothing. A report ends
 * the repetitions of a message, because it shows that the outside system has it.
 */
export const recordDeliveryReport = async (
  transaction: Database,
  kind: MessageKind,
  { key, state, code, at }: DeliveryReport,
): Promise<boolean> => {
  const isMessage = and(eq(outbox.key, key), eq(outbox.kind, kind))
  const [message] = await transaction.select({ id: outbox.id }).from(outbox).where(isMessage)
  if (message === undefined) return false
  await transaction
    .update(outbox)
    .set({ status: state, outcomeCode: code, reportedAt: at, claimedUntil: null })
    .where(and(eq(outbox.id, message.id), or(isNull(outbox.reportedAt), lte(outbox.reportedAt, at))))
  return true
}

export type MessageState = Pick<
  typeof outbox.$inferSelect,
  'kind' | 'status' | 'attempts' | 'outcomeCode' | 'createdAt' | 'expiresAt' | 'dueAt' | 'sentAt' | 'reportedAt'
>

/**
 * Returns the messages of a lead, oldest first, without recipient and content. Their rows end with the lead's answers.
 */
export const readMessageStates = (database: Database, leadId: string): Promise<readonly MessageState[]> =>
  database
    .select({
      kind: outbox.kind,
      status: outbox.status,
      attempts: outbox.attempts,
      outcomeCode: outbox.outcomeCode,
      createdAt: outbox.createdAt,
      expiresAt: outbox.expiresAt,
      dueAt: outbox.dueAt,
      sentAt: outbox.sentAt,
      reportedAt: outbox.reportedAt,
    })
    .from(outbox)
    .where(and(eq(outbox.leadId, leadId), inArray(outbox.kind, [...messageKinds])))
    .orderBy(outbox.id)
