// Converts the errors of `fetch` into GatewayError.
import { getErrorCode } from '../lib/getErrorCode.ts'
import { GatewayError } from '../ports/gatewayError.ts'

/** For an error that `fetch` throws: no connection, or an aborted signal. */
export const toNetworkError = (error: unknown): GatewayError => {
  if (error instanceof DOMException) return new GatewayError('unreachable', 'timeout')
  const cause = error instanceof Error ? error.cause : undefined
  return new GatewayError('unreachable', getErrorCode(cause) || 'network')
}
