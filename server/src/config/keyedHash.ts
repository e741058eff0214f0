// Keyed hashes (HMAC-SHA256) of personal data and codes, under a key of the server's secret for each purpose.
import { createHmac, timingSafeEqual } from 'node:crypto'
import { derivePurposeKey, derivePurposeKeys, type SecretKey } from './secretKey.ts'

export const hashUnderKey = (key: Buffer, text: string): string => createHmac('sha256', key).update(text).digest('hex')

/** In hexadecimal, under the current secret: the hash that is stored. */
export const buildKeyedHash = (secretKey: SecretKey, purpose: string, text: string): string =>
  hashUnderKey(derivePurposeKey(secretKey, purpose), text)

/** The hash under the current secret is the first. */
export type KeyedHashes = readonly [string, ...string[]]

/** The hashes under which a stored row may be found. */
export const buildKeyedHashes = (secretKey: SecretKey, purpose: string, text: string): KeyedHashes => {
  const [current, ...others] = derivePurposeKeys(secretKey, purpose)
  return [hashUnderKey(current, text), ...others.map((key) => hashUnderKey(key, text))]
}

const isSameHash = (one: string, other: string): boolean => {
  const [a, b] = [Buffer.from(one), Buffer.from(other)]
  return a.length === b.length && timingSafeEqual(a, b)
}

/** Whether the stored hash is one of the hashes. Takes the same time for every difference of equally long hashes. */
export const isOneOfHashes = (hashes: readonly string[], stored: string): boolean =>
  hashes.map((hash) => isSameHash(hash, stored)).includes(true)

/** The name of a lock that servers with the same secrets share, even when their current secrets differ. */
export const getLockName = (hashes: readonly string[]): string => hashes.toSorted()[0] ?? ''
