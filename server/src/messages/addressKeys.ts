// The keys of the hashes of unsubscribed addresses: those of the server's secrets, and those of former secrets. The
// database has the latter in encrypted form, because a hash cannot be computed again without its address.
import { asc, isNotNull } from 'drizzle-orm'
import { derivePurposeKey, derivePurposeKeys, type SecretKey } from '../config/secretKey.ts'
import { secretKeys } from '../database/schema.ts'
import type { Database } from '../database/storage.ts'
import { decryptWithAny, encryptText, type Reencryption, reencryptText } from '../lib/encryptedText.ts'

const purpose = 'unsubscribed'
const wrappingPurpose = 'address-keys'

/**
 * Encrypts the address key of a former secret with the current one, for `secret_keys`. `id` is the id of the former.
 */
export const encryptAddressKey = (secretKey: SecretKey, former: string, id: string): string => {
  const key = derivePurposeKey({ current: former, others: [] }, purpose)
  return encryptText(key.toString('base64url'), derivePurposeKey(secretKey, wrappingPurpose), id)
}

export const reencryptAddressKey = (secretKey: SecretKey, sealed: string, id: string): Reencryption =>
  reencryptText(sealed, derivePurposeKeys(secretKey, wrappingPurpose), id)

/** The key for new hashes first. */
export const listAddressKeys = async (database: Database, secretKey: SecretKey): Promise<readonly Buffer[]> => {
  const rows = await database
    .select({ id: secretKeys.id, sealed: secretKeys.sealedAddressKey })
    .from(secretKeys)
    .where(isNotNull(secretKeys.sealedAddressKey))
    .orderBy(asc(secretKeys.id))
  const wrappingKeys = derivePurposeKeys(secretKey, wrappingPurpose)
  const former = rows.flatMap(({ id, sealed }) => {
    const key = sealed === null ? null : decryptWithAny(sealed, wrappingKeys, id)
    return key === null ? [] : [Buffer.from(key, 'base64url')]
  })
  return [...derivePurposeKeys(secretKey, purpose), ...former]
}
