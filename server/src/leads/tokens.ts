// Secrets a lead is opened with: its token and its resume links. They leave once, in clear; the database has hashes.
import { createHash, randomBytes } from 'node:crypto'
import { leadTokens } from '../database/schema.ts'
import type { Database } from '../database/storage.ts'

/** 256 bits, safe in a URL and a header. */
export const newSecret = (): string => randomBytes(32).toString('base64url')

export const hashSecret = (secret: string): string => createHash('sha256').update(secret).digest('hex')

/** A further token for the lead: the ones given before stay good, so that two devices do not shut each other out. */
export const issueToken = async (
  transaction: Database,
  leadId: string,
  now: Date,
  token = newSecret(),
): Promise<string> => {
  await transaction.insert(leadTokens).values({ tokenHash: hashSecret(token), leadId, createdAt: now })
  return token
}
