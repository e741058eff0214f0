// The replies that a browser needs before a page on another origin may send a call and read its reply (CORS).
import { randomUUID } from 'node:crypto'
import { type EndpointName, endpoints } from '@loan/domain/contract/registry'
import { defineCases } from '../case.ts'
import { expectEqual, Mismatch, NotChecked } from '../outcomes.ts'
import type { Exchange } from '../connection.ts'
import { jsonType } from '../rejected/rejectedRequest.ts'
import { newKey, type Session } from '../session.ts'

const requireOrigin = ({ origin }: Session): string => {
  if (origin === undefined) throw new NotChecked('needs `--origin` with the origin of the page')
  return origin
}

const expectAllowed = (headers: Headers, origin: string): void => {
  const allowed = headers.get('access-control-allow-origin') ?? '(none)'
  if (allowed !== origin && allowed !== '*') throw new Mismatch(`access-control-allow-origin: ${origin}`, allowed)
}

/** The names that a header does not list; a `*` lists all. */
const findMissing = (headers: Headers, header: string, names: readonly string[]): readonly string[] => {
  const listed = (headers.get(header) ?? '').split(',').map((name) => name.trim().toLowerCase())
  return listed.includes('*') ? [] : names.filter((name) => !listed.includes(name.toLowerCase()))
}

/** The headers of the page that a browser sends to another origin only after a preflight. */
const requestHeaders: readonly string[] = ['content-type', 'lead-token', 'idempotency-key']
const replyHeaders: readonly string[] = ['date', 'retry-after', 'x-request-id', 'content-disposition']

/** The methods that need no permission of a preflight. */
const simpleMethods: readonly string[] = ['GET', 'POST']

const preflightCalls: readonly EndpointName[] = ['createLead', 'updateLead', 'leadStatus']

const verifyPreflight = async (session: Session): Promise<void> => {
  const origin = requireOrigin(session)
  for (const name of preflightCalls) {
    const { method } = endpoints[name]
    const params = { 'access-control-request-method': method, 'access-control-request-headers': requestHeaders.join() }
    const { ok, status, headers } = await session.sendPreflight(name, { origin, ...params })
    if (!ok) throw new Mismatch(`a success for the preflight of ${name}`, String(status))
    expectAllowed(headers, origin)
    expectEqual('missing headers', findMissing(headers, 'access-control-allow-headers', requestHeaders), [])
    if (simpleMethods.includes(method)) continue
    expectEqual('missing methods', findMissing(headers, 'access-control-allow-methods', [method]), [])
  }
}

const expectReadable = ({ headers }: Pick<Exchange, 'headers'>, origin: string): void => {
  expectAllowed(headers, origin)
  expectEqual('missing exposed headers', findMissing(headers, 'access-control-expose-headers', replyHeaders), [])
}

const verifyReply = async (session: Session): Promise<void> => {
  const origin = requireOrigin(session)
  const { method, path } = endpoints.createLead
  const headers = { origin, ...jsonType, 'idempotency-key': newKey() }
  const body = JSON.stringify({ product: session.product.id })
  const exchange = await session.sendRaw({ call: 'createLead', method, path, headers, body })
  expectEqual('the status', exchange.status, 200)
  expectReadable(exchange, origin)
}

/** A page that cannot read a problem takes it for a failure of the network, and retries. */
const verifyProblem = async (session: Session): Promise<void> => {
  const origin = requireOrigin(session)
  const { method, path } = endpoints.leadStatus
  const sent = { call: 'leadStatus', method, path: path.replace('{id}', randomUUID()), headers: { origin } } as const
  const exchange = await session.sendRaw(sent)
  if (exchange.status < 400) throw new Mismatch('a problem for a call without a token', String(exchange.status))
  expectReadable(exchange, origin)
}

export const originCases = defineCases('origin', [
  ['preflight', '7.1', 'permits the calls of a page on another origin', verifyPreflight],
  ['reply', '7.1', 'lets that page read a reply and its headers', verifyReply],
  ['problem', '7.1', 'lets that page read a problem', verifyProblem],
])
