// Puts a lead into any state, for development and demonstrations. The caller ensures that it is not production.
import type { StateName } from '@loan/domain/states'
import { createJourney } from '../../lender-journeys/journey.ts'
import type { LenderGateway } from '../../ports/lenderGateway.ts'
import { withState, type Lead } from '../lead.ts'
import type { LeadTransaction } from '../leadTransaction.ts'
import { saveTransition } from '../transitions/saveTransition.ts'
import { recordApplicantAction } from '../transitions/recordApplicantAction.ts'
import { applyDueTransitions, applyToLead } from '../transitions/applyEvents.ts'
import { requireProduct } from '../products.ts'

/** Whether a lead can be put into the state: `NONE`, or a state with a sandbox scenario. */
export const canSetState = ({ scenarios }: Pick<LenderGateway, 'scenarios'>, state: StateName): boolean =>
  state === 'NONE' || (scenarios?.findStateTag(state) ?? null) !== null

/**
 * Restarts the lender journey in the scenario of the state and ignores the tag of the e-mail address. Delays of the
 * scenario apply (such as lenders that decline one after the other). The caller holds the row lock.
 */
export const forceLeadState = async (leadTransaction: LeadTransaction, lead: Lead, state: StateName): Promise<Lead> => {
  const { services, now } = leadTransaction
  const tag = services.lenders.scenarios?.findStateTag(state) ?? null
  const draft = { ...withState(recordApplicantAction(leadTransaction, lead), 'NONE'), journey: null, dueAt: null }
  if (tag === null) return saveTransition(leadTransaction, lead, { ...draft, submittedAt: null })
  const plan = services.lenders.buildPlan(requireProduct(services, lead), lead.application, tag)
  const journey = createJourney(tag, plan, lead.journey?.clientHash ?? null)
  const { lead: submitted, requests } = applyToLead(
    leadTransaction,
    { ...draft, submittedAt: lead.submittedAt ?? now },
    { kind: 'submitted', journey },
  )
  const saved = await saveTransition(
    leadTransaction,
    lead,
    state === 'CHECKING' ? submitted : { ...submitted, dueAt: now },
    requests,
  )
  return applyDueTransitions(leadTransaction, saved)
}
