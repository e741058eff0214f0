// The rows of the outbox: requests to outside systems, written in the transaction of the change that causes them. The
// content is encrypted with the server's secret.
import { derivePurposeKey } from '../config/secretKey.ts'
import { markOutboxWrite } from '../database/outboxSignal.ts'
import { outbox } from '../database/schema.ts'
import type { Database } from '../database/storage.ts'
import { findTraceparent } from '../database/transactionTrace.ts'
import { decryptText, encryptText } from '../lib/encryptedText.ts'

type OutboxRow = typeof outbox.$inferSelect

export type NewRequest = Pick<OutboxRow, 'leadId' | 'kind' | 'createdAt' | 'expiresAt'> & {
  readonly content: string
  /** A UUID. A second request with the same key is ignored. The default is a new random key. */
  readonly key?: string
}

const deriveContentKey = (secretKey: string): Buffer => derivePurposeKey(secretKey, 'outbox')

/** The request is not sent before the transaction commits, and never when it rolls back. */
export const addRequest = async (
  transaction: Database,
  secretKey: string,
  { content, ...request }: NewRequest,
): Promise<void> => {
  const sealed = encryptText(content, deriveContentKey(secretKey), request.leadId)
  await transaction
    .insert(outbox)
    .values({ ...request, sealed, dueAt: request.createdAt, traceparent: findTraceparent(transaction) })
    .onConflictDoNothing({ target: outbox.key })
  markOutboxWrite(transaction, request.kind)
}

/** Null when the content was cleared, or encrypted with another secret. */
export const decryptContent = (
  secretKey: string,
  { sealed, leadId }: Pick<OutboxRow, 'sealed' | 'leadId'>,
): string | null => (sealed === null ? null : decryptText(sealed, deriveContentKey(secretKey), leadId))
