// The call that answers the offers of a state: a lender with another call is one more row.
import { answerCrediteaOffer, answerProficreditOffer } from '@loan/domain/contract/offer'
import type { StateName } from '@loan/domain/states'

const calls = {
  PROFICREDIT_OFFER: answerProficreditOffer,
  IPFD_OFFER_CHOICE: answerCrediteaOffer,
} as const satisfies Partial<Record<StateName, unknown>>

const isOfferState = (state: StateName): state is keyof typeof calls => state in calls

/** Throws for a state that is no offer: the registry of screens would be wrong then. */
export const offerCallOf = (state: StateName): (typeof calls)[keyof typeof calls] => {
  if (!isOfferState(state)) throw new Error(`No call answers an offer in ${state}`)
  return calls[state]
}
