// Finds the current lender of a lead.
import type { LenderProfile } from '../lenders/lenderProfile.ts'
import type { LenderFinder } from '../ports/lenderGateway.ts'
import { buildNotFoundError } from '../lib/leadError.ts'
import type { Lead } from './lead.ts'
import { requireJourney } from './leadErrors.ts'

/** Null for a draft, and like `LenderFinder.findLender`. */
export const findLenderOfLead = (
  { findLender }: LenderFinder,
  { journey }: Pick<Lead, 'journey'>,
): LenderProfile | null => (journey === null ? null : findLender(journey))

/** Throws `wrong-state` for a draft, and `not-found` when the lender no longer exists. */
export const requireLender = (
  { lenders }: { readonly lenders: LenderFinder },
  lead: Pick<Lead, 'journey' | 'state'>,
): LenderProfile => {
  const lender = lenders.findLender(requireJourney(lead))
  if (lender === null) throw buildNotFoundError()
  return lender
}
