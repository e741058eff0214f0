// The journey of a lead that was submitted.
import { states } from '@loan/domain/states'
import { LeadError } from '../lib/leadError.ts'
import type { Journey } from './journey.ts'
import type { Lead } from './lead.ts'

/** Throws `wrong-state` for a draft. */
export const journeyOf = ({ journey, state }: Lead): Journey => {
  if (journey !== null) return journey
  throw new LeadError('wrong-state', 'The lead was not submitted yet.', { progressState: states[state].code })
}
