// Applies the content of an event to the journey. transitions.ts changes its phase.
import type { RejectionReason } from '../lenders/lenderProfile.ts'
import type { LenderJourney } from './journey.ts'
import type { JourneyEvent } from './journeyEvents.ts'
import { toStoredRequirement } from './requirement.ts'

const addReasons = (journey: LenderJourney, reasons: readonly RejectionReason[]): LenderJourney => ({
  ...journey,
  reasons: [...new Set([...journey.reasons, ...reasons])],
})

const omitAdjustment = ({ adjustment: _adjustment, ...journey }: LenderJourney): LenderJourney => journey

/** The details of an earlier step do not apply to this one. */
const requireStep = (
  { requirement: _requirement, ...journey }: LenderJourney,
  { details, skipped = 0 }: Extract<JourneyEvent, { kind: 'requires-step' }>,
): LenderJourney => ({
  ...journey,
  exchangeNumber: journey.exchangeNumber + skipped,
  ...(details !== undefined && { requirement: toStoredRequirement(details) }),
})

export const applyEventContent = (journey: LenderJourney, event: JourneyEvent): LenderJourney => {
  switch (event.kind) {
    case 'requires-step':
      return requireStep(journey, event)
    case 'offers':
      return { ...omitAdjustment(journey), offers: [...event.offers], takenOfferId: null }
    case 'adjustment-requested': {
      const { offerId, amount, period } = event
      return { ...journey, exchangeNumber: journey.exchangeNumber + 1, adjustment: { offerId, amount, period } }
    }
    case 'changes-offer':
      return { ...journey, offers: [event.offer], takenOfferId: null, offerWasChanged: true }
    case 'offer-adjusted':
      return { ...journey, offers: journey.offers.map((each) => (each.id === event.offerId ? event.offer : each)) }
    case 'offer-accepted':
      return { ...journey, exchangeNumber: journey.exchangeNumber + 1, takenOfferId: event.offerId }
    case 'step-completed':
      return { ...journey, exchangeNumber: journey.exchangeNumber + 1 }
    case 'ends':
      return event.redirectUrl === undefined ? journey : { ...journey, redirectUrl: event.redirectUrl }
    case 'declines':
      return addReasons(journey, event.reasons)
    case 'partner-accepted':
      return { ...journey, handOver: null }
    case 'review-requested':
      return { ...journey, reviewRequested: true, reviewRequestedAt: journey.reviewRequestedAt ?? event.at }
    case 'submitted':
    case 'withdraws':
    case 'fails':
    case 'no-answer':
    case 'lender-removed':
    case 'offers-declined':
    case 'lender-skipped':
    case 'outcome-confirmed':
      return journey
  }
}
