// Stores the addresses that have unsubscribed from marketing as keyed hashes, so that the list reveals no address and
// cannot be searched by guessing.
import { inArray } from 'drizzle-orm'
import { hashUnderKey } from '../config/keyedHash.ts'
import { unsubscribed } from '../database/schema.ts'
import type { Database } from '../database/storage.ts'
import { listAddressKeys } from './addressKeys.ts'
import { type HashedAddress, normaliseEmail } from './emailAddress.ts'

/** The hashes under which the address may be stored, the one for new rows first. */
const listHashes = async (database: Database, { secretKey, email }: HashedAddress): Promise<[string, ...string[]]> => {
  const address = normaliseEmail(email)
  const [current = '', ...others] = (await listAddressKeys(database, secretKey)).map((key) =>
    hashUnderKey(key, address),
  )
  return [current, ...others]
}

export const unsubscribe = async (database: Database, address: HashedAddress, now: Date): Promise<void> => {
  const [addressHash] = await listHashes(database, address)
  await database.insert(unsubscribed).values({ addressHash, at: now }).onConflictDoNothing()
}

/** Earlier consents become effective again. This call gives no new consent. */
export const undoUnsubscribe = async (database: Database, address: HashedAddress): Promise<void> => {
  await database.delete(unsubscribed).where(inArray(unsubscribed.addressHash, await listHashes(database, address)))
}

/** Check this before each marketing message, for any consent. */
export const isUnsubscribed = async (database: Database, address: HashedAddress): Promise<boolean> => {
  const rows = await database
    .select({ at: unsubscribed.at })
    .from(unsubscribed)
    .where(inArray(unsubscribed.addressHash, await listHashes(database, address)))
  return rows.length > 0
}
