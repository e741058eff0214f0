// Accepts, declines and adjusts the offers of the current lender. The routes check the state.
import type { Offer } from '@loan/domain/contract/offer'
import type { ProblemField } from '@loan/domain/contract/problem'
import { checkRange } from '@loan/domain/rules/range'
import { buildAnswerError, buildNotFoundError, LeadError } from '../../lib/leadError.ts'
import { buildGoneError, requireJourney } from '../leadErrors.ts'
import type { Lead } from '../lead.ts'
import type { LeadTransaction } from '../leadTransaction.ts'
import { recordApplicantAction } from '../transitions/recordApplicantAction.ts'
import { applyApplicantEvent } from '../transitions/applyEvents.ts'
import { requireProduct } from '../products.ts'

/** Throws `refused` for an offer that the lead does not have. */
const requireListedOffer = (lead: Lead, offerId: string | undefined): Offer => {
  const offer = requireJourney(lead).offers.find(({ id }) => id === offerId)
  if (offer !== undefined) return offer
  throw new LeadError('refused', 'There is no such offer.', {
    errors: [buildAnswerError('offerId', { code: 'not-an-option' })],
  })
}

/** Throws like `requireListedOffer`, and `gone` for an expired offer. */
const requireOpenOffer = (lead: Lead, offerId: string | undefined, now: Date): Offer => {
  const offer = requireListedOffer(lead, offerId)
  if (Date.parse(offer.validUntil) <= now.getTime()) throw buildGoneError(lead, 'The offer has expired.')
  return offer
}

/** Accepts an offer. Throws like `requireOpenOffer`. */
export const acceptLeadOffer = async (
  leadTransaction: LeadTransaction,
  lead: Lead,
  offerId: string | undefined,
): Promise<Lead> => {
  const { id } = requireOpenOffer(lead, offerId, leadTransaction.now)
  return applyApplicantEvent(leadTransaction, lead, { kind: 'offer-accepted', offerId: id })
}

/**
 * Declines all offers of the current lender. Throws `refused` when the given one is not among them: the applicant has
 * seen those of an earlier lender.
 */
export const declineOffers = async (
  leadTransaction: LeadTransaction,
  lead: Lead,
  offerId: string | undefined,
): Promise<Lead> => {
  if (offerId !== undefined) requireListedOffer(lead, offerId)
  return applyApplicantEvent(leadTransaction, lead, { kind: 'offers-declined' })
}

type Bounds = NonNullable<Offer['adjustable']>['amount']

/** Every error has the limits and the step, from which the page builds its text. */
const validateBounds = (fieldName: string, value: number, bounds: Bounds): readonly ProblemField[] => {
  const error = Number.isSafeInteger(value) ? checkRange(value, bounds) : ({ code: 'not-a-number' } as const)
  return error === null ? [] : [buildAnswerError(fieldName, { code: error.code, params: bounds })]
}

type AdjustmentInput = {
  readonly offerId: string
  readonly amount: number | undefined
  readonly period: number | undefined
}

/**
 * Replaces an offer by one with another amount or period, or requests it from the lender. Throws like
 * `requireOpenOffer`, `not-found` when the offer is not adjustable, and `refused` with the field `amount` or `period`
 * for a value outside the limits of the offer.
 */
export const adjustLeadOffer = async (
  leadTransaction: LeadTransaction,
  lead: Lead,
  adjustment: AdjustmentInput,
): Promise<Lead> => {
  const { services, now } = leadTransaction
  const journey = requireJourney(lead)
  const offer = requireOpenOffer(lead, adjustment.offerId, now)
  if (offer.adjustable === null) throw buildNotFoundError()
  const { amount = offer.amount, period = offer.period.length } = adjustment
  const errors = [
    ...validateBounds('amount', amount, offer.adjustable.amount),
    ...validateBounds('period', period, offer.adjustable.period),
  ]
  if (errors.length > 0) throw new LeadError('refused', 'Outside the limits of the offer.', { errors })
  const adjusted = services.lenders.adjustOffer({
    position: journey,
    offer,
    amount,
    period,
    application: lead.application,
    product: requireProduct(services, lead),
    revision: recordApplicantAction(leadTransaction, lead).revision,
    now,
  })
  if (adjusted === null) throw buildNotFoundError()
  if (adjusted === 'asks-lender') {
    const wanted = { offerId: offer.id, amount, period }
    return applyApplicantEvent(leadTransaction, lead, { kind: 'adjustment-requested', ...wanted })
  }
  return applyApplicantEvent(leadTransaction, lead, { kind: 'offer-adjusted', offerId: offer.id, offer: adjusted })
}
