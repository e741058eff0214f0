// Reads every reply to the lead's own calls: a device whose application was erased elsewhere, or whose access was ended,
// forgets its answers at its next call. What it does then comes in a chunk of its own.
import type { Request } from '../api/request.ts'
import type { Application } from '../context/ApplicationContext.tsx'

/** Only for the token the page holds: one that was replaced in the meantime says nothing about the current lead. */
export const watchEndedAccess =
  (request: Request, application: () => Application): Request =>
  async (endpoint, options) => {
    const result = await request(endpoint, options)
    const problem = result.outcome === 'http' && result.httpStatus === 410 ? result.problem : null
    const held = application().store.getState().leadApplication.lead?.token
    if (problem !== null && options.leadToken !== undefined && options.leadToken === held) {
      const { forgetEnded } = await import('../entry/forgetEnded.ts')
      forgetEnded(application(), problem)
    }
    return result
  }
