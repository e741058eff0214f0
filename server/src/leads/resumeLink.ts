// Links that resume a lead on any device. The URL contains a secret, of which only the hash is stored. The applicant
// confirms one personal datum before the server returns any answers.
import { resumeLinks } from '../database/schema.ts'
import type { Database } from '../database/storage.ts'
import { resolvePagePath } from '../config/resolvePagePath.ts'
import type { LeadServices } from './leadServices.ts'
import { getMessageTexts } from '../messages/messageTexts.ts'
import { sendMessage } from '../messages/outbox.ts'
import type { Product } from '@loan/domain/products/product'
import { eq } from 'drizzle-orm'
import type { Lead } from './lead.ts'
import { resolveMessageLocale } from './storeConsents.ts'
import { hashSecret, createSecret } from './tokens.ts'

/** @assumed the specification does not limit the attempts to confirm a link. */
const linkTries = 5

export type ResumeLink = typeof resumeLinks.$inferSelect

type SendContext = {
  readonly services: Pick<LeadServices, 'config' | 'secretKey'>
  readonly product: Product
  readonly lead: Lead
  readonly now: Date
}

/** Stores a new link and returns its URL. The link expires with the lead. */
export const createResumeLink = async (
  transaction: Database,
  { services: { config }, lead, now }: Omit<SendContext, 'product'>,
): Promise<string> => {
  const secret = createSecret()
  await transaction.insert(resumeLinks).values({
    secretHash: hashSecret(secret),
    leadId: lead.id,
    triesLeft: linkTries,
    createdAt: now,
    expiresAt: lead.expiresAt,
    revokedAt: null,
  })
  return `${config.publicUrl}${resolvePagePath(config, lead.product)}/continue/${secret}`
}

/** Sends a link by e-mail: `resume` after the submission, `continue` on request of the applicant. */
export const sendResumeLink = async (
  transaction: Database,
  sendContext: SendContext,
  reason: 'resume' | 'continue' = 'resume',
): Promise<void> => {
  const { services, product, lead, now } = sendContext
  const { displayName } = product
  const address = await createResumeLink(transaction, sendContext)
  const texts = getMessageTexts(resolveMessageLocale(product, lead.application.policies ?? []))
  await sendMessage(transaction, services.secretKey, {
    leadId: lead.id,
    channel: 'email',
    recipient: lead.application.contactDetails?.email ?? '',
    subject: reason === 'resume' ? texts.resumeSubject(displayName) : texts.continueSubject(displayName),
    body: (reason === 'resume' ? texts.resumeText : texts.continueText)(displayName, address),
    payload: address,
    createdAt: now,
    expiresAt: lead.expiresAt,
  })
}

export const readResumeLink = async (database: Database, secret: string): Promise<ResumeLink | null> => {
  const [row] = await database
    .select()
    .from(resumeLinks)
    .where(eq(resumeLinks.secretHash, hashSecret(secret)))
  return row ?? null
}

/** Whether the link is revoked or has no attempts left. A new link still opens the lead. */
export const isLocked = ({ revokedAt, triesLeft }: ResumeLink): boolean => revokedAt !== null || triesLeft === 0

export const countTry = async (transaction: Database, link: ResumeLink): Promise<void> => {
  await transaction
    .update(resumeLinks)
    .set({ triesLeft: link.triesLeft - 1 })
    .where(eq(resumeLinks.secretHash, link.secretHash))
}

/** Revokes every link of a lead. */
export const revokeLinks = async (transaction: Database, leadId: string, now: Date): Promise<void> => {
  await transaction.update(resumeLinks).set({ revokedAt: now }).where(eq(resumeLinks.leadId, leadId))
}

export type Confirmation = 'dateOfBirth' | 'phoneNumber'

/** The datum to confirm: the date of birth when the lead has one, otherwise the last digits of the phone number. */
export const resolveConfirmation = ({ application }: Lead): Confirmation =>
  application.personalDetails?.dateOfBirth === undefined ? 'phoneNumber' : 'dateOfBirth'

/** Whether the lead has a datum that another device can confirm. */
export const canConfirm = ({ application: { personalDetails, contactDetails } }: Lead): boolean =>
  personalDetails?.dateOfBirth !== undefined || contactDetails?.phoneNumber !== undefined

export const isConfirmed = (
  lead: Lead,
  given: { readonly dateOfBirth?: string | undefined; readonly phoneNumber?: string | undefined },
): boolean => {
  const { personalDetails, contactDetails } = lead.application
  return resolveConfirmation(lead) === 'dateOfBirth'
    ? given.dateOfBirth === personalDetails?.dateOfBirth
    : given.phoneNumber !== undefined && given.phoneNumber === contactDetails?.phoneNumber?.slice(-3)
}
