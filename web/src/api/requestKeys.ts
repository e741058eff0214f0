// Idempotency keys of one button or form. The key of a request is reused while its outcome is unknown, so that a second
// press after a lost reply has no second effect.
import { buildUuid } from '../lib/uuid.ts'
import type { RequestResult } from './request.ts'

export type RequestKeys = {
  /** Returns the key of an equal earlier request while its outcome is unknown, else a new key. */
  readonly keyFor: (request: unknown) => string
  /** Drops the key when the result shows that the server accepted or rejected the request. */
  readonly onResult: (result: RequestResult<unknown>) => void
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
    keyFor: (request) => {
      const text = JSON.stringify(request)
      if (pending?.request !== text) pending = { request: text, key: buildUuid() }
      return pending.key
    },
    onResult: (result) => {
      if (!isUndecided(result)) pending = null
    },
  }
}
