// Processes the return from a hand-over, with the reference and the outcome from the URL.
import { type HandOverOutcome, partnerSite } from '@loan/domain/lender-steps/handOver'
import { fieldError, LeadError } from '../lib/leadError.ts'
import { findCurrentHandOver, withFailedHandOver, withPartnerAcceptance } from './handOver.ts'
import type { Lead } from './lead.ts'
import { wrongState } from './leadAccess.ts'
import { completeRequirement, type TransitionContext, requireProduct, saveTransition, touch } from './saveTransition.ts'

export type ProviderReturn = { readonly reference: string | undefined; readonly outcome: HandOverOutcome | undefined }

const reject = (fieldName: keyof ProviderReturn): LeadError =>
  new LeadError('refused', 'The return does not belong to this hand-over.', {
    errors: [fieldError(fieldName, 'not-an-option', 'Does not match the current hand-over of the lead.')],
  })

/**
 * Returns the lead after the return. Throws `wrong-state` when the state has no hand-over, and `refused` for an unknown
 * or used reference or a missing outcome. The caller holds the row lock.
 * @assumed the reference proves that the applicant was redirected; only the provider itself can confirm the outcome
 * (docs/decisions/12-provider-return.md).
 */
export const endHandOver = async (
  transitionContext: TransitionContext,
  lead: Lead,
  { reference, outcome }: ProviderReturn,
): Promise<Lead> => {
  const handOver = findCurrentHandOver(lead)
  if (handOver === null) throw wrongState(lead, 'The state of the lead has no hand-over.')
  if (reference === undefined || lead.journey?.handOver?.reference !== reference) throw reject('reference')
  if (outcome === undefined) throw reject('outcome')
  const touched = touch(requireProduct(transitionContext.services, lead), lead, transitionContext.now)
  if (outcome === 'fail') return saveTransition(transitionContext, lead, withFailedHandOver(touched))
  if (handOver.route === partnerSite.route)
    return saveTransition(transitionContext, lead, withPartnerAcceptance(touched))
  return completeRequirement(transitionContext, lead)
}
