// Applies events and due transitions to a lead, and saves the result (saveTransition.ts). The caller holds the row
// lock.
import { advanceJourney, isDue } from '../../lender-journeys/advanceJourney.ts'
import { applyEvent } from '../../lender-journeys/applyEvent.ts'
import type { ApplicantEvent, JourneyEvent } from '../../lender-journeys/journeyEvents.ts'
import type { JourneyChange, JourneyContext, LenderRequest } from '../../lender-journeys/nextLender.ts'
import { canRedirectTo } from '../hand-over/handOver.ts'
import { hasExpired, type Lead, withState } from '../lead.ts'
import type { LeadTransaction } from '../leadTransaction.ts'
import { buildWrongStateError } from '../leadErrors.ts'
import type { LeadServices } from '../leadServices.ts'
import { buildWithdrawal } from '../lender-requests/lenderRequests.ts'
import { requireProduct } from '../products.ts'
import { saveTransition, saveTransitionAndNotify } from './saveTransition.ts'
import { recordApplicantAction } from './recordApplicantAction.ts'
import { getVerifiedNumber, readVerification } from '../verification/verification.ts'

type LeadEventContext = { readonly services: LeadServices; readonly now: Date }

const buildContext = (services: LeadServices, at: Date): JourneyContext => ({
  at,
  gateway: services.lenders,
  canRedirectTo: (target) => canRedirectTo(services, target),
})

/** A lead after an event, with the requests that the event causes. */
export type LeadChange = { readonly lead: Lead; readonly requests: readonly LenderRequest[] }

const changeLead = (lead: Lead, { state, journey, dueAt, requests }: JourneyChange): LeadChange => ({
  lead: { ...withState(lead, state), journey, dueAt },
  requests,
})

/** Null when the event does not apply. Saves nothing. */
export const computeLeadChange = (
  { services, now }: LeadEventContext,
  lead: Lead,
  event: JourneyEvent,
): LeadChange | null => {
  const change = applyEvent(lead, event, buildContext(services, now))
  return change === null ? null : changeLead(lead, change)
}

/** Applies an event to the lead without saving it. Throws `wrong-state` when the event does not apply. */
export const applyToLead = (context: LeadEventContext, lead: Lead, event: JourneyEvent): LeadChange => {
  const change = computeLeadChange(context, lead, event)
  if (change === null) throw buildWrongStateError(lead, 'The lead is in another phase.')
  return change
}

/** Applies an event of the applicant: raises the revision, extends the expiry and saves. Throws `wrong-state`. */
export const applyApplicantEvent = async (
  leadTransaction: LeadTransaction,
  lead: Lead,
  event: ApplicantEvent,
): Promise<Lead> => {
  const { lead: changed, requests } = applyToLead(leadTransaction, recordApplicantAction(leadTransaction, lead), event)
  return saveTransition(leadTransaction, lead, changed, requests)
}

/** Ends the wait of an expired lead. Its lender gets a notice, and no other lender gets the application. */
const endWaitOfExpired = (leadTransaction: LeadTransaction, lead: Lead): Promise<Lead> => {
  const withdrawal = buildWithdrawal(leadTransaction.services.lenders, lead)
  return saveTransition(leadTransaction, lead, { ...lead, dueAt: null }, withdrawal)
}

/** Applies and saves the transitions that are due. */
export const applyDueTransitions = async (leadTransaction: LeadTransaction, lead: Lead): Promise<Lead> => {
  const { services, database, now } = leadTransaction
  if (!isDue(lead, now, services.lenders)) return lead
  if (hasExpired(lead, now)) return lead.dueAt === null ? lead : endWaitOfExpired(leadTransaction, lead)
  const change = advanceJourney(lead, now, {
    ...buildContext(services, now),
    gateway: services.lenders,
    application: lead.application,
    product: requireProduct(services, lead),
    verifiedPhoneNumber: getVerifiedNumber(await readVerification(database, lead.id)),
  })
  const { lead: advanced, requests } = changeLead(lead, change)
  return saveTransitionAndNotify(leadTransaction, lead, advanced, requests)
}

type StepCompleted = Extract<ApplicantEvent, { readonly kind: 'step-completed' }>

/** Completes the lender's current requirement; the lender continues after its follow-up time. Raises the revision. */
export const completeRequirement = (
  leadTransaction: LeadTransaction,
  lead: Lead,
  event: StepCompleted = { kind: 'step-completed' },
): Promise<Lead> => applyApplicantEvent(leadTransaction, lead, event)
