// The e-mail to an applicant who was away when a lender made an offer, required a step or gave its final answer, or
// when no lender was left. Lenders may take hours.
import { minuteMs } from '@loan/domain/durations'
import type { Product } from '@loan/domain/products/product'
import type { Database } from '../../database/storage.ts'
import { findPhase, isForApplicant, isWaiting } from '../../lender-journeys/phases.ts'
import { getMessageTexts } from '../../messages/messageTexts.ts'
import { sendEmail } from '../../messages/sendEmail.ts'
import { findAcceptedOffer } from '../findAcceptedOffer.ts'
import type { Lead } from '../lead.ts'
import type { LeadServices } from '../leadServices.ts'
import { createResumeLink } from '../links/resumeLink.ts'
import { resolveMessageLocale } from '../answers/storeConsents.ts'

/** @assumed an applicant who still has the page open has answered by then, or is reading. */
const awayMinutes = 5

type News = 'offer' | 'step' | 'outcome' | 'rejected'

type NewsContext = {
  readonly services: Pick<LeadServices, 'config' | 'secretKey' | 'lenders'>
  readonly product: Product
  readonly before: Lead
  readonly lead: Lead
  readonly now: Date
}

/**
 * The kind of news since `before`. Null when the lead waits for a lender, when it already waited for the applicant, and
 * when the receipt of an accepted offer (acceptedEmail.ts) contains the news.
 */
const findNews = ({ services, product, before, lead }: NewsContext): News | null => {
  const phase = findPhase(lead)
  if (isWaiting(phase) || (isForApplicant(phase) && isForApplicant(findPhase(before)))) return null
  if (phase === 'offers') return 'offer'
  if (phase === 'applicant-step') return 'step'
  if (phase === 'rejected') return 'rejected'
  return findAcceptedOffer(services.lenders, lead, product) === null ? 'outcome' : null
}

/**
 * Writes the e-mail about what a lender or a time limit has changed to the outbox. It is due some minutes later, and
 * the outbox drops it when the lead has left its position by then. Writes none without news, when the server no longer
 * has the lender, or when the application has no e-mail address.
 */
export const sendNewsEmail = async (transaction: Database, newsContext: NewsContext): Promise<void> => {
  const { services, product, lead, now } = newsContext
  const { application, journey, state, revision } = lead
  const recipient = application.contactDetails?.email
  const news = findNews(newsContext)
  const lender = journey === null ? null : services.lenders.findLender(journey)
  if (recipient === undefined || journey === null || news === null || (lender === null && news !== 'rejected')) return
  const locale = resolveMessageLocale(product, application.policies ?? [])
  const texts = getMessageTexts(locale)
  // The rejection is of all lenders, so it names none.
  const lenderName = lender === null || news === 'rejected' ? null : lender.name
  await sendEmail(transaction, services, {
    lead,
    recipient,
    product,
    locale,
    texts: { ...texts.resume(product.displayName, product.support.email), ...texts[news](lenderName ?? '') },
    names: lenderName === null ? [] : [lenderName],
    address: await createResumeLink(transaction, { services, lead, now }, 'news'),
    position: { state, revision, exchange: journey.asksDone },
    dueAt: new Date(now.getTime() + awayMinutes * minuteMs),
    now,
  })
}
