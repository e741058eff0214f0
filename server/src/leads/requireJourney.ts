// Access to the lender journey of a submitted lead.
import { states } from '@loan/domain/states'
import { LeadError } from '../lib/leadError.ts'
import type { LenderJourney } from '../lender-journeys/journey.ts'
import type { Lead } from './lead.ts'

/** Throws `wrong-state` for a draft. */
export const requireJourney = ({ journey, state }: Lead): LenderJourney => {
  if (journey !== null) return journey
  throw new LeadError('wrong-state', 'The lead has not been submitted.', { progressState: states[state].code })
}
