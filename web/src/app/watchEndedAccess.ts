// Reads every reply to the lead's own calls: a device whose application was erased elsewhere, or whose access was ended,
// forgets its answers at its next call. What it does then comes in a chunk of its own.
import { problemTypeUri } from '@loan/domain/contract/problem'
import type { Request, RequestResult } from '../api/request.ts'
import type { Application } from '../context/ApplicationContext.tsx'
import type { ForgottenReason } from '../lib/forgotten.ts'

const reasonOf = (result: RequestResult<unknown>): ForgottenReason | null => {
  if (result.outcome !== 'http') return null
  if (result.problem?.type === problemTypeUri('erased')) return 'erased'
  return result.problem?.type === problemTypeUri('access-ended') ? 'ended' : null
}

/** Only for the token the page holds: one that was replaced in the meantime says nothing about the current lead. */
export const watchEndedAccess =
  (request: Request, application: () => Application): Request =>
  async (endpoint, options) => {
    const result = await request(endpoint, options)
    const reason = reasonOf(result)
    const held = application().store.getState().leadApplication.lead?.token
    if (reason !== null && options.leadToken !== undefined && options.leadToken === held) {
      const { forgetEnded } = await import('../entry/forgetEnded.ts')
      forgetEnded(application(), reason)
    }
    return result
  }
