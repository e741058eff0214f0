// Signs the contract of an accepted offer with a code by text message. A contract has one signature: a second one, from
// a repeated request or another device, changes nothing.
import { randomInt } from 'node:crypto'
import { minuteMs } from '@loan/domain/durations'
import type { LocaleKey } from '@loan/domain/countries/country'
import type { Product } from '@loan/domain/products/product'
import { and, eq } from 'drizzle-orm'
import { contractSignings } from '../../database/schema.ts'
import type { Database } from '../../database/storage.ts'
import type { ContractProblem } from '../../documents/contract-texts/contractTexts.ts'
import { contractTexts } from '../../documents/contractTexts.ts'
import type { LenderProfile } from '../../lenders/lenderProfile.ts'
import { clearMessages, sendMessage } from '../../messages/outbox.ts'
import { consumeCodeBudget } from '../verification/codeBudget.ts'
import type { ContractKey } from './contractLink.ts'
import { getPhoneNumber, type Lead } from '../lead.ts'
import type { LeadServices } from '../leadServices.ts'
import { resolveMessageLocale } from '../answers/storeConsents.ts'
import { createCode, hashCode, isCode, verificationLimits } from '../verification/verification.ts'

/** @assumed the limits of a code are those of a mobile number; `codes` counts the first code too. */
const signingLimits = { ...verificationLimits, codes: 4, signatureLength: 12 } as const

/** Digits and letters that cannot be confused on paper or on the phone (Crockford). */
const signatureAlphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

export type ContractSigning = typeof contractSignings.$inferSelect

export type SigningContext = {
  readonly services: Pick<LeadServices, 'config' | 'secretKey'>
  readonly lead: Lead
  readonly product: Product
  readonly lender: Pick<LenderProfile, 'name'>
  readonly offerId: string
  readonly now: Date
}

const isContract = ({ leadId, offerId }: ContractKey) =>
  and(eq(contractSignings.leadId, leadId), eq(contractSignings.offerId, offerId))

/** Null before the first code. */
export const readSigning = async (database: Database, contract: ContractKey): Promise<ContractSigning | null> => {
  const [row] = await database.select().from(contractSignings).where(isContract(contract))
  return row ?? null
}

const toKey = ({ lead, offerId }: Pick<SigningContext, 'lead' | 'offerId'>): ContractKey => ({
  leadId: lead.id,
  offerId,
})

/** The code of one contract is invalid for any other, and for the mobile number. */
const toCodeInput = ({ services, lead, offerId }: SigningContext, code: string) => ({
  secretKey: services.secretKey,
  subject: `${lead.id} contract ${offerId}`,
  code,
})

export const resolveContractLocale = (product: Product, { application }: Lead): LocaleKey =>
  resolveMessageLocale(product, application.policies ?? [])

const findSendProblem = (stored: ContractSigning | null, now: Date): ContractProblem | null => {
  if (stored === null) return null
  if (stored.codesLeft === 0) return 'no-codes'
  return now.getTime() - stored.sentAt.getTime() < signingLimits.resendSeconds * 1000 ? 'wait' : null
}

/**
 * Sends a code and invalidates the previous one. Returns why it sent none. The caller holds the row lock of the lead. A
 * signed contract needs no code.
 */
export const sendContractCode = async (
  transaction: Database,
  context: SigningContext,
): Promise<ContractProblem | null> => {
  const { services, lead, product, lender, now } = context
  const stored = await readSigning(transaction, toKey(context))
  if (stored !== null && stored.signedAt !== null) return null
  const problem = findSendProblem(stored, now)
  if (problem !== null) return problem
  const phoneNumber = getPhoneNumber(lead)
  const clientHash = lead.journey?.clientHash ?? null
  const budgetProblem = await consumeCodeBudget(transaction, services, { phoneNumber, clientHash, now })
  // The text of "wait" promises a code within a minute.
  if (budgetProblem !== null) return 'no-codes'
  const code = createCode()
  const locale = resolveContractLocale(product, lead)
  const expiresAt = new Date(now.getTime() + signingLimits.codeMinutes * minuteMs)
  const sent = {
    codeHash: hashCode(toCodeInput(context, code)),
    triesLeft: signingLimits.tries,
    codesLeft: (stored?.codesLeft ?? signingLimits.codes) - 1,
    sentAt: now,
    expiresAt,
    locale,
  }
  await transaction
    .insert(contractSignings)
    .values({ ...toKey(context), ...sent })
    .onConflictDoUpdate({ target: [contractSignings.leadId, contractSignings.offerId], set: sent })
  await clearMessages(transaction, lead.id, 'sms')
  await sendMessage(transaction, services.secretKey, {
    leadId: lead.id,
    channel: 'sms',
    recipient: phoneNumber,
    subject: '',
    body: contractTexts[locale].codeMessage(lender.name, code),
    payload: code,
    createdAt: now,
    expiresAt,
  })
  return null
}

const createSignature = (): string =>
  Array.from({ length: signingLimits.signatureLength }, () => signatureAlphabet[randomInt(signatureAlphabet.length)])
    .join('')
    .replaceAll(/(.{4})(?=.)/gu, '$1-')

/**
 * Signs with the code and counts a wrong one. Returns why it did not sign. The caller holds the row lock of the lead,
 * so that attempts do not run in parallel.
 */
export const signContract = async (
  transaction: Database,
  context: SigningContext,
  code: string,
): Promise<ContractProblem | null> => {
  const { lead, now } = context
  const contract = toKey(context)
  const stored = await readSigning(transaction, contract)
  if (stored === null) return 'expired'
  if (stored.signedAt !== null) return null
  if (stored.codeHash === null) return 'no-tries'
  if (stored.expiresAt <= now) return 'expired'
  if (!isCode(toCodeInput(context, code), stored.codeHash)) {
    const triesLeft = stored.triesLeft - 1
    const change = triesLeft === 0 ? { triesLeft, codeHash: null } : { triesLeft }
    await transaction.update(contractSignings).set(change).where(isContract(contract))
    return triesLeft === 0 ? 'no-tries' : 'wrong'
  }
  await transaction
    .update(contractSignings)
    .set({ codeHash: null, signedAt: now, signature: createSignature() })
    .where(isContract(contract))
  await clearMessages(transaction, lead.id, 'sms')
  return null
}
