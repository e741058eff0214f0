// Opening a lead on another device by e-mail address and password. An unknown address, an address without a password and
// a wrong password take the same work and get the same answer. Hashing runs outside every transaction.
import { createHmac, timingSafeEqual } from 'node:crypto'
import type { openByPassword } from '@loan/domain/contract/customer'
import { and, count, desc, eq, gt, isNull, sql } from 'drizzle-orm'
import type * as v from 'valibot'
import { leads, passwords, passwordTries } from '../database/schema.ts'
import { fieldError, LeadError } from '../lib/leadError.ts'
import { inTransaction } from '../database/inTransaction.ts'
import type { LeadServices } from './leadServices.ts'
import { keyFor } from '../config/secretKey.ts'
import { lockAndCatchUp } from './leadAccess.ts'
import { buildReceipt } from './receipt.ts'
import { issueToken } from './tokens.ts'

/** @assumed the specification names no limit: a password of twelve characters or more is not guessed at this rate. */
export const passwordTryHours = 1
const maxTries = 10

type Address = { readonly product: string; readonly email: string }

/** Addresses are compared as mailboxes are in practice: without case. */
export const hashAddress = (secretKey: string, { product, email }: Address): string =>
  createHmac('sha256', keyFor(secretKey, 'password-addresses'))
    .update(`${product} ${email.trim().toLowerCase()}`)
    .digest('hex')

/** Counts the try before the password is checked, so that tries sent at once count too. Throws `too-many-requests`. */
const countTry = (services: LeadServices, emailHash: string, now: Date): Promise<void> =>
  inTransaction(services.storage, async (transaction) => {
    await transaction.execute(sql`select pg_advisory_xact_lock(hashtext(${emailHash}))`)
    const since = new Date(now.getTime() - passwordTryHours * 3_600_000)
    const [tries] = await transaction
      .select({ count: count() })
      .from(passwordTries)
      .where(and(eq(passwordTries.emailHash, emailHash), gt(passwordTries.at, since)))
    if ((tries?.count ?? 0) >= maxTries) {
      throw new LeadError('too-many-requests', 'Too many tries for this address.', {
        retryAfterSeconds: passwordTryHours * 3600,
      })
    }
    await transaction.insert(passwordTries).values({ emailHash, at: now })
  })

type Stored = Pick<typeof passwords.$inferSelect, 'leadId' | 'salt' | 'hash'>

/** The newest password of the address whose lead can still be opened. */
const findPassword = async ({ storage }: LeadServices, emailHash: string, now: Date): Promise<Stored | null> => {
  const [row] = await storage.database
    .select({ leadId: passwords.leadId, salt: passwords.salt, hash: passwords.hash })
    .from(passwords)
    .innerJoin(leads, eq(leads.id, passwords.leadId))
    .where(and(eq(passwords.emailHash, emailHash), gt(leads.expiresAt, now), isNull(leads.erasedAt)))
    .orderBy(desc(passwords.at))
    .limit(1)
  return row ?? null
}

/** Hashed where no password is stored, so that the answer takes as long. */
const noPassword = { salt: Buffer.alloc(16).toString('base64'), hash: Buffer.alloc(32).toString('base64') }

const isSame = (one: string, other: string): boolean =>
  timingSafeEqual(Buffer.from(one, 'base64'), Buffer.from(other, 'base64'))

const signInError = (): LeadError =>
  new LeadError('refused', 'Address and password do not open an application.', {
    errors: [fieldError('password', 'not-confirmed', 'Does not fit the address.')],
  })

/** Throws `refused` for a pair that opens nothing, `too-many-requests` for an address that was tried too often. */
export const openLeadByPassword = async (
  services: LeadServices,
  { product, email, password }: v.InferOutput<(typeof openByPassword)['body']>,
): Promise<v.InferInput<(typeof openByPassword)['reply']>> => {
  const now = services.now()
  const emailHash = hashAddress(services.secretKey, { product, email })
  await countTry(services, emailHash, now)
  const stored = await findPassword(services, emailHash, now)
  const { salt, hash } = stored ?? noPassword
  const isRight = isSame(await services.passwordHasher.hashWith(password, salt), hash)
  if (!isRight || stored === null) throw signInError()
  return inTransaction(services.storage, async (transaction) => {
    const lead = await lockAndCatchUp(services, transaction, stored.leadId, now)
    // The lead may have been erased, or the password replaced, while this one was hashed.
    const [current] = await transaction.select().from(passwords).where(eq(passwords.leadId, lead.id))
    if (current?.hash !== hash) throw signInError()
    await transaction.delete(passwordTries).where(eq(passwordTries.emailHash, emailHash))
    const token = await issueToken(transaction, lead.id, now)
    return { ...buildReceipt(lead), token, application: lead.application }
  })
}
