// Stores the addresses that have unsubscribed from marketing as keyed hashes, so that the list reveals no address and
// cannot be searched by guessing.
import { createHmac } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { unsubscribed } from '../database/schema.ts'
import type { Database } from '../database/storage.ts'
import { derivePurposeKey } from '../config/secretKey.ts'

/** Normalises the case, the spaces and the Unicode form of the address first. */
const hashAddress = (secretKey: string, email: string): string =>
  createHmac('sha256', derivePurposeKey(secretKey, 'unsubscribed'))
    .update(email.normalize('NFKC').trim().toLowerCase())
    .digest('hex')

type Address = { readonly secretKey: string; readonly email: string }

export const unsubscribe = async (database: Database, { secretKey, email }: Address, now: Date): Promise<void> => {
  await database
    .insert(unsubscribed)
    .values({ addressHash: hashAddress(secretKey, email), at: now })
    .onConflictDoNothing()
}

/** Earlier consents become effective again. This call gives no new consent. */
export const undoUnsubscribe = async (database: Database, { secretKey, email }: Address): Promise<void> => {
  await database.delete(unsubscribed).where(eq(unsubscribed.addressHash, hashAddress(secretKey, email)))
}

/** Check this before each marketing message, for any consent. */
export const isUnsubscribed = async (database: Database, { secretKey, email }: Address): Promise<boolean> => {
  const rows = await database
    .select({ at: unsubscribed.at })
    .from(unsubscribed)
    .where(eq(unsubscribed.addressHash, hashAddress(secretKey, email)))
  return rows.length > 0
}
