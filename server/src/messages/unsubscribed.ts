// Addresses that want no marketing: kept as a keyed hash, so that the list names nobody and cannot be tried through.
import { createHmac } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { unsubscribed } from '../database/schema.ts'
import type { Database } from '../database/storage.ts'
import { keyFor } from '../config/secretKey.ts'

/** One address however it is typed. */
const hashAddress = (secretKey: string, email: string): string =>
  createHmac('sha256', keyFor(secretKey, 'unsubscribed'))
    .update(email.normalize('NFKC').trim().toLowerCase())
    .digest('hex')

type Address = { readonly secretKey: string; readonly email: string }

export const unsubscribe = async (database: Database, { secretKey, email }: Address, now: Date): Promise<void> => {
  await database
    .insert(unsubscribed)
    .values({ addressHash: hashAddress(secretKey, email), at: now })
    .onConflictDoNothing()
}

/** Consents given before count again; nothing is agreed to by it. */
export const undoUnsubscribe = async (database: Database, { secretKey, email }: Address): Promise<void> => {
  await database.delete(unsubscribed).where(eq(unsubscribed.addressHash, hashAddress(secretKey, email)))
}

/** Every marketing message asks this first, whatever was agreed to. */
export const isUnsubscribed = async (database: Database, { secretKey, email }: Address): Promise<boolean> => {
  const rows = await database
    .select({ at: unsubscribed.at })
    .from(unsubscribed)
    .where(eq(unsubscribed.addressHash, hashAddress(secretKey, email)))
  return rows.length > 0
}
