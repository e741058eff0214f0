// The accepted offer of an outcome; null where the lender accepted the application without an offer here.
import type { LeadStatus } from '@loan/domain/contract/lead'
import type { Offer } from '@loan/domain/contract/offer'

export const findAcceptedOffer = ({ applicationResult, offers }: LeadStatus): Offer | null =>
  offers.find(({ id }) => id === applicationResult?.offerId) ?? null
