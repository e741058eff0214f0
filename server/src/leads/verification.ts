// Proving a mobile number by a code: 6 random digits, hashed, 10 minutes, used once; few tries, few codes for a lead, and
// few for a number over all leads (codeBudget.ts).
import { createHmac, randomInt, timingSafeEqual } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { verifications } from '../database/schema.ts'
import type { Database } from '../database/storage.ts'
import type { LeadServices } from './leadServices.ts'
import { messageTexts } from '../messages/messageTexts.ts'
import { clearMessages, sendMessage } from '../messages/outbox.ts'
import { keyFor } from '../config/secretKey.ts'
import type { Product } from '@loan/domain/products/product'
import { takeCodeFor } from './codeBudget.ts'
import type { Lead } from './lead.ts'
import { localeOf } from './storeConsents.ts'

/** @assumed the specification says nothing of codes; figures as OWASP ASVS 6.5 and 6.6 bound them. */
export const verificationLimits = {
  codeLength: 6,
  codeMinutes: 10,
  tries: 5,
  resends: 3,
  /** Changes of the number, each with a code of its own. */
  changes: 3,
  resendSeconds: 60,
} as const

export type Verification = typeof verifications.$inferSelect

/** Without the server's secret a copy of the database does not reveal the code: there are only a million. */
const hashCode = (secretKey: string, leadId: string, code: string): string =>
  createHmac('sha256', keyFor(secretKey, 'verification-code')).update(`${leadId}\n${code}`).digest('hex')

const newCode = (): string =>
  String(randomInt(10 ** verificationLimits.codeLength)).padStart(verificationLimits.codeLength, '0')

export const readVerification = async (database: Database, leadId: string): Promise<Verification | null> => {
  const [row] = await database.select().from(verifications).where(eq(verifications.leadId, leadId))
  return row ?? null
}

type Sending = {
  readonly services: Pick<LeadServices, 'config' | 'secretKey'>
  readonly lead: Lead
  readonly product: Product
  readonly now: Date
}
type Budget = Pick<Verification, 'resendsLeft' | 'changesLeft'>

const numberOf = ({ application }: Lead): string => application.contactDetails?.phoneNumber ?? ''

const writeVerification = async (transaction: Database, row: Verification): Promise<void> => {
  await transaction.insert(verifications).values(row).onConflictDoUpdate({ target: verifications.leadId, set: row })
}

/**
 * Sends a fresh code to the lead's number; codes sent before are dead. False, with everything as it was, where the number
 * has had as many codes as it may.
 */
const sendCode = async (
  transaction: Database,
  { services, lead, product, now }: Sending,
  budget: Budget,
): Promise<boolean> => {
  const phoneNumber = numberOf(lead)
  if (!(await takeCodeFor(transaction, services, { phoneNumber, clientHash: lead.journey?.clientHash ?? null, now })))
    return false
  const code = newCode()
  const expiresAt = new Date(now.getTime() + verificationLimits.codeMinutes * 60_000)
  await writeVerification(transaction, {
    leadId: lead.id,
    phoneNumber,
    codeHash: hashCode(services.secretKey, lead.id, code),
    triesLeft: verificationLimits.tries,
    ...budget,
    sentAt: now,
    expiresAt,
    verifiedAt: null,
  })
  await clearMessages(transaction, lead.id, 'sms')
  await sendMessage(transaction, services.secretKey, {
    leadId: lead.id,
    channel: 'sms',
    recipient: phoneNumber,
    subject: '',
    body: messageTexts(localeOf(product, lead.application.policies ?? [])).codeText(product.displayName, code),
    payload: code,
    createdAt: now,
    expiresAt,
  })
  return true
}

/** A code that was never sent: there is nothing to try, and this number gets none. */
const writeWithheld = (transaction: Database, { lead, now }: Sending, { changesLeft }: Budget): Promise<void> =>
  writeVerification(transaction, {
    leadId: lead.id,
    phoneNumber: numberOf(lead),
    codeHash: null,
    triesLeft: 0,
    resendsLeft: 0,
    changesLeft,
    sentAt: now,
    expiresAt: now,
    verifiedAt: null,
  })

/** Whether the number was sent no code, as it has had too many. */
export const isWithheld = ({ sentAt, expiresAt }: Verification): boolean => sentAt.getTime() === expiresAt.getTime()

/**
 * The first code when a lender asks for it; a later lender that asks again shares the budget of the first. A number that
 * has had too many gets none: the applicant is told, and may give another one.
 */
export const startVerification = async (transaction: Database, sending: Sending): Promise<void> => {
  const held = await readVerification(transaction, sending.lead.id)
  const budget = {
    resendsLeft: held?.resendsLeft ?? verificationLimits.resends,
    changesLeft: held?.changesLeft ?? verificationLimits.changes,
  }
  if (!(await sendCode(transaction, sending, budget))) await writeWithheld(transaction, sending, budget)
}

/** `number-spent`: the number has had as many codes as it may, whoever asked for them. */
export type CodeNotSent = 'none-left' | 'number-spent' | { readonly waitSeconds: number }

export const secondsToResend = ({ sentAt }: Verification, now: Date): number =>
  Math.max(0, Math.ceil((sentAt.getTime() - now.getTime()) / 1000 + verificationLimits.resendSeconds))

const isJustSent = (held: Verification, { lead, now }: Sending): boolean =>
  held.phoneNumber === numberOf(lead) && held.codeHash !== null && held.triesLeft > 0 && secondsToResend(held, now) > 0

export const resendCode = async (transaction: Database, sending: Sending): Promise<CodeNotSent | null> => {
  const held = await readVerification(transaction, sending.lead.id)
  if (held === null || held.resendsLeft === 0) return 'none-left'
  const waitSeconds = secondsToResend(held, sending.now)
  if (waitSeconds > 0) return { waitSeconds }
  const { resendsLeft, changesLeft } = held
  if (await sendCode(transaction, sending, { resendsLeft: resendsLeft - 1, changesLeft })) return null
  // Said by the status; the code sent last still works.
  await transaction.update(verifications).set({ resendsLeft: 0 }).where(eq(verifications.leadId, sending.lead.id))
  return 'number-spent'
}

/** A code to the lead's new number; none where the one just sent there can be used: the reply that told of it was lost. */
export const restartVerification = async (transaction: Database, sending: Sending): Promise<CodeNotSent | null> => {
  const held = await readVerification(transaction, sending.lead.id)
  if (held !== null && isJustSent(held, sending)) return null
  const changesLeft = held?.changesLeft ?? verificationLimits.changes
  if (changesLeft === 0) return 'none-left'
  // None were left of another number that was spent.
  const resendsLeft = held === null || isWithheld(held) ? verificationLimits.resends : held.resendsLeft
  return (await sendCode(transaction, sending, { resendsLeft, changesLeft: changesLeft - 1 })) ? null : 'number-spent'
}

export type CodeVerdict = 'right' | 'wrong' | 'expired' | 'no-tries-left'

const isSame = (a: string, b: string): boolean => timingSafeEqual(Buffer.from(a), Buffer.from(b))

/** Judges one try and counts it; the caller holds the lead's lock, so that tries never run side by side. */
export const tryCode = async (
  transaction: Database,
  { services, lead, now }: Omit<Sending, 'product'>,
  code: string,
): Promise<CodeVerdict> => {
  const held = await readVerification(transaction, lead.id)
  if (held === null || held.codeHash === null || held.triesLeft === 0) return 'no-tries-left'
  if (held.expiresAt <= now) return 'expired'
  const isRight = isSame(hashCode(services.secretKey, lead.id, code), held.codeHash)
  const triesLeft = held.triesLeft - 1
  await transaction
    .update(verifications)
    .set(isRight ? { codeHash: null, verifiedAt: now } : { triesLeft, ...(triesLeft === 0 && { codeHash: null }) })
    .where(eq(verifications.leadId, lead.id))
  if (isRight) await clearMessages(transaction, lead.id, 'sms')
  return isRight ? 'right' : 'wrong'
}

/** The number the applicant has proved; null where none. */
export const verifiedNumber = (verification: Verification | null): string | null =>
  verification?.verifiedAt === null ? null : (verification?.phoneNumber ?? null)
