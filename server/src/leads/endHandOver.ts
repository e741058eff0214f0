// Processes the return from a hand-over, with the reference and the outcome from the URL.
import { type HandOverOutcome, partnerSite } from '@loan/domain/lender-steps/handOver'
import { fieldError, LeadError } from '../lib/leadError.ts'
import { handOverOf, withFailedHandOver, withPartnerDone } from './handOver.ts'
import type { Lead } from './lead.ts'
import { wrongState } from './leadAccess.ts'
import { completeRequirement, type Moving, productOf, storeMove, touch } from './moveLead.ts'

export type Return = { readonly reference: string | undefined; readonly outcome: HandOverOutcome | undefined }

const reject = (fieldName: keyof Return): LeadError =>
  new LeadError('refused', 'The return does not belong to this hand-over.', {
    errors: [fieldError(fieldName, 'not-an-option', 'Does not match the current hand-over of the lead.')],
  })

/**
 * Returns the lead after the return. Throws `wrong-state` when the state has no hand-over, and `refused` for an unknown
 * or used reference or a missing outcome. The caller holds the row lock.
 * @assumed the reference proves that the applicant was redirected; only the provider itself can confirm the outcome
 * (docs/decisions/12-provider-return.md).
 */
export const endHandOver = async (moving: Moving, lead: Lead, { reference, outcome }: Return): Promise<Lead> => {
  const handOver = handOverOf(lead)
  if (handOver === null) throw wrongState(lead, 'The state of the lead has no hand-over.')
  if (reference === undefined || lead.journey?.handOver?.reference !== reference) throw reject('reference')
  if (outcome === undefined) throw reject('outcome')
  const touched = touch(productOf(moving.services, lead), lead, moving.now)
  if (outcome === 'fail') return storeMove(moving, lead, withFailedHandOver(touched))
  if (handOver.route === partnerSite.route) return storeMove(moving, lead, withPartnerDone(touched))
  return completeRequirement(moving, lead)
}
