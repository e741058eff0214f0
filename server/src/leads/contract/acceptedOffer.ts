// The receipt of the offer that the applicant accepted.
import type { Offer } from '@loan/domain/contract/offer'
import type { Product } from '@loan/domain/products/product'
import type { LenderProfile } from '../../lenders/lenderProfile.ts'
import { buildNotFoundError } from '../../lib/leadError.ts'
import type { LenderFinder } from '../../ports/lenderGateway.ts'
import { type AgreedOffer, findAcceptedOffer } from '../findAcceptedOffer.ts'
import type { Lead } from '../lead.ts'
import { assertState } from '../access/leadAccess.ts'
import { requireJourney, buildWrongStateError } from '../leadErrors.ts'

export type LenderOffer = { readonly lender: LenderProfile; readonly offer: Offer }

/** An offer of the lead's current lender. Throws `wrong-state` for a draft and `not-found` for another offer. */
export const requireOffer = ({ findLender }: LenderFinder, lead: Lead, offerId: string): LenderOffer => {
  const journey = requireJourney(lead)
  const lender = findLender(journey)
  const offer = journey.offers.find(({ id }) => id === offerId)
  if (lender === null || offer === undefined) throw buildNotFoundError()
  return { lender, offer }
}

/** Throws `wrong-state` when the lead has not ended with an accepted offer. */
export const buildAcceptedOffer = (finder: LenderFinder, lead: Lead, product: Product): AgreedOffer => {
  assertState(lead, 'ACCEPTED', 'REDIRECTED', 'THANK_YOU')
  const accepted = findAcceptedOffer(finder, lead, product)
  if (accepted === null) throw buildWrongStateError(lead, 'The lead has no accepted offer.')
  return accepted
}
