// The id of a request, in its log line and its reply. A trusted proxy may name it, so that its log and ours can be joined;
// what any other caller sends is ignored.
import { randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import proxyAddr from '@fastify/proxy-addr'
import type { Config } from '../config/config.ts'

/** As long as a UUID or a hash in hexadecimal, and nothing that a log or a header could misread. */
const acceptedId = /^[\w-]{8,64}$/u
/** W3C Trace Context, version 00; an id of zeros is invalid. */
const traceParent = /^00-(?!0{32})([\da-f]{32})-(?!0{16})[\da-f]{16}-[\da-f]{2}$/u

const readText = (value: string | string[] | undefined): string => (typeof value === 'string' ? value : '')

const readProxyId = ({ headers }: IncomingMessage): string | null => {
  const id = readText(headers['x-request-id'])
  if (acceptedId.test(id)) return id
  return traceParent.exec(readText(headers['traceparent']))?.[1] ?? null
}

/** `x-request-id`, else the trace id of `traceparent`, from a trusted proxy; else a new UUID. */
export const createRequestIds = ({
  trustedProxies,
}: Pick<Config, 'trustedProxies'>): ((request: IncomingMessage) => string) => {
  const isTrusted = proxyAddr.compile([...trustedProxies])
  return (request) => {
    const isFromProxy = trustedProxies.length > 0 && isTrusted(request.socket.remoteAddress ?? '', 0)
    return (isFromProxy ? readProxyId(request) : null) ?? randomUUID()
  }
}
