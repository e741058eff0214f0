// Secrets that give access to a lead: tokens and resume links. The server returns each once and stores only its hash.
import { createHash, randomBytes } from 'node:crypto'
import { leadTokens } from '../database/schema.ts'
import type { Database } from '../database/storage.ts'

/** 256 bits, safe in a URL and a header. */
export const createSecret = (): string => randomBytes(32).toString('base64url')

export const hashSecret = (secret: string): string => createHash('sha256').update(secret).digest('hex')

/** Adds a token to the lead. Earlier tokens stay valid, so that two devices can use the lead. */
export const issueToken = async (transaction: Database, leadId: string, now: Date): Promise<string> => {
  const token = createSecret()
  await transaction.insert(leadTokens).values({ tokenHash: hashSecret(token), leadId, createdAt: now })
  return token
}
