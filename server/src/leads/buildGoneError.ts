// The error of a call for something of a lead that no longer exists, such as an expired offer, although the lead does.
import { states } from '@loan/domain/states'
import { LeadError } from '../lib/leadError.ts'
import type { Lead } from './lead.ts'

/** The state says that the lead exists: an expired lead is `gone` without one. */
export const buildGoneError = ({ state }: Pick<Lead, 'state'>, detail: string): LeadError =>
  new LeadError('gone', detail, { progressState: states[state].code })
