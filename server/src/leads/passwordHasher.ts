// Hashes passwords with scrypt. One hash takes about 0.1 s and 32 MB. The number of concurrent hashes is limited,
// because they would block libuv's four threads for file access and DNS. Do not call it inside a transaction.
import { randomBytes, scrypt } from 'node:crypto'
import { createConcurrencyLimit } from '../lib/concurrencyLimit.ts'

/** Both in base64. */
export type PasswordHash = { readonly salt: string; readonly hash: string }

export type PasswordHasher = {
  /** Uses a new salt, unless one is given. Throws `unavailable` when too many are in progress. */
  readonly hash: (password: string, salt?: string) => Promise<PasswordHash>
  /**
   * The hashes of one password with each salt, one after the other as one work of the queue: either all are computed,
   * or the call throws `unavailable` before the first.
   */
  readonly hashWithEach: (password: string, salts: readonly string[]) => Promise<readonly PasswordHash[]>
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

/** @assumed half of libuv's threads for passwords, and a queue of sign-ins that empties within about two seconds. */
const limits = { maxRunning: 2, maxQueued: 12, retryAfterSeconds: 2 } as const

/** Tests of other behaviour use a lower cost. */
export const createPasswordHasher = (cost: HashCost = recommendedCost): PasswordHasher => {
  const limit = createConcurrencyLimit(limits)
  const hashWith = async (password: string, salt: string): Promise<PasswordHash> => ({
    salt,
    hash: await runScrypt(password, Buffer.from(salt, 'base64'), cost),
  })
  return {
    hash: (password, salt = randomBytes(16).toString('base64')) => limit(() => hashWith(password, salt)),
    hashWithEach: (password, salts) =>
      limit(async () => {
        const hashes: PasswordHash[] = []
        for (const salt of salts) hashes.push(await hashWith(password, salt))
        return hashes
      }),
  }
}
