// Chooses the id of a request, for its log lines and its reply. A trusted proxy may send the id, so that its log and
// ours can be joined. An id from any other caller is ignored.
import { randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import proxyAddr from '@fastify/proxy-addr'
import type { Config } from '../config/config.ts'
import { parseTraceparent } from '../lib/traceContext.ts'

/** Fits a UUID or a hexadecimal hash, and excludes characters that need escaping in a log or a header. */
const acceptedId = /^[\w-]{8,64}$/u

const readText = (value: string | string[] | undefined): string => (typeof value === 'string' ? value : '')

const readProxyId = ({ headers }: IncomingMessage): string | null => {
  const id = readText(headers['x-request-id'])
  if (acceptedId.test(id)) return id
  return parseTraceparent(headers['traceparent'])?.traceId ?? null
}

/**
 * Returns Fastify's `genReqId`: the `x-request-id` of a trusted proxy, or the trace id of its `traceparent`, or a new
 * UUID.
 */
export const createRequestIdGenerator = ({
  trustedProxies,
}: Pick<Config, 'trustedProxies'>): ((request: IncomingMessage) => string) => {
  const isTrusted = proxyAddr.compile([...trustedProxies])
  return (request) => {
    const isFromProxy = trustedProxies.length > 0 && isTrusted(request.socket.remoteAddress ?? '', 0)
    return (isFromProxy ? readProxyId(request) : null) ?? randomUUID()
  }
}
