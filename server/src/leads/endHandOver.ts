// An applicant comes back from the other side of a hand-over, with what it says of how it went.
import { type HandOverOutcome, partnerSite } from '@loan/domain/lender-steps/handOver'
import { fieldError, LeadError } from '../lib/leadError.ts'
import { handOverOf, withFailedHandOver, withPartnerDone } from './handOver.ts'
import type { Lead } from './lead.ts'
import { wrongState } from './leadAccess.ts'
import { completeRequirement, type Moving, productOf, storeMove, touch } from './moveLead.ts'

export type Return = { readonly reference: string | undefined; readonly outcome: HandOverOutcome | undefined }

const reject = (fieldName: keyof Return): LeadError =>
  new LeadError('refused', 'Not the way back of this hand-over.', {
    errors: [fieldError(fieldName, 'not-an-option', 'Not that of the hand-over the lead stands before.')],
  })

/**
 * The lead after it. Throws `wrong-state` before no hand-over, `refused` for a reference that is another's or was used.
 * The caller holds the lead's lock.
 * @assumed the reference shows that the applicant was sent there; whether a provider's word is true is to be asked of
 * the provider itself (docs/decisions/12-provider-return.md).
 */
export const endHandOver = async (moving: Moving, lead: Lead, { reference, outcome }: Return): Promise<Lead> => {
  const handOver = handOverOf(lead)
  if (handOver === null) throw wrongState(lead, 'The lead is handed over to nobody.')
  if (reference === undefined || lead.journey?.handOver?.reference !== reference) throw reject('reference')
  if (outcome === undefined) throw reject('outcome')
  const touched = touch(productOf(moving.services, lead), lead, moving.now)
  if (outcome === 'fail') return storeMove(moving, lead, withFailedHandOver(touched))
  if (handOver.route === partnerSite.route) return storeMove(moving, lead, withPartnerDone(touched))
  return completeRequirement(moving, lead)
}
