// The errors of calls that the state of a lead does not allow.
import { states } from '@loan/domain/states'
import type { LenderJourney } from '../lender-journeys/journey.ts'
import { LeadError } from '../lib/leadError.ts'
import type { Lead } from './lead.ts'

export const buildWrongStateError = ({ state }: Pick<Lead, 'state'>, detail: string): LeadError =>
  new LeadError('wrong-state', detail, { progressState: states[state].code })

/**
 * Builds the error for data of an existing lead that no longer exists, such as an expired offer. The state in the error
 * shows that the lead exists: the error `gone` of an expired lead has no state.
 */
export const buildGoneError = ({ state }: Pick<Lead, 'state'>, detail: string): LeadError =>
  new LeadError('gone', detail, { progressState: states[state].code })

/** The journey of a submitted lead. Throws `wrong-state` for a draft. */
export const requireJourney = ({ journey, state }: Pick<Lead, 'journey' | 'state'>): LenderJourney => {
  if (journey === null) throw buildWrongStateError({ state }, 'The lead has not been submitted.')
  return journey
}
