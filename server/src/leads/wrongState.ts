// The error of a call that the lead's current state does not allow.
import { states } from '@loan/domain/states'
import { LeadError } from '../lib/leadError.ts'
import type { Lead } from './lead.ts'

export const wrongState = ({ state }: Pick<Lead, 'state'>, detail: string): LeadError =>
  new LeadError('wrong-state', detail, { progressState: states[state].code })
