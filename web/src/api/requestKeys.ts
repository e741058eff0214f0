// Idempotency keys of one button or form. The key of a request is reused while its outcome is unknown, so that a second
// press after a lost reply has no second effect.
import { buildUuid } from '../lib/uuid.ts'
import type { RequestResult } from './request.ts'

export type RequestKeys = {
  /**
   * Sends a request under the key of an equal earlier one while its outcome is unknown, else under a new key. Returns
   * the result, which drops the key when it shows that the server accepted or rejected the request.
   */
  readonly send: <Reply>(
    /** Identifies equal requests. */
    request: unknown,
    sendUnder: (idempotencyKey: string) => Promise<RequestResult<Reply>>,
  ) => Promise<RequestResult<Reply>>
}

/** True after a network failure, a 5xx or 429 status, a request still in flight, or a response of a proxy. */
const isUndecided = (result: RequestResult<unknown>): boolean => {
  if (result.outcome === 'ok') return false
  if (result.outcome !== 'http') return true
  const { problem, httpStatus } = result
  return problem === null || httpStatus >= 500 || httpStatus === 429 || problem.type.endsWith(':request-in-flight')
}

export const createRequestKeys = (): RequestKeys => {
  let pending: { readonly request: string; readonly key: string } | null = null
  return {
    send: async (request, sendUnder) => {
      const text = JSON.stringify(request)
      const own = pending?.request === text ? pending : { request: text, key: buildUuid() }
      pending = own
      const result = await sendUnder(own.key)
      // Another request may have replaced it.
      if (pending === own && !isUndecided(result)) pending = null
      return result
    },
  }
}
