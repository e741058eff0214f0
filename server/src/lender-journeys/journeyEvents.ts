// The events that change the phase of a lead: of its lender, of the server and of the applicant.
import type { Offer } from '@loan/domain/contract/offer'
import type { StateName } from '@loan/domain/states'
import type { LenderEvent } from '../ports/lenderEvent.ts'
import type { RequestedAdjustment } from '../ports/lenderGateway.ts'
import type { LenderJourney } from './journey.ts'

/** `lender-removed`: the current lender is no longer configured. */
export type ServerEvent = { readonly kind: 'no-answer' } | { readonly kind: 'lender-removed' }

export type ApplicantEvent =
  /** The journey is new (createJourney). */
  | { readonly kind: 'submitted'; readonly journey: LenderJourney }
  /** `withoutFiles`: the applicant continued without the pictures of the step. */
  | { readonly kind: 'step-completed'; readonly withoutFiles?: true }
  | { readonly kind: 'offer-adjusted'; readonly offerId: string; readonly offer: Offer }
  /** The lender has to answer with an offer. */
  | ({ readonly kind: 'adjustment-requested' } & RequestedAdjustment)
  | { readonly kind: 'offer-accepted'; readonly offerId: string }
  | { readonly kind: 'offers-declined' }
  | { readonly kind: 'lender-skipped' }
  /** The applicant returned from the site of the lender, which accepted the lead. */
  | { readonly kind: 'partner-accepted' }
  /** The applicant saw the outcome and continues to the last page. */
  | { readonly kind: 'outcome-confirmed' }
  /** `at`: UTC time. */
  | { readonly kind: 'review-requested'; readonly at: string }

export type JourneyEvent = LenderEvent | ServerEvent | ApplicantEvent

export type EventKind = JourneyEvent['kind']

/** Kinds of the events that name the state of the lead after them. */
export type StateEventKind = Extract<JourneyEvent, { readonly state: StateName }>['kind']

/**
 * The exchange that an event belongs to. An event of an earlier exchange is late or repeated, and changes nothing.
 */
export type LenderExchange = { readonly lenderIndex: number; readonly number: number }

export const getExchange = ({
  lenderIndex,
  exchangeNumber,
}: Pick<LenderJourney, 'lenderIndex' | 'exchangeNumber'>): LenderExchange => ({
  lenderIndex,
  number: exchangeNumber,
})

export const isSameExchange = (one: LenderExchange, other: LenderExchange): boolean =>
  one.lenderIndex === other.lenderIndex && one.number === other.number
