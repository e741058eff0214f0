// The e-mail to an applicant who was away when a lender made an offer, required a step or gave its final answer, or
// when no lender was left. Lenders may take hours.
import { minuteMs } from '@loan/domain/durations'
import type { Product } from '@loan/domain/products/product'
import type { Database } from '../../database/storage.ts'
import { getExchange } from '../../lender-journeys/journeyEvents.ts'
import { findPhase, isForApplicant, isWaiting } from '../../lender-journeys/phases.ts'
import { getMessageTexts } from '../../messages/messageTexts.ts'
import { sendEmail } from '../../messages/sendEmail.ts'
import { findAcceptedOffer } from '../findAcceptedOffer.ts'
import type { Lead } from '../lead.ts'
import { findLenderOfLead } from '../leadLender.ts'
import type { LeadServices } from '../leadServices.ts'
import { createResumeLink } from '../links/resumeLink.ts'
import { resolveMessageLocale } from '../answers/storeConsents.ts'

/** @assumed an applicant who still has the page open has answered by then, or is reading. */
const awayMinutes = 5

type JourneyUpdate = 'offer' | 'step' | 'outcome' | 'rejected'

type JourneyUpdateContext = {
  readonly services: Pick<LeadServices, 'config' | 'secretKey' | 'lenders'>
  readonly product: Product
  readonly before: Lead
  readonly lead: Lead
  readonly now: Date
}

/**
 * The update since `before`. Null when the lead waits for a lender, when it already waited for the applicant, and
 * when the receipt of an accepted offer (acceptedEmail.ts) contains the update.
 */
const findJourneyUpdate = ({ services, product, before, lead }: JourneyUpdateContext): JourneyUpdate | null => {
  const phase = findPhase(lead)
  if (isWaiting(phase) || (isForApplicant(phase) && isForApplicant(findPhase(before)))) return null
  if (phase === 'offers') return 'offer'
  if (phase === 'applicant-step') return 'step'
  if (phase === 'rejected') return 'rejected'
  return findAcceptedOffer(services.lenders, lead, product) === null ? 'outcome' : null
}

/**
 * Writes the e-mail about what a lender or a time limit has changed to the outbox. It is due some minutes later, and
 * the outbox drops it when the lead has left its position by then. Writes none without an update, when the server no
 * longer has the lender, or when the application has no e-mail address.
 */
export const sendJourneyEmail = async (transaction: Database, updateContext: JourneyUpdateContext): Promise<void> => {
  const { services, product, lead, now } = updateContext
  const { application, journey, state, revision } = lead
  const recipient = application.contactDetails?.email
  const update = findJourneyUpdate(updateContext)
  const lender = findLenderOfLead(services.lenders, lead)
  if (recipient === undefined || journey === null || update === null || (lender === null && update !== 'rejected'))
    return
  const locale = resolveMessageLocale(product, application.policies ?? [])
  const texts = getMessageTexts(locale)
  // The rejection is of all lenders, so it names none.
  const lenderName = lender === null || update === 'rejected' ? null : lender.name
  const { lenderIndex, number: exchange } = getExchange(journey)
  await sendEmail(transaction, services, {
    lead,
    recipient,
    product,
    locale,
    texts: { ...texts.resume(product.displayName, product.support.email), ...texts[update](lenderName ?? '') },
    names: lenderName === null ? [] : [lenderName],
    address: await createResumeLink(transaction, { services, lead, now }, 'news'),
    position: { state, revision, exchange, lenderIndex },
    dueAt: new Date(now.getTime() + awayMinutes * minuteMs),
    now,
  })
}
