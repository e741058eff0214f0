// What every call that changes a lead answers: where the lead stands now.
import { states } from '@loan/domain/states'
import type { Lead } from './lead.ts'

export const buildReceipt = ({ id, revision, status, state, expiresAt }: Lead) => ({
  id,
  revision,
  leadStatus: status,
  expiresAt: expiresAt.toISOString(),
  progressState: states[state].code,
})
