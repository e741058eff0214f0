// Saves the transitions of a lead and their side effects in one transaction: the row of the lead, the requests to
// lenders, the messages to the applicant, and the metrics after the commit. The caller holds the row lock.
import { addAfterCommit } from '../../database/afterCommit.ts'
import { hasRealLender } from '../../lender-journeys/journey.ts'
import { listLenderResponses } from '../../lender-journeys/lenderResponses.ts'
import type { LenderRequest } from '../../lender-journeys/nextLender.ts'
import { findPhase, isForApplicant } from '../../lender-journeys/phases.ts'
import type { LeadTransaction } from '../leadTransaction.ts'
import { sendAcceptedEmail } from '../emails/acceptedEmail.ts'
import { sendJourneyEmail } from '../emails/journeyEmail.ts'
import { withReference } from '../hand-over/handOver.ts'
import { type Lead, writeLead } from '../lead.ts'
import { sendLenderRequests } from '../lender-requests/lenderRequests.ts'
import { requireProduct } from '../products.ts'
import { startVerification } from '../verification/verification.ts'

/** A real lender gets a notice when the lead expires while it waits for its applicant (applyEvents.ts). */
const withExpiryDue = (lead: Lead, now: Date): Lead =>
  hasRealLender(lead.journey) && isForApplicant(findPhase(lead)) && lead.expiresAt > now
    ? { ...lead, dueAt: lead.expiresAt }
    : lead

/**
 * Returns the lead as it is stored: with the time of the change, and with a reference when its state has a hand-over.
 * - Writes the row of the lead.
 * - Writes the requests to lenders to the outbox, with the lead's reference at a real lender and its permission to
 *   fetch pictures. A request that ends the exchange deletes the content of those that were not sent yet.
 * - Counts the new responses of lenders in the metrics, after the commit.
 * - From CHECKING to MOBILE_VERIFICATION: stores a code and writes its text message to the outbox, within the budget of
 *   the number.
 * - To ACCEPTED: stores a resume link and writes the receipt, which contains it, to the outbox.
 */
export const saveTransition = async (
  { services, database, now }: LeadTransaction,
  before: Lead,
  after: Lead,
  requests: readonly LenderRequest[] = [],
): Promise<Lead> => {
  const savedLead = { ...withExpiryDue(withReference(services, after), now), updatedAt: now }
  await writeLead(database, savedLead)
  if (requests.length > 0) {
    const product = requireProduct(services, savedLead)
    await sendLenderRequests(database, requests, { services, lead: savedLead, product, now })
  }
  addAfterCommit(database, () => {
    for (const each of listLenderResponses(before.journey, after.journey)) services.metrics.recordLenderResponse(each)
  })
  if (savedLead.state === 'MOBILE_VERIFICATION' && before.state === 'CHECKING') {
    await startVerification(database, { services, lead: savedLead, product: requireProduct(services, savedLead), now })
  }
  if (savedLead.state === 'ACCEPTED' && before.state !== 'ACCEPTED') {
    await sendAcceptedEmail(database, { services, lead: savedLead, product: requireProduct(services, savedLead), now })
  }
  return savedLead
}

/**
 * Saves a transition that the applicant did not cause, as `saveTransition` does. Also writes an e-mail about the update
 * to the outbox, with a new resume link, for an applicant who is away: the outbox drops it when the lead has changed by
 * the time it is due. The lenders of the sandbox answer while the applicant waits, so they cause no e-mail.
 */
export const saveTransitionAndNotify = async (
  leadTransaction: LeadTransaction,
  before: Lead,
  after: Lead,
  requests: readonly LenderRequest[],
): Promise<Lead> => {
  const saved = await saveTransition(leadTransaction, before, after, requests)
  const { services, database, now } = leadTransaction
  if (hasRealLender(before.journey))
    await sendJourneyEmail(database, { services, product: requireProduct(services, saved), before, lead: saved, now })
  return saved
}
