// The route of an endpoint. The builders check the handler against the types of the endpoint; `Route` is the common
// type that registerContract.ts registers.
import type { Endpoint } from '@loan/domain/contract/endpoint'
import * as v from 'valibot'
import { inTransaction } from '../database/inTransaction.ts'
import type { Database } from '../database/storage.ts'
import { hashClientNetwork } from './clientAddress.ts'
import { deriveKey, type KeyedRequest, parseUnguessableKey, runOnce } from './idempotency.ts'
import { parseInput } from './parseInput.ts'
import type { Services } from './services.ts'

/** An unparsed request; `params` are the merged parameters of the path and the query. */
export type RawCall = {
  readonly params: unknown
  readonly body: unknown
  readonly leadToken: string | undefined
  readonly idempotencyKey: string | undefined
  /** The result of `formatClientNetwork` (clientAddress.ts). */
  readonly clientNetwork: string
}

/** The parsed call. Handlers use only `database` for queries: it is the transaction of a write. */
export type Call<E extends Endpoint> = {
  readonly params: v.InferOutput<E['params']>
  readonly body: v.InferOutput<E['body']>
  readonly services: Services
  readonly database: Database
  readonly now: Date
  /** The keyed hash of the client network, for limits. */
  readonly clientHash: string
}

export type Route = {
  readonly endpoint: Endpoint
  readonly serve: (raw: RawCall, services: Services) => Promise<unknown>
  /** Throws for an unauthorised caller before the body is read. Only calls with a file use it. */
  readonly authorise?: (raw: Omit<RawCall, 'body'>, services: Services) => Promise<void>
}

/** Parses a reply against the contract. Throws for a reply that does not fit, because that is a fault of the server. */
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

type ReplyOptions<E extends Endpoint> = {
  readonly endpoint: E
  readonly call: Pick<Call<E>, 'database' | 'now'>
  /** Null when the endpoint needs no idempotency key. */
  readonly keyed: KeyedRequest | null
}

/** Returns the parsed reply of the handler. With an idempotency key the handler runs once for each key. */
export const replyOnce = async <E extends Endpoint>(
  { endpoint, call: { database, now }, keyed }: ReplyOptions<E>,
  handle: () => Promise<v.InferInput<E['reply']>>,
): Promise<v.InferOutput<E['reply']>> => {
  const work = async () => parseReply(endpoint, await handle())
  return keyed === null ? work() : parseReply(endpoint, await runOnce({ ...keyed, database, now }, work))
}

export const buildScope = ({ method, path }: Endpoint, owner: string): string => `${method} ${path} ${owner}`

type Caller<E extends Endpoint> = Pick<Call<E>, 'body' | 'clientHash'>

/** A route for a call without a lead token. An idempotency key is scoped to the owner that `readOwner` returns. */
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
