// Limits the verification codes per client address and per phone number, so that an attacker can neither flood a phone
// nor exhaust the codes of its owner. Numbers and addresses are stored as keyed hashes for a day, without a lead id.
// verification.ts has the limit per lead.
import { and, eq, gt, inArray, or, sql } from 'drizzle-orm'
import { dayMs, hourMs, minuteMs } from '@loan/domain/durations'
import { buildKeyedHashes, getLockName, type KeyedHashes } from '../../config/keyedHash.ts'
import type { SecretKey } from '../../config/secretKey.ts'
import { codeSends } from '../../database/schema.ts'
import type { Database } from '../../database/storage.ts'
import type { LeadServices } from '../leadServices.ts'

/** @assumed a day, as the specification names no limit; `CODES_PER_NUMBER` and `CODES_PER_ADDRESS` set the counts. */
export const codeBudgetHours = 24

/**
 * @assumed one address gets half of the codes of a number and few per hour, so that an attacker needs several addresses
 * to exhaust a number. Then a client address that is new for the number waits at most `spentNumberMinutes`.
 */
const addressLimits = { perHour: 5, shareOfNumber: 2 } as const
const spentNumberMinutes = 30

type BudgetOptions = Pick<LeadServices, 'config' | 'secretKey'>

type CodeRequest = {
  readonly phoneNumber: string
  /** Null when the client address is unknown; then only the number counts. */
  readonly clientHash: string | null
  readonly now: Date
}

type HashedRequest = Omit<CodeRequest, 'phoneNumber'> & { readonly numberHashes: readonly string[] }

/** Why a code cannot be sent: the number has its codes of the day, or the client address has its codes until a time. */
export type CodeBudgetProblem = 'number-spent' | { readonly availableAt: Date }

const listNumberHashes = (secretKey: SecretKey, phoneNumber: string): KeyedHashes =>
  buildKeyedHashes(secretKey, 'codes', phoneNumber)

type CodeSends = readonly Pick<typeof codeSends.$inferSelect, 'numberHash' | 'clientHash' | 'at'>[]

/** When fewer than `max` of these sends are in the period again; null when they are now. */
const findFreeTime = (sends: CodeSends, max: number, periodMs: number, now: Date): number | null => {
  const times = sends.map(({ at }) => at.getTime()).filter((time) => time > now.getTime() - periodMs)
  const oldestCounted = times.toSorted((one, other) => other - one)[max - 1]
  return oldestCounted === undefined ? null : oldestCounted + periodMs
}

/** For a number without budget: a client address that is new for it gets a code if the last one is old enough. */
const canSendToSpentNumber = (sendsToNumber: CodeSends, clientHash: string | null, now: Date): boolean => {
  const last = Math.max(...sendsToNumber.map(({ at }) => at.getTime()))
  const isNewAddress = clientHash !== null && sendsToNumber.every((send) => send.clientHash !== clientHash)
  return isNewAddress && now.getTime() - last >= spentNumberMinutes * minuteMs
}

/** When the client address may send a code to the number; null when it may now, or when it is unknown. */
const findFreeTimeOfAddress = (
  sends: CodeSends,
  { codesPerNumber, codesPerAddress }: BudgetOptions['config'],
  { numberHashes, clientHash, now }: HashedRequest,
): Date | null => {
  const own = sends.filter((send) => clientHash !== null && send.clientHash === clientHash)
  const ownToNumber = own.filter((send) => numberHashes.includes(send.numberHash))
  const perDay = Math.max(addressLimits.perHour, Math.ceil(codesPerNumber / addressLimits.shareOfNumber))
  const times = [
    codesPerAddress === 0 ? null : findFreeTime(own, codesPerAddress, dayMs, now),
    codesPerNumber === 0 ? null : findFreeTime(ownToNumber, addressLimits.perHour, hourMs, now),
    codesPerNumber === 0 ? null : findFreeTime(ownToNumber, perDay, dayMs, now),
  ].filter((time) => time !== null)
  return times.length === 0 ? null : new Date(Math.max(...times))
}

const findProblem = (
  sends: CodeSends,
  config: BudgetOptions['config'],
  request: HashedRequest,
): CodeBudgetProblem | null => {
  const { numberHashes, clientHash, now } = request
  const sendsToNumber = sends.filter((send) => numberHashes.includes(send.numberHash))
  const isSpent = config.codesPerNumber > 0 && sendsToNumber.length >= config.codesPerNumber
  if (isSpent && !canSendToSpentNumber(sendsToNumber, clientHash, now)) return 'number-spent'
  const availableAt = findFreeTimeOfAddress(sends, config, request)
  return availableAt && { availableAt }
}

/** Locks the address and the number until the transaction ends, always in this order to avoid a deadlock. */
const lockBudgets = async (transaction: Database, hashes: readonly (string | null)[]): Promise<void> => {
  for (const [space, each] of hashes.entries()) {
    if (each !== null) await transaction.execute(sql`select pg_advisory_xact_lock(${space}::int, hashtext(${each}))`)
  }
}

/** Counts one code to this number. Returns the reason, and counts nothing, when a budget is exhausted. */
export const consumeCodeBudget = async (
  transaction: Database,
  { config, secretKey }: BudgetOptions,
  { phoneNumber, clientHash, now }: CodeRequest,
): Promise<CodeBudgetProblem | null> => {
  if (config.codesPerNumber === 0 && config.codesPerAddress === 0) return null
  const numberHashes = listNumberHashes(secretKey, phoneNumber)
  await lockBudgets(transaction, [clientHash, getLockName(numberHashes)])
  const since = new Date(now.getTime() - codeBudgetHours * hourMs)
  const isToNumber = inArray(codeSends.numberHash, [...numberHashes])
  const isSame = clientHash === null ? isToNumber : or(isToNumber, eq(codeSends.clientHash, clientHash))
  const sends = await transaction
    .select()
    .from(codeSends)
    .where(and(isSame, gt(codeSends.at, since)))
  const problem = findProblem(sends, config, { numberHashes, clientHash, now })
  if (problem !== null) return problem
  await transaction.insert(codeSends).values({ numberHash: numberHashes[0], clientHash, at: now })
  return null
}

type NumberInput = { readonly secretKey: SecretKey; readonly phoneNumber: string }

/** The times of the codes to a number in the last day, oldest first. */
export const readCodeTimes = async (
  database: Database,
  { secretKey, phoneNumber }: NumberInput,
): Promise<readonly Date[]> => {
  const isNumber = inArray(codeSends.numberHash, [...listNumberHashes(secretKey, phoneNumber)])
  const rows = await database.select({ at: codeSends.at }).from(codeSends).where(isNumber).orderBy(codeSends.at)
  return rows.map(({ at }) => at)
}

/** Deletes the records of codes to a number, for the erasure of a person. */
export const deleteCodeSends = async (
  transaction: Database,
  { secretKey, phoneNumber }: NumberInput,
): Promise<void> => {
  await transaction
    .delete(codeSends)
    .where(inArray(codeSends.numberHash, [...listNumberHashes(secretKey, phoneNumber)]))
}
