// What serves a row of the contract: built with the row's own types, then all alike for the registration.
import type { Endpoint } from '@loan/domain/contract/endpoint'
import * as v from 'valibot'
import { inTransaction } from '../database/inTransaction.ts'
import type { Database } from '../database/storage.ts'
import { hashClientNetwork } from './clientAddress.ts'
import { deriveKey, type KeyedRequest, parseUnguessableKey, runOnce } from './idempotency.ts'
import { parseInput } from './parseInput.ts'
import type { Services } from './services.ts'

/** A request as it came; `params` are those of the path and the query together. */
export type RawCall = {
  readonly params: unknown
  readonly body: unknown
  readonly leadToken: string | undefined
  readonly idempotencyKey: string | undefined
  /** As http/clientAddress.ts formats it. */
  readonly clientNetwork: string
}

/** The parsed call. Only `database` may be used for queries: it is the request's transaction where there is one. */
export type Call<E extends Endpoint> = {
  readonly params: v.InferOutput<E['params']>
  readonly body: v.InferOutput<E['body']>
  readonly services: Services
  readonly database: Database
  readonly now: Date
  /** Keyed hash of the network the request comes from, for limits. */
  readonly clientHash: string
}

export type Route = {
  readonly endpoint: Endpoint
  readonly serve: (raw: RawCall, services: Services) => Promise<unknown>
  /** Rejects a caller before the body is read; only rows that take a file use it. */
  readonly authorise?: (raw: Omit<RawCall, 'body'>, services: Services) => Promise<void>
}

/** A reply leaves only in the form the contract gives it; anything else is our fault. */
export const parseReply = <E extends Endpoint>(endpoint: E, reply: unknown): v.InferOutput<E['reply']> => {
  const parsed = v.safeParse<E['reply']>(endpoint.reply, reply)
  if (parsed.success) return parsed.output
  const paths = parsed.issues.map((issue) => v.getDotPath(issue) ?? '(whole)').join(', ')
  throw new Error(`The reply of ${endpoint.method} ${endpoint.path} does not fit the contract at ${paths}`)
}

export const hashClient = ({ clientNetwork }: RawCall, { secretKey }: Services): string =>
  hashClientNetwork(secretKey, clientNetwork)

export const parseCall = <E extends Endpoint>(endpoint: E, raw: RawCall) => ({
  params: parseInput<E['params']>(endpoint.params, raw.params),
  body: parseInput<E['body']>(endpoint.body, raw.body),
})

type Once<E extends Endpoint> = {
  readonly endpoint: E
  readonly call: Pick<Call<E>, 'database' | 'now'>
  /** Null where the row wants no key. */
  readonly keyed: KeyedRequest | null
}

/** The handler's reply, parsed; where the row wants a key, once for each key. */
export const replyOnce = async <E extends Endpoint>(
  { endpoint, call: { database, now }, keyed }: Once<E>,
  handle: () => Promise<v.InferInput<E['reply']>>,
): Promise<v.InferOutput<E['reply']>> => {
  const work = async () => parseReply(endpoint, await handle())
  return keyed === null ? work() : parseReply(endpoint, await runOnce({ ...keyed, database, now }, work))
}

export const buildScope = ({ method, path }: Endpoint, owner: string): string => `${method} ${path} ${owner}`

type Caller<E extends Endpoint> = Pick<Call<E>, 'body' | 'clientHash'>

/** A call that belongs to no lead yet, or to none at all. A key counts for the owner that `readOwner` names. */
export const openRoute = <E extends Endpoint>(
  endpoint: E,
  handle: (call: Call<E>) => Promise<v.InferInput<E['reply']>>,
  readOwner: (caller: Caller<E>) => string = () => '',
): Route => ({
  endpoint,
  serve: (raw, services) => {
    const key = endpoint.needsIdempotencyKey ? parseUnguessableKey(raw.idempotencyKey) : null
    const input = parseCall(endpoint, raw)
    const clientHash = hashClient(raw, services)
    const scope = buildScope(endpoint, readOwner({ body: input.body, clientHash }))
    const keyed =
      key === null ? null : { scope, key: deriveKey(services.secretKey, key), request: input, callerHash: '' }
    const answer = (database: Database) => {
      const call = { ...input, services, database, now: services.now(), clientHash }
      return replyOnce({ endpoint, call, keyed }, () => handle(call))
    }
    return endpoint.method === 'GET' ? answer(services.storage.database) : inTransaction(services.storage, answer)
  },
})
