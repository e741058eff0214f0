// Verifies a mobile number with a code: 6 random digits, stored as a hash, valid once for 10 minutes. Limits the
// attempts and the codes per lead; codeBudget.ts limits the codes per number.
import { randomInt } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { verifications } from '../../database/schema.ts'
import type { Database } from '../../database/storage.ts'
import type { LeadServices } from '../leadServices.ts'
import { getMessageTexts } from '../../messages/messageTexts.ts'
import { clearMessages, sendMessage } from '../../messages/outbox.ts'
import { buildKeyedHash, buildKeyedHashes, isOneOfHashes } from '../../config/keyedHash.ts'
import type { SecretKey } from '../../config/secretKey.ts'
import { minuteMs } from '@loan/domain/durations'
import type { Product } from '@loan/domain/products/product'
import { type CodeBudgetProblem, consumeCodeBudget } from './codeBudget.ts'
import { getPhoneNumber, type Lead } from '../lead.ts'
import { resolveMessageLocale } from '../answers/storeConsents.ts'

/** @assumed the specification does not describe codes; the values are within the limits of OWASP ASVS 6.5 and 6.6. */
export const verificationLimits = {
  codeLength: 6,
  codeMinutes: 10,
  tries: 5,
  resends: 3,
  /** Changes of the phone number; each sends a code. */
  changes: 3,
  resendSeconds: 60,
} as const

export type Verification = typeof verifications.$inferSelect

const codePurpose = 'verification-code'

/** The subject of a code: the lead, and the contract for a contract's code. */
type CodeInput = { readonly secretKey: SecretKey; readonly subject: string; readonly code: string }

/** Keyed, because a plain hash of one of a million codes can be reversed from a copy of the database. */
export const hashCode = ({ secretKey, subject, code }: CodeInput): string =>
  buildKeyedHash(secretKey, codePurpose, `${subject}\n${code}`)

export const isCode = ({ secretKey, subject, code }: CodeInput, storedHash: string): boolean =>
  isOneOfHashes(buildKeyedHashes(secretKey, codePurpose, `${subject}\n${code}`), storedHash)

export const createCode = (): string =>
  String(randomInt(10 ** verificationLimits.codeLength)).padStart(verificationLimits.codeLength, '0')

export const readVerification = async (database: Database, leadId: string): Promise<Verification | null> => {
  const [row] = await database.select().from(verifications).where(eq(verifications.leadId, leadId))
  return row ?? null
}

type CodeSendContext = {
  readonly services: Pick<LeadServices, 'config' | 'secretKey'>
  readonly lead: Lead
  readonly product: Product
  readonly now: Date
}
type Budget = Pick<Verification, 'resendsLeft' | 'changesLeft'>

const writeVerification = async (transaction: Database, row: Verification): Promise<void> => {
  await transaction.insert(verifications).values(row).onConflictDoUpdate({ target: verifications.leadId, set: row })
}

/**
 * Sends a new code to the lead's number and invalidates the previous one. Returns the reason and changes nothing when
 * the code budget of the number or of the client address is exhausted.
 */
const sendCode = async (
  transaction: Database,
  { services, lead, product, now }: CodeSendContext,
  budget: Budget,
): Promise<CodeBudgetProblem | null> => {
  const phoneNumber = getPhoneNumber(lead)
  const clientHash = lead.journey?.clientHash ?? null
  const problem = await consumeCodeBudget(transaction, services, { phoneNumber, clientHash, now })
  if (problem !== null) return problem
  const code = createCode()
  const expiresAt = new Date(now.getTime() + verificationLimits.codeMinutes * minuteMs)
  await writeVerification(transaction, {
    leadId: lead.id,
    phoneNumber,
    codeHash: hashCode({ secretKey: services.secretKey, subject: lead.id, code }),
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
    body: getMessageTexts(resolveMessageLocale(product, lead.application.policies ?? [])).codeText(
      product.displayName,
      code,
    ),
    payload: code,
    createdAt: now,
    expiresAt,
  })
  return null
}

/**
 * Stores that no code was sent to this number, without attempts. When the client address is at its limit, the code can
 * be requested later: the resends remain, at least one, and the time makes the next one possible at `availableAt`.
 */
const writeWithheld = (
  transaction: Database,
  { lead, now }: CodeSendContext,
  { resendsLeft, changesLeft }: Budget,
  problem: CodeBudgetProblem,
): Promise<void> => {
  const time =
    problem === 'number-spent' ? now : new Date(problem.availableAt.getTime() - verificationLimits.resendSeconds * 1000)
  return writeVerification(transaction, {
    leadId: lead.id,
    phoneNumber: getPhoneNumber(lead),
    codeHash: null,
    triesLeft: 0,
    resendsLeft: problem === 'number-spent' ? 0 : Math.max(1, resendsLeft),
    changesLeft,
    sentAt: time,
    expiresAt: time,
    verifiedAt: null,
  })
}

/** Whether no code was sent because a budget is exhausted. `writeWithheld` stores this as equal times. */
export const isWithheld = ({ sentAt, expiresAt }: Verification): boolean => sentAt.getTime() === expiresAt.getTime()

/**
 * Sends the first code for a lender. A later lender continues with the remaining budget of the lead. Without a code
 * budget, the status reports the code as withheld: the applicant can enter another number, or wait when only the client
 * address is at its limit.
 */
export const startVerification = async (transaction: Database, sendContext: CodeSendContext): Promise<void> => {
  const stored = await readVerification(transaction, sendContext.lead.id)
  const budget = {
    resendsLeft: stored?.resendsLeft ?? verificationLimits.resends,
    changesLeft: stored?.changesLeft ?? verificationLimits.changes,
  }
  const problem = await sendCode(transaction, sendContext, budget)
  if (problem !== null) await writeWithheld(transaction, sendContext, budget, problem)
}

/** `none-left`: the lead has no codes left; `number-spent`: the code budget of the number is exhausted. */
export type CodeSendFailure = 'none-left' | 'number-spent' | { readonly waitSeconds: number }

const toSendFailure = (problem: CodeBudgetProblem, now: Date): CodeSendFailure =>
  problem === 'number-spent'
    ? problem
    : { waitSeconds: Math.ceil((problem.availableAt.getTime() - now.getTime()) / 1000) }

export const computeSecondsToResend = ({ sentAt }: Verification, now: Date): number =>
  Math.max(0, Math.ceil((sentAt.getTime() - now.getTime()) / 1000 + verificationLimits.resendSeconds))

const isJustSent = (stored: Verification, { lead, now }: CodeSendContext): boolean =>
  stored.phoneNumber === getPhoneNumber(lead) &&
  stored.codeHash !== null &&
  stored.triesLeft > 0 &&
  computeSecondsToResend(stored, now) > 0

export const resendCode = async (
  transaction: Database,
  sendContext: CodeSendContext,
): Promise<CodeSendFailure | null> => {
  const stored = await readVerification(transaction, sendContext.lead.id)
  if (stored === null || stored.resendsLeft === 0) return 'none-left'
  const waitSeconds = computeSecondsToResend(stored, sendContext.now)
  if (waitSeconds > 0) return { waitSeconds }
  const { resendsLeft, changesLeft } = stored
  const problem = await sendCode(transaction, sendContext, { resendsLeft: resendsLeft - 1, changesLeft })
  if (problem === null) return null
  // The status shows that no resend is left. The last code stays valid.
  if (problem === 'number-spent')
    await transaction.update(verifications).set({ resendsLeft: 0 }).where(eq(verifications.leadId, sendContext.lead.id))
  return toSendFailure(problem, sendContext.now)
}

/** Sends a code to the changed number, unless the last code went there and is recent (a retry after a lost reply). */
export const restartVerification = async (
  transaction: Database,
  sendContext: CodeSendContext,
): Promise<CodeSendFailure | null> => {
  const stored = await readVerification(transaction, sendContext.lead.id)
  if (stored !== null && isJustSent(stored, sendContext)) return null
  const changesLeft = stored?.changesLeft ?? verificationLimits.changes
  if (changesLeft === 0) return 'none-left'
  // A withheld code can set the resends to 0 for the previous number; the changed number starts with the full count.
  const resendsLeft = stored === null || isWithheld(stored) ? verificationLimits.resends : stored.resendsLeft
  const problem = await sendCode(transaction, sendContext, { resendsLeft, changesLeft: changesLeft - 1 })
  return problem === null ? null : toSendFailure(problem, sendContext.now)
}

export type CodeCheckResult = 'right' | 'wrong' | 'expired' | 'no-tries-left'

/** Checks a code and counts the attempt. The caller holds the row lock, so that attempts do not run in parallel. */
export const checkCode = async (
  transaction: Database,
  { services, lead, now }: Omit<CodeSendContext, 'product'>,
  code: string,
): Promise<CodeCheckResult> => {
  const stored = await readVerification(transaction, lead.id)
  if (stored === null || stored.codeHash === null || stored.triesLeft === 0) return 'no-tries-left'
  if (stored.expiresAt <= now) return 'expired'
  const isCorrect = isCode({ secretKey: services.secretKey, subject: lead.id, code }, stored.codeHash)
  const triesLeft = stored.triesLeft - 1
  await transaction
    .update(verifications)
    .set(isCorrect ? { codeHash: null, verifiedAt: now } : { triesLeft, ...(triesLeft === 0 && { codeHash: null }) })
    .where(eq(verifications.leadId, lead.id))
  if (isCorrect) await clearMessages(transaction, lead.id, 'sms')
  return isCorrect ? 'right' : 'wrong'
}

/** The verified number; null when there is none. */
export const getVerifiedNumber = (verification: Verification | null): string | null =>
  verification?.verifiedAt === null ? null : (verification?.phoneNumber ?? null)
