// Opens a lead on another device by e-mail address and password. An unknown address, an address without a password and
// a wrong password take the same time and get the same reply. Hashing runs outside every transaction. The passwords of
// an address share a salt, so that few hashes are compared with all of them (docs/security.md, section Ways in).
import { hourMs } from '@loan/domain/durations'
import type { openByPassword } from '@loan/domain/contract/customer'
import { and, count, desc, eq, gt, inArray, isNull, min, ne, or, sql } from 'drizzle-orm'
import type * as v from 'valibot'
import { leads, passwords, passwordTries } from '../../database/schema.ts'
import type { Database } from '../../database/storage.ts'
import { buildFieldError, LeadError } from '../../lib/leadError.ts'
import { OverloadError } from '../../lib/overloadError.ts'
import { inTransaction } from '../../database/inTransaction.ts'
import type { LeadServices } from '../leadServices.ts'
import type { PasswordHash } from '../passwordHasher.ts'
import { buildKeyedHash, buildKeyedHashes, getLockName, type KeyedHashes } from '../../config/keyedHash.ts'
import type { SecretKey } from '../../config/secretKey.ts'
import { lockWithDueTransitions } from './leadAccess.ts'
import { buildReceipt } from '../receipt.ts'
import { issueToken } from '../tokens.ts'

/** @assumed the specification names no limit; at this rate a password of twelve characters cannot be guessed. */
export const passwordTryHours = 1
const maxTries = 10

type SignInAddress = { readonly product: string; readonly email: string }

const purpose = 'password-addresses'

/** In lower case, because mail servers ignore the case in practice. */
const normaliseAddress = ({ product, email }: SignInAddress): string => `${product} ${email.trim().toLowerCase()}`

export const hashAddress = (secretKey: SecretKey, address: SignInAddress): string =>
  buildKeyedHash(secretKey, purpose, normaliseAddress(address))

/** The hashes under each secret of the server, the hash under the current secret first. */
export const listAddressHashes = (secretKey: SecretKey, address: SignInAddress): KeyedHashes =>
  buildKeyedHashes(secretKey, purpose, normaliseAddress(address))

/** Until the transaction ends, on all servers with the same secrets. */
const lockAddress = async (transaction: Database, emailHashes: readonly string[]): Promise<void> => {
  await transaction.execute(sql`select pg_advisory_xact_lock(hashtext(${getLockName(emailHashes)}))`)
}

/**
 * Counts the attempt before the password check, so that parallel attempts count too. A right password counts as well:
 * otherwise an attacker who creates leads with the address and many passwords could try each against the newest lead,
 * and could see from the count whether the address has another lead. Returns the id of the attempt. Throws
 * `too-many-requests`.
 */
const countSignInAttempt = (services: LeadServices, emailHashes: KeyedHashes, now: Date): Promise<number> =>
  inTransaction(services.storage, async (transaction) => {
    await lockAddress(transaction, emailHashes)
    const since = new Date(now.getTime() - passwordTryHours * hourMs)
    const [tries] = await transaction
      .select({ count: count() })
      .from(passwordTries)
      .where(and(inArray(passwordTries.emailHash, [...emailHashes]), gt(passwordTries.at, since)))
    if ((tries?.count ?? 0) >= maxTries) {
      throw new LeadError('too-many-requests', 'Too many attempts for this address.', {
        retryAfterSeconds: passwordTryHours * 3600,
      })
    }
    const [added] = await transaction
      .insert(passwordTries)
      .values({ emailHash: emailHashes[0], at: now })
      .returning({ id: passwordTries.id })
    if (added === undefined) throw new Error('An attempt to sign in returned no id')
    return added.id
  })

/** Hashes the password with each salt. An attempt that is not compared because the server is busy does not count. */
const hashForAttempt = async (
  { storage, passwordHasher }: LeadServices,
  attemptId: number,
  { password, salts }: { readonly password: string; readonly salts: readonly string[] },
): Promise<readonly PasswordHash[]> => {
  try {
    return await passwordHasher.hashWithEach(password, salts)
  } catch (error) {
    if (error instanceof OverloadError)
      await storage.database.delete(passwordTries).where(eq(passwordTries.id, attemptId))
    throw error
  }
}

/** Anyone can type another person's address, so an address can have several leads with a password. */
const buildAddressCondition = (emailHashes: readonly string[], now: Date) =>
  and(inArray(passwords.emailHash, [...emailHashes]), gt(leads.expiresAt, now), isNull(leads.erasedAt))

/**
 * @assumed new passwords share a salt of their address. Others come from servers of older releases, of which few run at
 * the same time; more would only add to the time of every sign-in.
 */
const maxSalts = 3

/**
 * The salts that a sign-in compares, those of the oldest passwords first: a stranger who adds a lead with the address
 * later does not exclude a salt. Passwords of `except`, and of leads that cannot be opened, do not count.
 */
const listSalts = async (
  database: Database,
  emailHashes: readonly string[],
  { now, except }: { readonly now: Date; readonly except?: string },
): Promise<readonly string[]> => {
  const rows = await database
    .select({ salt: passwords.salt })
    .from(passwords)
    .innerJoin(leads, eq(leads.id, passwords.leadId))
    .where(
      and(buildAddressCondition(emailHashes, now), except === undefined ? undefined : ne(passwords.leadId, except)),
    )
    .groupBy(passwords.salt)
    .orderBy(min(passwords.at), passwords.salt)
    .limit(maxSalts)
  return rows.map(({ salt }) => salt)
}

/** The salt for a new password of the lead `except`; null when no other password of the address can be opened. */
export const findSalt = async (
  { storage }: Pick<LeadServices, 'storage'>,
  emailHashes: readonly string[],
  options: { readonly now: Date; readonly except: string },
): Promise<string | null> => (await listSalts(storage.database, emailHashes, options))[0] ?? null

/** Another lead of the address got a password while this one was hashed. A repetition uses the salt of that one. */
export class ChangedSaltError extends OverloadError {
  constructor() {
    super('Another application with this address got a password at the same time.', 1)
  }
}

/**
 * Locks the address until the transaction ends, so that concurrent calls store one salt. Throws ChangedSaltError when
 * sign-ins would not compare a new password of the lead `except` with this salt.
 */
export const lockAndAssertSalt = async (
  transaction: Database,
  emailHashes: readonly string[],
  { salt, ...options }: { readonly now: Date; readonly except: string; readonly salt: string },
): Promise<void> => {
  await lockAddress(transaction, emailHashes)
  const salts = await listSalts(transaction, emailHashes, options)
  if (salts.length > 0 && !salts.includes(salt)) throw new ChangedSaltError()
}

/** Used when fewer salts are stored, so that the reply takes as long. */
const placeholderSalts = Array.from({ length: maxSalts }, (_, index) => Buffer.alloc(16, index).toString('base64'))

/** The lead of the address that has this password; the one that got it last, when several have it. */
const findLeadByPassword = async (
  { storage }: LeadServices,
  emailHashes: readonly string[],
  hashes: readonly PasswordHash[],
  now: Date,
): Promise<string | null> => {
  const isPassword = or(...hashes.map(({ salt, hash }) => and(eq(passwords.salt, salt), eq(passwords.hash, hash))))
  const [row] = await storage.database
    .select({ leadId: passwords.leadId })
    .from(passwords)
    .innerJoin(leads, eq(leads.id, passwords.leadId))
    .where(and(buildAddressCondition(emailHashes, now), isPassword))
    .orderBy(desc(passwords.at))
    .limit(1)
  return row?.leadId ?? null
}

const buildSignInError = (): LeadError =>
  new LeadError('refused', 'Address and password do not open an application.', {
    errors: [buildFieldError('password', 'not-confirmed', 'Does not match the address.')],
  })

/** Throws `refused` when address and password do not match, `too-many-requests` after too many attempts. */
export const openLeadByPassword = async (
  services: LeadServices,
  { product, email, password }: v.InferOutput<(typeof openByPassword)['body']>,
): Promise<v.InferInput<(typeof openByPassword)['reply']>> => {
  const now = services.now()
  const emailHashes = listAddressHashes(services.secretKey, { product, email })
  const attemptId = await countSignInAttempt(services, emailHashes, now)
  const stored = await listSalts(services.storage.database, emailHashes, { now })
  const salts = [...stored, ...placeholderSalts].slice(0, maxSalts)
  const hashes = await hashForAttempt(services, attemptId, { password, salts })
  const leadId = await findLeadByPassword(services, emailHashes, hashes, now)
  if (leadId === null) throw buildSignInError()
  return inTransaction(services.storage, async (transaction) => {
    const lead = await lockWithDueTransitions({ services, database: transaction, now }, leadId)
    // The lead may have been erased, or the password replaced, since it was found.
    const [current] = await transaction.select().from(passwords).where(eq(passwords.leadId, lead.id))
    const isCurrent = hashes.some(({ salt, hash }) => current?.salt === salt && current.hash === hash)
    if (!isCurrent) throw buildSignInError()
    const token = await issueToken(transaction, lead.id, now)
    return { ...buildReceipt(lead), token, application: lead.application }
  })
}

/** Deletes the recorded attempts for addresses, for the erasure of a person. */
export const deletePasswordTries = async (
  transaction: Database,
  secretKey: SecretKey,
  addresses: readonly SignInAddress[],
): Promise<void> => {
  const hashes = addresses.flatMap((address) => listAddressHashes(secretKey, address))
  await transaction.delete(passwordTries).where(inArray(passwordTries.emailHash, hashes))
}
