// Sends requests, and reads every reply to a call with the lead's token. A device whose application was erased
// elsewhere, or whose access was ended, deletes its answers at its next call. A lead whose create was in flight when
// the applicant cleared the data is erased. The code for both is loaded on demand.
import { createRequest, type Request } from '../api/request.ts'
import type { AppContext } from '../app-context/AppContext.tsx'
import { getClearedCreates } from '../entry/clearedCreates.ts'
import { getServerClock } from '../lib/serverClock.ts'

/** Checks the token, because a reply to a replaced token does not concern the current lead. */
export const watchEndedAccess =
  (request: Request, app: AppContext): Request =>
  async (endpoint, options) => {
    const result = await request(endpoint, options)
    const problem = result.outcome === 'http' && result.httpStatus === 410 ? result.problem : null
    const currentToken = app.store.getState().leadApplication.lead?.token
    if (problem !== null && options.leadToken !== undefined && options.leadToken === currentToken) {
      const { clearEndedLead } = await import('../entry/clearEndedLead.ts')
      clearEndedLead(app, problem)
    }
    if (result.outcome === 'ok' && getClearedCreates(app).has(options.idempotencyKey ?? '')) {
      const { eraseCreatedLead } = await import('../entry/eraseCreatedLead.ts')
      await eraseCreatedLead(app, result.reply)
    }
    return result
  }

export const createWatchedRequest = (app: AppContext): Request =>
  watchEndedAccess(createRequest(app.apiBaseUrl, getServerClock(app)), app)
