// Creates the id of a request for its log line and its reply. A trusted proxy may send the id, so that its log and ours
// can be joined. The id of any other caller is ignored.
import { randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import proxyAddr from '@fastify/proxy-addr'
import type { Config } from '../config/config.ts'

/** Fits a UUID or a hexadecimal hash, and excludes characters that need escaping in a log or a header. */
const acceptedId = /^[\w-]{8,64}$/u
/** W3C Trace Context, version 00; an id of zeros is invalid. */
const traceParent = /^00-(?!0{32})([\da-f]{32})-(?!0{16})[\da-f]{16}-[\da-f]{2}$/u

const readText = (value: string | string[] | undefined): string => (typeof value === 'string' ? value : '')

const readProxyId = ({ headers }: IncomingMessage): string | null => {
  const id = readText(headers['x-request-id'])
  if (acceptedId.test(id)) return id
  return traceParent.exec(readText(headers['traceparent']))?.[1] ?? null
}

/** Returns the `x-request-id`, or the trace id of `traceparent`, of a trusted proxy; otherwise a new UUID. */
export const createRequestIds = ({
  trustedProxies,
}: Pick<Config, 'trustedProxies'>): ((request: IncomingMessage) => string) => {
  const isTrusted = proxyAddr.compile([...trustedProxies])
  return (request) => {
    const isFromProxy = trustedProxies.length > 0 && isTrusted(request.socket.remoteAddress ?? '', 0)
    return (isFromProxy ? readProxyId(request) : null) ?? randomUUID()
  }
}
