// Translates a received event to an event of the port, and checks what the schema cannot.
import type { CallProblem, EventContext } from '../../ports/callingLender.ts'
import type { LenderEvent } from '../../ports/lenderEvent.ts'
import { buildOffer, findOfferProblem, type OfferContext } from './buildOffer.ts'
import type { Offer } from '@loan/domain/contract/offer'
import { adjustableOfferState, type OfferState } from '../../lenders/lenderProfile.ts'
import type { HttpLender } from './lenderFile.ts'
import type { ReceivedEvent, ReceivedOffer } from './lenderMessages.ts'
import { defaultOfferScreen } from './requiredSteps.ts'
import { toRequirement } from './toRequirement.ts'

type Translation = LenderEvent | CallProblem

const translateOffers = (
  received: readonly ReceivedOffer[],
  { lender, screen }: { readonly lender: HttpLender; readonly screen: OfferState | undefined },
  context: OfferContext,
): Translation => {
  if (received.length > lender.maxOffers) return { problem: `offers: more than ${lender.maxOffers}` }
  const ids = new Set(received.map(({ id }) => id))
  if (ids.size !== received.length) return { problem: 'offers: an id is not unique' }
  const problems = received.flatMap((offer, index) => {
    const problem = findOfferProblem(offer, context)
    return problem === null ? [] : [`offers.${index}.${problem}`]
  })
  if (problems.length > 0) return { problem: problems.join('; ') }
  const offers = received.map((offer) => buildOffer(offer, context))
  const isAdjustable = offers.some(({ adjustable }) => adjustable !== null)
  if (isAdjustable && offers.length > 1) return { problem: 'offers: one offer alone can be adjustable' }
  if (screen !== undefined && (isAdjustable || offers.length > 1))
    return { problem: 'screen: only for one offer that is not adjustable' }
  return { kind: 'offers', state: findOfferState(offers, screen), offers }
}

const findOfferState = (offers: readonly Offer[], screen: OfferState = defaultOfferScreen): OfferState => {
  if (offers.length > 1) return 'IPFD_OFFER_CHOICE'
  return offers[0]?.adjustable === null ? screen : adjustableOfferState
}

const translateChange = (received: ReceivedOffer, context: OfferContext): Translation => {
  const problem = findOfferProblem(received, context)
  if (problem !== null) return { problem: `offer.${problem}` }
  if (received.adjustable !== undefined) return { problem: 'offer.adjustable: not for an accepted offer' }
  return { kind: 'changes-offer', state: 'PROFICREDIT_OFFER', offer: buildOffer(received, context) }
}

export const toLenderEvent = (
  received: ReceivedEvent,
  lender: HttpLender,
  { product, application, isOfferAccepted, now, exchange }: EventContext & Pick<OfferContext, 'exchange'>,
): Translation => {
  const context = { product, lender, now, exchange }
  switch (received.kind) {
    case 'requires-step':
      return toRequirement(received, { application })
    case 'offers':
      return translateOffers(received.offers, { lender, screen: received.screen }, { ...context, isChanged: false })
    case 'changes-offer':
      return translateChange(received.offer, { ...context, isChanged: true })
    case 'declines':
      return { kind: 'declines', reasons: received.reasons }
    case 'accepts':
      return isOfferAccepted
        ? { kind: 'ends', state: 'ACCEPTED' }
        : { problem: 'accepts: the applicant has accepted no offer' }
    case 'redirects': {
      const { url } = received
      return { kind: 'ends', state: 'REDIRECTED', ...(url !== undefined && { redirectUrl: url }) }
    }
    case 'takes-over':
      return { kind: 'ends', state: 'THANK_YOU' }
    case 'withdraws':
    case 'fails':
      return { kind: received.kind }
  }
}
