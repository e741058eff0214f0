// Sends text messages by signed HTTP requests (docs/messages.md). The outside system, or a small service before it,
// reports deliveries to routes/messageReports.ts.
import type { SmsSettings } from '../../config/messageVariables.ts'
import { getErrorCode } from '../../lib/getErrorCode.ts'
import { buildSignedHeaders } from '../../lib/signedBody.ts'
import { GatewayError } from '../../ports/gatewayError.ts'
import type { MessageGateway, TextMessage } from '../../ports/messageGateway.ts'

/** Shorter than the limit of an attempt of the outbox. */
const requestMs = 15_000

/** These statuses say that the message itself is invalid. Others, such as 401, end when someone corrects the settings. */
const permanentStatuses: readonly number[] = [400, 413, 422]

/** The outside system serves this message later. Any other status that is no success may be about all messages. */
const temporaryStatuses: readonly number[] = [409, 425, 429]

const parseRetryAfterMs = (header: string | null): number | null =>
  header !== null && /^\d{1,6}$/u.test(header) ? Number(header) * 1000 : null

const toGatewayError = ({ status, headers }: Response): GatewayError => {
  if (permanentStatuses.includes(status)) return new GatewayError('permanent', String(status))
  const retryAfterMs = parseRetryAfterMs(headers.get('retry-after'))
  return new GatewayError(
    temporaryStatuses.includes(status) ? 'temporary' : 'unreachable',
    String(status),
    retryAfterMs,
  )
}

const toNetworkError = (error: unknown): GatewayError => {
  if (error instanceof DOMException) return new GatewayError('unreachable', 'timeout')
  const cause = error instanceof Error ? error.cause : undefined
  return new GatewayError('unreachable', getErrorCode(cause) || 'network')
}

/** `now` is the clock of the signature's timestamp. */
export const createSmsGateway = ({ url, secret }: SmsSettings, now: () => Date): MessageGateway<TextMessage> => ({
  send: async ({ key, recipient, text, traceparent }, signal) => {
    const body = JSON.stringify({ id: key, to: recipient, text })
    const response = await fetch(url, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'idempotency-key': key,
        traceparent,
        ...buildSignedHeaders(secret, now(), body),
      },
      body,
      // A redirect could send the text to another host.
      redirect: 'manual',
      signal: AbortSignal.any([signal, AbortSignal.timeout(requestMs)]),
    }).catch((error: unknown) => {
      throw toNetworkError(error)
    })
    await response.body?.cancel().catch(() => {})
    if (!response.ok) throw toGatewayError(response)
  },
})
