// The rows of the outbox: requests to outside systems, written in the transaction of the change that causes them. The
// content is encrypted with the server's secret.
import { derivePurposeKey, derivePurposeKeys, type SecretKey } from '../config/secretKey.ts'
import { markOutboxWrite } from '../database/outboxSignal.ts'
import { outbox, type OutboxRow } from '../database/schema.ts'
import type { Database } from '../database/storage.ts'
import { findTraceparent } from '../database/transactionTrace.ts'
import { decryptWithAny, encryptText, type Reencryption, reencryptText } from '../lib/encryptedText.ts'

export type NewRequest = Pick<OutboxRow, 'leadId' | 'kind' | 'createdAt' | 'expiresAt'> & {
  readonly content: string
  /** A UUID. A second request with the same key is ignored. The default is a new random key. */
  readonly key?: string
  /** The time of the first attempt. The default is `createdAt`. */
  readonly dueAt?: Date
}

const purpose = 'outbox'

/** The request is not sent before the transaction commits, and never when it rolls back. */
export const enqueueRequest = async (
  transaction: Database,
  secretKey: SecretKey,
  { content, ...request }: NewRequest,
): Promise<void> => {
  const sealed = encryptText(content, derivePurposeKey(secretKey, purpose), request.leadId)
  await transaction
    .insert(outbox)
    .values({ dueAt: request.createdAt, ...request, sealed, traceparent: findTraceparent(transaction) })
    .onConflictDoNothing({ target: outbox.key })
  markOutboxWrite(transaction, request.kind)
}

/** Null when the content was cleared, or encrypted with a secret that this server does not have. */
export const decryptContent = (
  secretKey: SecretKey,
  { sealed, leadId }: Pick<OutboxRow, 'sealed' | 'leadId'>,
): string | null => (sealed === null ? null : decryptWithAny(sealed, derivePurposeKeys(secretKey, purpose), leadId))

/** Encrypts the content of a row with the current secret. */
export const reencryptContent = (
  secretKey: SecretKey,
  { sealed, leadId }: { readonly sealed: string; readonly leadId: string },
): Reencryption => reencryptText(sealed, derivePurposeKeys(secretKey, purpose), leadId)
