// Idempotency keys of one button or form: a new key for each press, the same key while nobody knows whether the request
// was carried out, so that pressing again after a lost reply has one effect.
import { buildUuid } from '../lib/uuid.ts'
import type { RequestResult } from './request.ts'

export type RequestKeys = {
  /** The key of this request; that of the earlier copy while its outcome is unknown. */
  readonly keyFor: (request: unknown) => string
  /** Drops the key once the server has accepted or refused the request. */
  readonly settle: (result: RequestResult<unknown>) => void
}

/** The server is overloaded or still at work on it (409 without a state), or the answer is not the server's at all. */
const isUndecided = (result: RequestResult<unknown>): boolean => {
  if (result.outcome === 'ok') return false
  if (result.outcome !== 'http') return true
  const { problem, httpStatus } = result
  return problem === null || httpStatus >= 500 || httpStatus === 429 || problem.type.endsWith(':request-in-flight')
}

export const createRequestKeys = (): RequestKeys => {
  let open: { readonly request: string; readonly key: string } | null = null
  return {
    keyFor: (request) => {
      const text = JSON.stringify(request)
      if (open?.request !== text) open = { request: text, key: buildUuid() }
      return open.key
    },
    settle: (result) => {
      if (!isUndecided(result)) open = null
    },
  }
}
