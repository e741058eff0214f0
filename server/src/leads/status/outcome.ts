// Builds the `outcome` of the status: what is known when the lead ended without an offer that the applicant accepted on
// this server.
import type { LeadStatus } from '@loan/domain/contract/lead'
import type { Product } from '@loan/domain/products/product'
import { buildLenderContact } from '../../lenders/lenderContact.ts'
import type { LenderProfile } from '../../lenders/lenderProfile.ts'
import type { Lead } from '../lead.ts'
import { outcomeStates } from './stepStatus.ts'

type Outcome = NonNullable<LeadStatus['outcome']>

const buildRequested = ({ application }: Lead, { period }: Product): Outcome['requested'] =>
  application.amount === undefined || application.period === undefined
    ? null
    : { amount: application.amount, period: { length: application.period, scale: period.scale } }

/** Null in another state, and with an accepted offer, which has a separate call (`acceptedOffer`). */
export const buildOutcome = (lead: Lead, lender: LenderProfile, product: Product): Outcome | null => {
  const { state, journey } = lead
  const agreed = journey?.steps.findLast(({ kind }) => kind === 'agreed')
  if (!outcomeStates.includes(state) || agreed === undefined) return null
  if (journey?.offers.some(({ id }) => id === journey.takenOfferId)) return null
  return {
    answeredAt: agreed.at,
    requested: buildRequested(lead, product),
    contact: buildLenderContact(lender),
  }
}
