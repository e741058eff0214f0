// Saves the transitions of a lead and their side effects (verification code, receipt by e-mail, hand-over reference).
// The caller holds the row lock.
import { addAfterCommit } from '../../database/afterCommit.ts'
import type { Database } from '../../database/storage.ts'
import { listLenderAnswers } from '../../lender-journeys/lenderAnswers.ts'
import type { LenderRequest } from '../../lender-journeys/nextLender.ts'
import { findPhase, isForApplicant } from '../../lender-journeys/phases.ts'
import type { LeadServices } from '../leadServices.ts'
import { sendAcceptedEmail } from '../emails/acceptedEmail.ts'
import { sendNewsEmail } from '../emails/newsEmail.ts'
import { withReference } from '../hand-over/handOver.ts'
import { type Lead, writeLead } from '../lead.ts'
import { sendLenderRequests } from '../lender-requests/lenderRequests.ts'
import { requireProduct } from '../products.ts'
import { startVerification } from '../verification/verification.ts'

export type TransitionContext = { readonly services: LeadServices; readonly database: Database; readonly now: Date }

/** A real lender gets a notice when the lead expires while it waits for its applicant (applyEvents.ts). */
const withExpiryDue = (lead: Lead, now: Date): Lead =>
  lead.journey?.reference !== undefined && isForApplicant(findPhase(lead)) && lead.expiresAt > now
    ? { ...lead, dueAt: lead.expiresAt }
    : lead

/**
 * Creates a reference for a hand-over, writes the lead and the requests to lenders, sends the first code when it enters
 * MOBILE_VERIFICATION and the receipt when it enters ACCEPTED.
 */
export const saveTransition = async (
  { services, database, now }: TransitionContext,
  before: Lead,
  after: Lead,
  requests: readonly LenderRequest[] = [],
): Promise<Lead> => {
  const savedLead = { ...withExpiryDue(withReference(after, services), now), updatedAt: now }
  await writeLead(database, savedLead)
  if (requests.length > 0) {
    const product = requireProduct(services, savedLead)
    await sendLenderRequests(database, requests, { services, lead: savedLead, product, now })
  }
  addAfterCommit(database, () => {
    for (const answer of listLenderAnswers(before.journey, after.journey)) services.metrics.recordLenderAnswer(answer)
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
 * Saves a transition that the applicant did not cause, and writes the e-mail for an applicant who is away. The lenders of
 * the sandbox, which have no reference, answer while the applicant waits, so they cause none.
 */
export const saveTransitionWithNews = async (
  transitionContext: TransitionContext,
  before: Lead,
  after: Lead,
  requests: readonly LenderRequest[],
): Promise<Lead> => {
  const saved = await saveTransition(transitionContext, before, after, requests)
  const { services, database, now } = transitionContext
  if (before.journey?.reference !== undefined)
    await sendNewsEmail(database, { services, product: requireProduct(services, saved), before, lead: saved, now })
  return saved
}
