// The conditions of the transitions (transitions.ts).
import type { StateName } from '@loan/domain/states'
import type { LenderProfile } from '../lenders/lenderProfile.ts'
import type { LenderJourney } from './journey.ts'
import type { JourneyEvent } from './journeyEvents.ts'
import type { JourneyContext } from './nextLender.ts'
import type { TransitionGuard } from './transitions.ts'

type GuardInput = {
  readonly event: JourneyEvent
  readonly state: StateName
  readonly journey: LenderJourney
  readonly lender: LenderProfile | null
}

const canRedirect = (event: JourneyEvent, lender: LenderProfile | null, context: JourneyContext): boolean => {
  if (lender === null) return false
  if (event.kind === 'requires-step') return context.canRedirectTo({ lender, requirement: event.state })
  if (event.kind !== 'ends' || event.state !== 'REDIRECTED') return true
  const { redirectUrl } = event
  return context.canRedirectTo({ lender, ...(redirectUrl !== undefined && { redirectUrl }) })
}

export const guards: Readonly<Record<TransitionGuard, (input: GuardInput, context: JourneyContext) => boolean>> = {
  'can-redirect': ({ event, lender }, context) => canRedirect(event, lender, context),
  'offer-listed': ({ event, journey }) => 'offerId' in event && journey.offers.some(({ id }) => id === event.offerId),
  // Without an accepted offer the lead waits for an adjusted one, or for what the lender requires before it.
  'offers-open': ({ journey }) => journey.offers.length > 0 && journey.takenOfferId === null,
  'offer-accepted': ({ journey }) => journey.takenOfferId !== null,
  'summary-shown': ({ state, lender }) => state === 'REDIRECTED' && lender?.hasSummary === true,
  'outcome-shown': ({ state }) => state !== 'THANK_YOU',
}
