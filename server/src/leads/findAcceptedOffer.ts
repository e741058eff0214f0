// The offer that the applicant accepted, with its plan and the contact of the lender.
import type { AcceptedOffer } from '@loan/domain/contract/agreement'
import { formatApplicationNumber } from '@loan/domain/lead/applicationNumber'
import { countSmallestUnits } from '@loan/domain/loan-cost/instalments'
import type { Product } from '@loan/domain/products/product'
import { buildLenderContact } from '../lenders/lenderContact.ts'
import { addRegistrations } from '../lenders/lenderRegistrations.ts'
import { buildRepaymentPlan } from '../lenders/repaymentPlan.ts'
import type { LenderFinder } from '../ports/lenderGateway.ts'
import type { Lead } from './lead.ts'

/** The receipt without its contract, which is in the database (contractSigning.ts). */
export type AgreedOffer = Omit<AcceptedOffer, 'contract'>

/** Null when the current lender did not agree to an offer that the applicant accepted. */
export const findAcceptedOffer = (
  { findLender }: LenderFinder,
  lead: Lead,
  { country }: Product,
): AgreedOffer | null => {
  const { journey } = lead
  if (journey === null) return null
  const lender = findLender(journey)
  const agreed = journey.steps.findLast(({ kind }) => kind === 'agreed')
  const offer = journey.offers.find(({ id }) => id === journey.takenOfferId)
  if (lender === null || agreed === undefined || offer === undefined) return null
  return {
    reference: formatApplicationNumber(country.code, lead.id),
    agreedAt: agreed.at,
    currency: country.currency.code,
    offer: addRegistrations(offer, lender),
    plan: buildRepaymentPlan(offer, countSmallestUnits(country.currency)),
    lender: { key: lender.key, name: lender.name, ...buildLenderContact(lender) },
  }
}
