// The errors of calls that the state of a lead does not allow.
import { states } from '@loan/domain/states'
import type { LenderJourney } from '../lender-journeys/journey.ts'
import { LeadError } from '../lib/leadError.ts'
import type { Lead } from './lead.ts'

export const wrongState = ({ state }: Pick<Lead, 'state'>, detail: string): LeadError =>
  new LeadError('wrong-state', detail, { progressState: states[state].code })

/**
 * For something of a lead that no longer exists, such as an expired offer, although the lead does. The state in the
 * error says that the lead exists: an expired lead is `gone` without one.
 */
export const buildGoneError = ({ state }: Pick<Lead, 'state'>, detail: string): LeadError =>
  new LeadError('gone', detail, { progressState: states[state].code })

/** The journey of a submitted lead. Throws `wrong-state` for a draft. */
export const requireJourney = ({ journey, state }: Pick<Lead, 'journey' | 'state'>): LenderJourney => {
  if (journey === null) throw wrongState({ state }, 'The lead has not been submitted.')
  return journey
}
