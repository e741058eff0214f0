// The common reply of the calls that change a lead: its new revision, status and state.
import { states } from '@loan/domain/states'
import type { Lead } from './lead.ts'

export const buildReceipt = ({ id, revision, status, state, expiresAt }: Lead) => ({
  id,
  revision,
  leadStatus: status,
  expiresAt: expiresAt.toISOString(),
  progressState: states[state].code,
})
