// Links that resume a lead on any device. The URL contains a secret, of which only the hash is stored. The applicant
// confirms one personal datum before the server returns any answers.
import { resumeLinks } from '../../database/schema.ts'
import type { Database } from '../../database/storage.ts'
import { resolvePagePath } from '../../config/resolvePagePath.ts'
import type { LeadServices } from '../leadServices.ts'
import { getMessageTexts } from '../../messages/messageTexts.ts'
import { clearMessages } from '../../messages/outbox.ts'
import { sendEmail } from '../../messages/sendEmail.ts'
import { minuteMs } from '@loan/domain/durations'
import type { Product } from '@loan/domain/products/product'
import { and, eq, inArray, isNull } from 'drizzle-orm'
import type { Lead } from '../lead.ts'
import { resolveMessageLocale } from '../answers/storeConsents.ts'
import { hashSecret, createSecret } from '../tokens.ts'

/** @assumed the specification does not limit the attempts to confirm a link. */
const linkTries = 5

/** @assumed long enough to find the phone, too short for a photo of the screen to be of use later. */
const phoneLinkMinutes = 15

export type ResumeLink = typeof resumeLinks.$inferSelect

type ResumeLinkContext = {
  readonly services: Pick<LeadServices, 'config' | 'secretKey'>
  readonly product: Product
  readonly lead: Lead
  readonly now: Date
}

type CreateContext = Omit<ResumeLinkContext, 'product'>

const storeLink = async (
  transaction: Database,
  { services: { config }, lead, now }: CreateContext,
  { kind, expiresAt }: Pick<ResumeLink, 'kind' | 'expiresAt'>,
): Promise<string> => {
  const secret = createSecret()
  await transaction.insert(resumeLinks).values({
    secretHash: hashSecret(secret),
    leadId: lead.id,
    kind,
    triesLeft: linkTries,
    createdAt: now,
    expiresAt,
    revokedAt: null,
  })
  return `${config.publicUrl}${resolvePagePath(config, lead.product)}/continue/${secret}`
}

/** Stores a new link for an e-mail and returns its URL. The link expires with the lead. */
export const createResumeLink = (
  transaction: Database,
  createContext: CreateContext,
  kind: 'email' | 'news' = 'email',
): Promise<string> => storeLink(transaction, createContext, { kind, expiresAt: createContext.lead.expiresAt })

/**
 * Stores a link for the applicant's phone and returns its URL. Revokes the earlier links of this kind, so that the lead
 * has at most one.
 */
export const createPhoneLink = async (
  transaction: Database,
  createContext: CreateContext,
): Promise<{ readonly url: string; readonly expiresAt: Date }> => {
  const { lead, now } = createContext
  await transaction
    .update(resumeLinks)
    .set({ revokedAt: now })
    .where(and(eq(resumeLinks.leadId, lead.id), eq(resumeLinks.kind, 'phone'), isNull(resumeLinks.revokedAt)))
  const expiresAt = new Date(now.getTime() + phoneLinkMinutes * minuteMs)
  return { url: await storeLink(transaction, createContext, { kind: 'phone', expiresAt }), expiresAt }
}

/**
 * Sends a link by e-mail: `resume` after the submission, `continue` on request of the applicant. False as in
 * `sendEmail`.
 */
export const sendResumeLink = async (
  transaction: Database,
  sendContext: ResumeLinkContext,
  reason: 'resume' | 'continue' = 'resume',
): Promise<boolean> => {
  const { services, product, lead, now } = sendContext
  const { displayName, support } = product
  const address = await createResumeLink(transaction, sendContext)
  const locale = resolveMessageLocale(product, lead.application.policies ?? [])
  const texts = getMessageTexts(locale)
  const recipient = lead.application.contactDetails?.email ?? ''
  return sendEmail(transaction, services, {
    lead,
    recipient,
    product,
    locale,
    texts: reason === 'resume' ? texts.resume(displayName, support.email) : texts.continue(displayName),
    names: [support.email],
    address,
    now,
  })
}

export const readResumeLink = async (database: Database, secret: string): Promise<ResumeLink | null> => {
  const [row] = await database
    .select()
    .from(resumeLinks)
    .where(eq(resumeLinks.secretHash, hashSecret(secret)))
  return row ?? null
}

/** Whether the link is revoked, expired or has no attempts left. A new link still opens the lead. */
export const isLocked = ({ revokedAt, triesLeft, kind, expiresAt }: ResumeLink, now: Date): boolean =>
  revokedAt !== null || triesLeft === 0 || (kind === 'phone' && expiresAt <= now)

/** Revokes a link that opens the lead only once. */
export const revokeAfterUse = async (
  transaction: Database,
  { kind, secretHash }: ResumeLink,
  now: Date,
): Promise<void> => {
  if (kind !== 'phone') return
  await transaction.update(resumeLinks).set({ revokedAt: now }).where(eq(resumeLinks.secretHash, secretHash))
}

export const countConfirmationAttempt = async (transaction: Database, link: ResumeLink): Promise<void> => {
  await transaction
    .update(resumeLinks)
    .set({ triesLeft: link.triesLeft - 1 })
    .where(eq(resumeLinks.secretHash, link.secretHash))
}

/** Revokes every link of a lead. */
export const revokeLinks = async (transaction: Database, leadId: string, now: Date): Promise<void> => {
  await transaction.update(resumeLinks).set({ revokedAt: now }).where(eq(resumeLinks.leadId, leadId))
}

/**
 * Revokes the links in e-mails to a former address of the lead, and deletes the content of these e-mails: the address
 * may be a stranger's. Has no effect when the address is the same. Runs before a link is sent to the new address.
 */
export const revokeLinksOfFormerAddress = async (
  transaction: Database,
  { before, after, now }: { readonly before: Lead; readonly after: Lead; readonly now: Date },
): Promise<void> => {
  const [former, current] = [before, after].map(({ application }) => application.contactDetails?.email?.toLowerCase())
  if (former === undefined || former === current) return
  const isInEmail = and(eq(resumeLinks.leadId, after.id), inArray(resumeLinks.kind, ['email', 'news']))
  await transaction
    .update(resumeLinks)
    .set({ revokedAt: now })
    .where(and(isInEmail, isNull(resumeLinks.revokedAt)))
  await clearMessages(transaction, after.id, 'email')
}

export type Confirmation = 'dateOfBirth' | 'phoneNumber'

/** The datum to confirm: the date of birth when the lead has one, otherwise the last digits of the phone number. */
export const resolveConfirmation = ({ application }: Lead): Confirmation =>
  application.personalDetails?.dateOfBirth === undefined ? 'phoneNumber' : 'dateOfBirth'

/** Whether the lead has a datum that another device can confirm. */
export const canConfirm = ({ application: { personalDetails, contactDetails } }: Lead): boolean =>
  personalDetails?.dateOfBirth !== undefined || contactDetails?.phoneNumber !== undefined

export const isConfirmationCorrect = (
  lead: Lead,
  confirmation: { readonly dateOfBirth?: string | undefined; readonly phoneNumber?: string | undefined },
): boolean => {
  const { personalDetails, contactDetails } = lead.application
  return resolveConfirmation(lead) === 'dateOfBirth'
    ? confirmation.dateOfBirth === personalDetails?.dateOfBirth
    : confirmation.phoneNumber !== undefined && confirmation.phoneNumber === contactDetails?.phoneNumber?.slice(-3)
}
