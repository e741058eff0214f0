// Hashes passwords with scrypt. One hash takes about 0.1 s and 32 MB. The number of concurrent hashes is limited,
// because they would block libuv's four threads for file access and DNS. Do not call it inside a transaction.
import { randomBytes, scrypt } from 'node:crypto'
import { createConcurrencyLimit } from '../lib/concurrencyLimit.ts'

/** Both in base64. */
export type PasswordHash = { readonly salt: string; readonly hash: string }

export type PasswordHasher = {
  /** Uses a new salt, unless one is given. Throws `unavailable` when too many are in progress. */
  readonly hash: (password: string, salt?: string) => Promise<PasswordHash>
  /** The hash of the same password with the stored salt. */
  readonly hashWith: (password: string, salt: string) => Promise<string>
}

export type HashCost = { readonly N: number; readonly r: number; readonly p: number; readonly maxmem: number }

/** The OWASP recommendation for scrypt. */
const recommendedCost: HashCost = { N: 2 ** 15, r: 8, p: 3, maxmem: 64 * 1024 * 1024 }
const hashBytes = 32

const runScrypt = (password: string, salt: Buffer, cost: HashCost): Promise<string> =>
  new Promise((resolve, reject) => {
    scrypt(password.normalize('NFKC'), salt, hashBytes, cost, (error, hash) => {
      if (error === null) resolve(hash.toString('base64'))
      else reject(error)
    })
  })

/** @assumed half of libuv's threads for passwords, and a queue that empties within about two seconds. */
const limits = { maxRunning: 2, maxQueued: 30, retryAfterSeconds: 2 } as const

/** Tests of other behaviour use a lower cost. */
export const createPasswordHasher = (cost: HashCost = recommendedCost): PasswordHasher => {
  const limit = createConcurrencyLimit(limits)
  const hashWith = (password: string, salt: string) =>
    limit(() => runScrypt(password, Buffer.from(salt, 'base64'), cost))
  return {
    hashWith,
    hash: async (password, salt = randomBytes(16).toString('base64')) => ({
      salt,
      hash: await hashWith(password, salt),
    }),
  }
}
