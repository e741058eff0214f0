// How many codes are sent: counted per client address first and per number after, so that a stranger can neither flood a
// phone nor use up the codes of its owner. Numbers and addresses are stored as keyed hashes, for a day, without a lead.
// A lead has a budget of its own (verification.ts).
import { createHmac } from 'node:crypto'
import { and, eq, gt, or, sql } from 'drizzle-orm'
import { codeSends } from '../database/schema.ts'
import type { Database } from '../database/storage.ts'
import type { LeadServices } from './leadServices.ts'
import { keyFor } from '../config/secretKey.ts'

/** @assumed a day: the specification names no limit; how many is `CODES_PER_NUMBER` and `CODES_PER_ADDRESS`. */
export const codeBudgetHours = 24

/**
 * @assumed of the codes of a number one address gets half, and few in an hour: whoever uses up a number needs several
 * addresses. After that, an applicant from an address that has not sent to the number yet waits this long at most.
 */
const fromOneAddress = { perHour: 5, shareOfNumber: 2 } as const
const spentNumberMinutes = 30

type BudgetOptions = Pick<LeadServices, 'config' | 'secretKey'>

type CodeRequest = {
  readonly phoneNumber: string
  /** Null where the address is not known; then the number alone is counted. */
  readonly clientHash: string | null
  readonly now: Date
}

const hashNumber = (secretKey: string, phoneNumber: string): string =>
  createHmac('sha256', keyFor(secretKey, 'codes')).update(phoneNumber).digest('hex')

const hourMs = 3_600_000

type Sends = readonly Pick<typeof codeSends.$inferSelect, 'numberHash' | 'clientHash' | 'at'>[]

const mayFromAddress = (toNumber: Sends, clientHash: string, codesPerNumber: number, now: Date): boolean => {
  const own = toNumber.filter((send) => send.clientHash === clientHash)
  const inLastHour = own.filter(({ at }) => at.getTime() > now.getTime() - hourMs)
  const perDay = Math.max(fromOneAddress.perHour, Math.ceil(codesPerNumber / fromOneAddress.shareOfNumber))
  return inLastHour.length < fromOneAddress.perHour && own.length < perDay
}

/** A number whose budget is used up: a new address gets a code, but not one after the other. */
const mayToSpentNumber = (toNumber: Sends, clientHash: string | null, now: Date): boolean => {
  const last = Math.max(...toNumber.map(({ at }) => at.getTime()))
  const isNewAddress = clientHash !== null && toNumber.every((send) => send.clientHash !== clientHash)
  return isNewAddress && now.getTime() - last >= spentNumberMinutes * 60_000
}

const maySend = (
  sends: Sends,
  { codesPerNumber, codesPerAddress }: BudgetOptions['config'],
  { numberHash, clientHash, now }: Omit<CodeRequest, 'phoneNumber'> & { readonly numberHash: string },
): boolean => {
  const fromAddress = sends.filter((send) => clientHash !== null && send.clientHash === clientHash)
  if (codesPerAddress > 0 && fromAddress.length >= codesPerAddress) return false
  if (codesPerNumber === 0) return true
  const toNumber = sends.filter((send) => send.numberHash === numberHash)
  if (clientHash !== null && !mayFromAddress(toNumber, clientHash, codesPerNumber, now)) return false
  return toNumber.length < codesPerNumber || mayToSpentNumber(toNumber, clientHash, now)
}

/** Requests for the same address or number wait for each other until the transaction ends; always in this order. */
const lockBudgets = async (transaction: Database, hashes: readonly (string | null)[]): Promise<void> => {
  for (const [space, each] of hashes.entries()) {
    if (each !== null) await transaction.execute(sql`select pg_advisory_xact_lock(${space}::int, hashtext(${each}))`)
  }
}

/** Counts a code to this number and returns true; returns false and counts nothing where a budget is used up. */
export const takeCodeFor = async (
  transaction: Database,
  { config, secretKey }: BudgetOptions,
  { phoneNumber, clientHash, now }: CodeRequest,
): Promise<boolean> => {
  if (config.codesPerNumber === 0 && config.codesPerAddress === 0) return true
  const numberHash = hashNumber(secretKey, phoneNumber)
  await lockBudgets(transaction, [clientHash, numberHash])
  const since = new Date(now.getTime() - codeBudgetHours * hourMs)
  const isSame =
    clientHash === null
      ? eq(codeSends.numberHash, numberHash)
      : or(eq(codeSends.numberHash, numberHash), eq(codeSends.clientHash, clientHash))
  const sends = await transaction
    .select()
    .from(codeSends)
    .where(and(isSame, gt(codeSends.at, since)))
  if (!maySend(sends, config, { numberHash, clientHash, now })) return false
  await transaction.insert(codeSends).values({ numberHash, clientHash, at: now })
  return true
}
