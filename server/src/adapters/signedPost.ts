// Posts signed JSON to an outside system and maps the reply to the errors of gateways.
import { parseRetryAfter } from '@loan/domain/contract/parseRetryAfter'
import { buildSignedHeaders } from '../lib/signedBody.ts'
import { withTimeLimit } from '../lib/withTimeLimit.ts'
import { GatewayError } from '../ports/gatewayError.ts'
import { toNetworkError } from './networkError.ts'
import { readReplyText } from './readReplyText.ts'

/** Shorter than the limit of an attempt of the outbox. */
const requestMs = 15_000

/** The outside system serves this request later. Any other error status may concern all requests. */
const temporaryStatuses: readonly number[] = [409, 425, 429]

const toGatewayError = (
  { status, headers }: Response,
  permanentStatuses: readonly number[],
  now: Date,
): GatewayError => {
  if (permanentStatuses.includes(status)) return new GatewayError('permanent', String(status))
  const retryAfterSeconds = parseRetryAfter(headers.get('retry-after'), now.getTime())
  return new GatewayError(
    temporaryStatuses.includes(status) ? 'temporary' : 'unreachable',
    String(status),
    retryAfterSeconds === null ? null : retryAfterSeconds * 1000,
  )
}

export type SignedPost = {
  readonly url: string
  readonly secret: string
  /** The idempotency key. */
  readonly key: string
  readonly body: string
  readonly traceparent: string
  /**
   * These statuses say that the request itself is invalid. Others, such as 401, end when someone corrects the settings.
   */
  readonly permanentStatuses: readonly number[]
}

/** Returns the reply, which is a success and unread. Throws GatewayError. */
const send = async (
  { url, secret, key, body, traceparent, permanentStatuses }: SignedPost,
  now: Date,
  signal: AbortSignal,
): Promise<Response> => {
  const response = await fetch(url, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'idempotency-key': key,
      traceparent,
      ...buildSignedHeaders(secret, now, body),
    },
    body,
    // A redirect could send the body to another host.
    redirect: 'manual',
    signal,
  }).catch((error: unknown) => {
    throw toNetworkError(error)
  })
  if (response.ok) return response
  await discardBody(response)
  throw toGatewayError(response, permanentStatuses, now)
}

const discardBody = async ({ body }: Response): Promise<void> => body?.cancel().catch(() => {})

/** Resolves when the reply is a success. Throws GatewayError. `now` is the time of the signature. */
export const postSigned = (post: SignedPost, now: Date, signal: AbortSignal): Promise<void> =>
  withTimeLimit(requestMs, signal, async (limited) => discardBody(await send(post, now, limited)))

/** Returns the body of the reply, at most 64 KiB. Throws GatewayError. `now` is the time of the signature. */
export const requestSigned = (post: SignedPost, now: Date, signal: AbortSignal): Promise<string> =>
  withTimeLimit(requestMs, signal, async (limited) => readReplyText(await send(post, now, limited)))
