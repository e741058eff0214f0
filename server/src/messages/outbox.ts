// Messages to applicants as requests of the outbox. Outside production the sandbox shows them. The content of a message
// is deleted when its code or link is used or has expired.
import { hourMs } from '@loan/domain/durations'
import { and, eq, gt, inArray, isNotNull, lte, sql } from 'drizzle-orm'
import * as v from 'valibot'
import type { SecretKey } from '../config/secretKey.ts'
import { deleteInBatches, inBatch, runBatches } from '../database/batches.ts'
import { leads, outbox, type OutboxRow } from '../database/schema.ts'
import type { Database } from '../database/storage.ts'
import { enqueueRequest, decryptContent } from '../outbox/outboxRows.ts'
import { type MessageKind, messageKinds } from '../ports/messageGateway.ts'
import { leadPositionSchema } from './leadPosition.ts'

const contentSchema = v.object({
  recipient: v.string(),
  /** The display name of an e-mail's sender; empty for text messages and in rows of older releases. */
  sender: v.optional(v.string(), ''),
  /** Empty for text messages. */
  subject: v.string(),
  body: v.string(),
  /** The alternative of an e-mail in HTML; empty for text messages. */
  html: v.optional(v.string(), ''),
  attachments: v.optional(
    v.array(v.object({ fileName: v.string(), contentType: v.string(), content: v.string() })),
    [],
  ),
  /** The code or URL in the message, so that programs need not parse the text. */
  payload: v.string(),
  /** Additional headers of an e-mail. */
  headers: v.record(v.string(), v.string()),
  /** The message is sent only while the lead is at this position; without it, in any case. */
  position: v.optional(leadPositionSchema),
})

export type MessageContent = v.InferOutput<typeof contentSchema>
type OptionalField = 'sender' | 'html' | 'attachments' | 'headers' | 'position'
export type NewMessage = Pick<OutboxRow, 'leadId' | 'expiresAt' | 'createdAt'> & {
  readonly channel: MessageKind
  /** When it is sent at the earliest. The default is `createdAt`. */
  readonly dueAt?: Date
} & Omit<MessageContent, OptionalField> &
  Partial<Pick<MessageContent, OptionalField>>

export type Message = Pick<OutboxRow, 'createdAt'> & { readonly channel: MessageKind } & MessageContent

/** Writes the message to the outbox. It is sent after the transaction commits, unless it has expired by then. */
export const sendMessage = async (
  transaction: Database,
  secretKey: SecretKey,
  {
    leadId,
    channel,
    expiresAt,
    createdAt,
    dueAt = createdAt,
    sender = '',
    html = '',
    attachments = [],
    headers = {},
    ...texts
  }: NewMessage,
): Promise<void> => {
  const content: MessageContent = { ...texts, sender, html, attachments, headers }
  await enqueueRequest(transaction, secretKey, {
    leadId,
    kind: channel,
    content: JSON.stringify(content),
    expiresAt,
    createdAt,
    dueAt,
  })
}

/** Parses the content that `sendMessage` or an older release wrote. */
export const parseContent = (text: string): MessageContent => {
  const json: unknown = JSON.parse(text)
  return v.parse(contentSchema, json)
}

const findMessageKind = (kind: string): MessageKind | null => messageKinds.find((each) => each === kind) ?? null

/** Returns the messages of a lead that are neither cleared nor expired, oldest first. */
export const readMessages = async (
  database: Database,
  secretKey: SecretKey,
  { leadId, now }: { readonly leadId: string; readonly now: Date },
): Promise<readonly Message[]> => {
  const isReadable = and(eq(outbox.leadId, leadId), inArray(outbox.kind, [...messageKinds]), gt(outbox.expiresAt, now))
  const rows = await database.select().from(outbox).where(isReadable).orderBy(outbox.id)
  return rows.flatMap((row) => {
    const channel = findMessageKind(row.kind)
    const text = decryptContent(secretKey, row)
    return channel === null || text === null ? [] : [{ channel, createdAt: row.createdAt, ...parseContent(text) }]
  })
}

/** Deletes the content of a lead's messages in this channel, because its code or link was used or replaced. */
export const clearMessages = async (transaction: Database, leadId: string, channel: MessageKind): Promise<void> => {
  await transaction
    .update(outbox)
    .set({ sealed: null })
    .where(and(eq(outbox.leadId, leadId), eq(outbox.kind, channel)))
}

type UsedLink = {
  readonly leadId: string
  /** The secret at the end of the link's URL. */
  readonly secret: string
}

/**
 * Deletes the content of a lead's e-mails after one of its links was used: of those that were sent, and of one with
 * this link. Others that wait to be sent, such as the receipt of an accepted offer, remain.
 */
export const clearOpenedEmails = async (
  transaction: Database,
  secretKey: SecretKey,
  { leadId, secret }: UsedLink,
): Promise<void> => {
  const hasContent = and(eq(outbox.leadId, leadId), eq(outbox.kind, 'email'), isNotNull(outbox.sealed))
  const rows = await transaction.select().from(outbox).where(hasContent)
  const hasLink = (row: OutboxRow): boolean => {
    const text = decryptContent(secretKey, row)
    return text !== null && parseContent(text).payload.endsWith(`/${secret}`)
  }
  const isUnsent = ({ status }: OutboxRow): boolean => status === 'pending' || status === 'failed'
  const ids = rows.filter((row) => !isUnsent(row) || hasLink(row)).map(({ id }) => id)
  if (ids.length > 0) await transaction.update(outbox).set({ sealed: null }).where(inArray(outbox.id, ids))
}

/**
 * Deletes the expired requests of erased leads, and returns their number. The erasure of a lead writes a notice to its
 * lender after it has deleted the others. Run this before `clearExpiredMessages`, because the index that finds expired
 * rows has only those with content.
 */
export const deleteErasedRequests = (database: Database, now: Date): Promise<number> => {
  const isErased = sql`exists (select 1 from ${leads} where ${leads.id} = ${outbox.leadId} and ${leads.erasedAt} is not null)`
  return deleteInBatches(database, outbox, and(isNotNull(outbox.sealed), lte(outbox.expiresAt, now), isErased))
}

/** Deletes the expired content of all requests in the outbox. Returns the number of cleared rows. */
export const clearExpiredMessages = (database: Database, now: Date): Promise<number> => {
  const isOver = and(isNotNull(outbox.sealed), lte(outbox.expiresAt, now))
  return runBatches(async () => {
    const rows = await database
      .update(outbox)
      .set({ sealed: null })
      .where(inBatch(outbox, isOver))
      .returning({ id: outbox.id })
    return rows.length
  })
}

/** @assumed a server that sends the kind of a request drops it within seconds after its expiry (outbox/claims.ts). */
const unclaimedMs = hourMs

/**
 * Drops the expired requests that no server claims: their kind belongs to a lender that was removed, and they would
 * wait until their lead is erased. Returns their number.
 */
export const dropUnclaimedRequests = (database: Database, now: Date): Promise<number> => {
  const isUnclaimed = and(
    sql`${outbox.status} = 'pending'`,
    lte(outbox.expiresAt, new Date(now.getTime() - unclaimedMs)),
  )
  return runBatches(async () => {
    const rows = await database
      .update(outbox)
      .set({ status: 'dropped', sealed: null, claimedUntil: null })
      .where(inBatch(outbox, isUnclaimed))
      .returning({ id: outbox.id })
    return rows.length
  })
}
