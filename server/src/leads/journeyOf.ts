// The journey of a lead that was submitted.
import { states } from '@loan/domain/states'
import { ProblemError } from '../http/problemError.ts'
import type { Journey } from './journey.ts'
import type { Lead } from './lead.ts'

/** Throws `wrong-state` for a draft. */
export const journeyOf = ({ journey, state }: Lead): Journey => {
  if (journey !== null) return journey
  throw new ProblemError('wrong-state', 'The lead was not submitted yet.', { progressState: states[state].code })
}
