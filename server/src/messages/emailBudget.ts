// Limits the e-mails to one address over all leads and servers, so that a stranger cannot flood a mailbox with
// applications in its owner's name. Addresses are stored as keyed hashes for a day, without a lead id.
import { and, desc, gt, inArray, sql } from 'drizzle-orm'
import { hourMs, minuteMs } from '@loan/domain/durations'
import type { Config } from '../config/config.ts'
import { buildKeyedHashes, getLockName, type KeyedHashes } from '../config/keyedHash.ts'
import type { SecretKey } from '../config/secretKey.ts'
import { emailSends } from '../database/schema.ts'
import type { Database } from '../database/storage.ts'
import { type HashedAddress, normaliseEmail } from './emailAddress.ts'

/** @assumed a day, as the specification names no limit; `EMAILS_PER_ADDRESS` sets the count. */
export const emailBudgetHours = 24

/** @assumed an applicant who needs several links needs them within an hour, and a flood is one within an hour. */
const hourShare = 0.5

/**
 * @assumed an address without budget still gets one e-mail in this time. Otherwise a stranger could keep its owner from
 * every link for a day.
 */
const spentMinutes = 60

/** The number of the advisory locks of addresses; 0 and 1 are those of leads/verification/codeBudget.ts. */
const lockSpace = 2

const purpose = 'email-addresses'

const listHashes = ({ secretKey, email }: HashedAddress): KeyedHashes =>
  buildKeyedHashes(secretKey, purpose, normaliseEmail(email))

/** `times` are those of the last day, newest first. */
const canSend = (times: readonly Date[], perDay: number, now: Date): boolean => {
  const [last] = times
  if (last === undefined) return true
  const sinceMs = (time: Date): number => now.getTime() - time.getTime()
  if (sinceMs(last) >= spentMinutes * minuteMs) return true
  const inLastHour = times.filter((time) => sinceMs(time) < hourMs).length
  return times.length < perDay && inLastHour < Math.ceil(perDay * hourShare)
}

export type EmailBudgetOptions = {
  readonly config: Pick<Config, 'emailsPerAddress'>
  readonly secretKey: SecretKey
}

export type EmailRequest = {
  readonly email: string
  /** An e-mail that the company owes is always sent; it counts for the others. */
  readonly isOwed: boolean
  readonly now: Date
}

/** Without a lock, so that e-mails which are sent at the same moment may exceed the budget by a few. */
export const hasEmailBudget = async (
  database: Database,
  { config: { emailsPerAddress }, secretKey }: EmailBudgetOptions,
  { email, now }: Pick<EmailRequest, 'email' | 'now'>,
): Promise<boolean> => {
  if (emailsPerAddress === 0) return true
  const since = new Date(now.getTime() - emailBudgetHours * hourMs)
  const sends = await database
    .select({ at: emailSends.at })
    .from(emailSends)
    .where(and(inArray(emailSends.addressHash, [...listHashes({ secretKey, email })]), gt(emailSends.at, since)))
    .orderBy(desc(emailSends.at))
    .limit(emailsPerAddress)
  const times = sends.map(({ at }) => at)
  return canSend(times, emailsPerAddress, now)
}

export const countEmail = async (
  database: Database,
  { config: { emailsPerAddress }, secretKey }: EmailBudgetOptions,
  { email, now }: Pick<EmailRequest, 'email' | 'now'>,
): Promise<void> => {
  if (emailsPerAddress === 0) return
  const [addressHash] = listHashes({ secretKey, email })
  await database.insert(emailSends).values({ addressHash, at: now })
}

/** Counts one e-mail to this address. Returns false and counts nothing when its budget is exhausted. */
export const consumeEmailBudget = async (
  transaction: Database,
  options: EmailBudgetOptions,
  { email, isOwed, now }: EmailRequest,
): Promise<boolean> => {
  const { config, secretKey } = options
  if (config.emailsPerAddress === 0) return true
  const hashes = listHashes({ secretKey, email })
  await transaction.execute(sql`select pg_advisory_xact_lock(${lockSpace}::int, hashtext(${getLockName(hashes)}))`)
  if (!isOwed && !(await hasEmailBudget(transaction, options, { email, now }))) return false
  await countEmail(transaction, options, { email, now })
  return true
}

/** The times of the recorded e-mails to an address, over all its leads, oldest first. */
export const readEmailTimes = async (database: Database, address: HashedAddress): Promise<readonly Date[]> => {
  const isAddress = inArray(emailSends.addressHash, [...listHashes(address)])
  const rows = await database.select({ at: emailSends.at }).from(emailSends).where(isAddress).orderBy(emailSends.at)
  return rows.map(({ at }) => at)
}

/** Deletes the records of e-mails to an address, for the erasure of a person. */
export const deleteEmailSends = async (transaction: Database, address: HashedAddress): Promise<void> => {
  await transaction.delete(emailSends).where(inArray(emailSends.addressHash, [...listHashes(address)]))
}
