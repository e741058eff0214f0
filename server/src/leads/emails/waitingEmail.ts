// The e-mail about an offer or a step of a lender that answered while the applicant was away. The lender may take hours.
import { minuteMs } from '@loan/domain/durations'
import type { Product } from '@loan/domain/products/product'
import type { Database } from '../../database/storage.ts'
import { findPhase } from '../../lender-journeys/phases.ts'
import { getMessageTexts } from '../../messages/messageTexts.ts'
import { sendEmail } from '../../messages/sendEmail.ts'
import type { Lead } from '../lead.ts'
import type { LeadServices } from '../leadServices.ts'
import { createResumeLink } from '../links/resumeLink.ts'
import { resolveMessageLocale } from '../answers/storeConsents.ts'

/** @assumed an applicant who still has the page open has answered by then, or is reading. */
const awayMinutes = 5

type WaitingContext = {
  readonly services: Pick<LeadServices, 'config' | 'secretKey' | 'lenders'>
  readonly product: Product
  readonly lead: Lead
  readonly now: Date
}

/**
 * Writes the e-mail to the outbox, which drops it when the lead has left the step by the time it is due. Sends nothing
 * when the server no longer has the lender, or when the application has no e-mail address.
 */
export const sendWaitingEmail = async (
  transaction: Database,
  { services, product, lead, now }: WaitingContext,
): Promise<void> => {
  const { application, journey, state, revision } = lead
  const recipient = application.contactDetails?.email
  const lender = journey === null ? null : services.lenders.findLender(journey)
  if (recipient === undefined || journey === null || lender === null) return
  const locale = resolveMessageLocale(product, application.policies ?? [])
  const texts = getMessageTexts(locale)
  const kind = findPhase(lead) === 'offers' ? 'offer' : 'step'
  await sendEmail(transaction, services, {
    lead,
    recipient,
    product,
    locale,
    texts: { ...texts.resume(product.displayName, product.support.email), ...texts[kind](lender.name) },
    names: [lender.name],
    address: await createResumeLink(transaction, { services, lead, now }),
    position: { state, revision, exchange: journey.asksDone },
    dueAt: new Date(now.getTime() + awayMinutes * minuteMs),
    now,
  })
}
