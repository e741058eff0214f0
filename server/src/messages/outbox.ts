// The outbox of messages to applicants. Outside production the sandbox shows them instead of a gateway. A message is
// encrypted with the server's secret. Its content is deleted when its code or link is used or has expired.
import { and, eq, gt, isNotNull, lte } from 'drizzle-orm'
import * as v from 'valibot'
import { inBatch, runBatches } from '../database/batches.ts'
import { outbox } from '../database/schema.ts'
import type { Database } from '../database/storage.ts'
import { decryptText, encryptText } from '../lib/encryptedText.ts'
import { derivePurposeKey } from '../config/secretKey.ts'

const contentSchema = v.object({
  recipient: v.string(),
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
})

type MessageContent = v.InferOutput<typeof contentSchema>
type OptionalField = 'html' | 'attachments' | 'headers'
type MessageRow = typeof outbox.$inferSelect

export type NewMessage = Pick<MessageRow, 'leadId' | 'channel' | 'expiresAt' | 'createdAt'> &
  Omit<MessageContent, OptionalField> &
  Partial<Pick<MessageContent, OptionalField>>

export type Message = Pick<MessageRow, 'channel' | 'createdAt'> & MessageContent

const deriveContentKey = (secretKey: string): Buffer => derivePurposeKey(secretKey, 'outbox')

export const sendMessage = async (
  transaction: Database,
  secretKey: string,
  { leadId, channel, expiresAt, createdAt, html = '', attachments = [], headers = {}, ...texts }: NewMessage,
): Promise<void> => {
  const content: MessageContent = { ...texts, html, attachments, headers }
  const sealed = encryptText(JSON.stringify(content), deriveContentKey(secretKey), leadId)
  await transaction.insert(outbox).values({ leadId, channel, expiresAt, createdAt, sealed })
}

const parseContent = (text: string): MessageContent => {
  const json: unknown = JSON.parse(text)
  return v.parse(contentSchema, json)
}

/** Returns the messages of a lead that are neither cleared nor expired, oldest first. */
export const readMessages = async (
  database: Database,
  secretKey: string,
  { leadId, now }: { readonly leadId: string; readonly now: Date },
): Promise<readonly Message[]> => {
  const isReadable = and(eq(outbox.leadId, leadId), gt(outbox.expiresAt, now))
  const rows = await database.select().from(outbox).where(isReadable).orderBy(outbox.id)
  return rows.flatMap(({ channel, createdAt, sealed }) => {
    const text = sealed === null ? null : decryptText(sealed, deriveContentKey(secretKey), leadId)
    return text === null ? [] : [{ channel, createdAt, ...parseContent(text) }]
  })
}

/** Deletes the content of a lead's messages in this channel, because its code or link was used or replaced. */
export const clearMessages = async (
  transaction: Database,
  leadId: string,
  channel: MessageRow['channel'],
): Promise<void> => {
  await transaction
    .update(outbox)
    .set({ sealed: null })
    .where(and(eq(outbox.leadId, leadId), eq(outbox.channel, channel)))
}

/** Returns the number of cleared messages. */
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
