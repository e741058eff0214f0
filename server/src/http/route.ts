// The route of an endpoint. The builders check the handler against the types of the endpoint; `Route` is the common
// type that registerContract.ts registers.
import type { Endpoint } from '@loan/domain/contract/endpoint'
import * as v from 'valibot'
import { inTransaction } from '../database/inTransaction.ts'
import type { idempotencyKeys } from '../database/schema.ts'
import type { Database } from '../database/storage.ts'
import { LeadError } from '../lib/leadError.ts'
import { hashClientNetwork, listClientHashes } from './clientAddress.ts'
import {
  buildAcceptedRow,
  deriveKeys,
  type KeyedRequest,
  lockStoredRequestName,
  parseUnguessableKey,
  buildRequestInFlightError,
  runIdempotently,
} from './idempotency.ts'
import { parseInput } from './parseInput.ts'
import type { Services } from './services.ts'

/** An unparsed request; `params` are the merged parameters of the path and the query. */
export type RawCall = {
  readonly params: unknown
  readonly body: unknown
  readonly leadToken: string | undefined
  readonly idempotencyKey: string | undefined
  /** `lender.match` of the status that the applicant saw. */
  readonly lenderMatch: string | undefined
  /** The result of `formatClientNetwork` (clientAddress.ts). */
  readonly clientNetwork: string
}

/** The parsed call. Handlers use only `database` for queries: it is the transaction of a write. */
export type EndpointCall<E extends Endpoint> = {
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
  /**
   * Returns the id of the lead. Throws for an unauthorised caller before the body is read. Only calls with a file have
   * it.
   */
  readonly authorise?: (raw: Omit<RawCall, 'body'>, services: Services) => Promise<string>
}

/**
 * Parses a stored reply against the contract. Throws for one that does not fit, because that is a fault of the server.
 */
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
  readonly call: Pick<EndpointCall<E>, 'database' | 'now'>
  /** Null when the endpoint needs no idempotency key. */
  readonly keyed: KeyedRequest | null
}

/**
 * Returns the reply of the handler. With an idempotency key the handler runs once for each key. The type of the handler
 * and every test compare its reply with the contract, so only a stored reply is parsed.
 */
export const replyOnce = async <E extends Endpoint>(
  { endpoint, call: { database, now }, keyed }: ReplyOptions<E>,
  handle: () => Promise<v.InferInput<E['reply']>>,
): Promise<unknown> => {
  if (keyed === null) return handle()
  let isNew = false
  const reply = await runIdempotently({ ...keyed, database, now }, async () => {
    const handled = await handle()
    isNew = true
    return handled
  })
  return isNew ? reply : parseReply(endpoint, reply)
}

export const buildScope = ({ method, path }: Endpoint, owner: string): string => `${method} ${path} ${owner}`

type Caller<E extends Endpoint> = Pick<EndpointCall<E>, 'body' | 'clientHash'>

type KeyedInput<E extends Endpoint> = {
  readonly endpoint: E
  readonly raw: RawCall
  readonly key: string
  readonly input: ReturnType<typeof parseCall<E>>
  readonly readOwner: (caller: Caller<E>) => string
}

const buildKeyedRequest = <E extends Endpoint>(
  { endpoint, raw, key, input, readOwner }: KeyedInput<E>,
  { secretKey }: Services,
): KeyedRequest => {
  const clientHashes = listClientHashes(secretKey, raw.clientNetwork)
  const toName = (keyHash: string, index: number) => ({
    scope: buildScope(endpoint, readOwner({ body: input.body, clientHash: clientHashes[index] ?? '' })),
    key: keyHash,
  })
  const [current, ...others] = deriveKeys(secretKey, key)
  return {
    ...toName(current, 0),
    others: others.map((keyHash, index) => toName(keyHash, index + 1)),
    request: input,
    callerHash: '',
  }
}

/** The input of slow work: the call without a database. */
export type OpenPreparation<E extends Endpoint> = Omit<EndpointCall<E>, 'database'>

/**
 * A route for a call without a lead token, with slow work (hashing, network). `prepare` runs first, without a
 * transaction or a connection. `handle` repeats its checks.
 */
export const definePreparedOpenRoute = <E extends Endpoint, Prepared>(
  endpoint: E,
  prepare: (call: OpenPreparation<E>) => Promise<Prepared>,
  handle: (call: EndpointCall<E>, prepared: Prepared) => Promise<v.InferInput<E['reply']>>,
): Route => ({
  endpoint,
  serve: async (raw, services) => {
    const key = endpoint.needsIdempotencyKey ? parseUnguessableKey(raw.idempotencyKey) : null
    const input = parseCall(endpoint, raw)
    const clientHash = hashClient(raw, services)
    const keyed = key === null ? null : buildKeyedRequest({ endpoint, raw, key, input, readOwner: () => '' }, services)
    const prepared = await prepare({ services, now: services.now(), clientHash, ...input })
    const runHandler = (database: Database) => {
      const call = { services, database, now: services.now(), clientHash, ...input }
      return replyOnce({ endpoint, call, keyed }, () => handle(call, prepared))
    }
    return endpoint.method === 'GET'
      ? runHandler(services.storage.database)
      : inTransaction(services.storage, runHandler)
  },
})

/** A route for a call without a lead token. */
export const defineOpenRoute = <E extends Endpoint>(
  endpoint: E,
  handle: (call: EndpointCall<E>) => Promise<v.InferInput<E['reply']>>,
): Route => definePreparedOpenRoute(endpoint, async () => undefined, handle)

/** The rows that a call inserts. */
type NewRows<E extends Endpoint> = {
  readonly reply: v.InferInput<E['reply']>
  /**
   * Inserts the rows and the row of the idempotency key in one statement. False when a row of the key exists; nothing
   * is inserted then.
   */
  readonly insert: (database: Database, keyRow: typeof idempotencyKeys.$inferInsert) => Promise<boolean>
}

/**
 * A route for a call without a lead token that only inserts: one statement replaces the transaction. An idempotency key
 * is scoped to the owner that `readOwner` returns. A used key and an error of `build` have the replies of
 * `runIdempotently`.
 */
export const defineInsertRoute = <E extends Endpoint>(
  endpoint: E,
  build: (call: Omit<EndpointCall<E>, 'database'>) => NewRows<E>,
  readOwner: (caller: Caller<E>) => string,
): Route => ({
  endpoint,
  serve: async (raw, services) => {
    const key = parseUnguessableKey(raw.idempotencyKey)
    const input = parseCall(endpoint, raw)
    const clientHash = hashClient(raw, services)
    const keyed = buildKeyedRequest({ endpoint, raw, key, input, readOwner }, services)
    /** Null for a used key. */
    const buildAndInsert = async (database: Database): Promise<NewRows<E> | null> => {
      const now = services.now()
      const rows = build({ services, now, clientHash, ...input })
      return (await rows.insert(database, buildAcceptedRow(keyed, rows.reply, now))) ? rows : null
    }
    const replyWithoutInsert = (error: Error): Promise<unknown> => {
      const reject = async (): Promise<never> => {
        throw error
      }
      return inTransaction(services.storage, (database) =>
        replyOnce({ endpoint, call: { database, now: services.now() }, keyed }, reject),
      )
    }
    /** The row may have been written under another secret of the server. */
    const insertOnce = async (database: Database): Promise<NewRows<E> | null> =>
      (await lockStoredRequestName(database, keyed)).key === keyed.key ? buildAndInsert(database) : null
    let rows: NewRows<E> | null
    try {
      rows = await (keyed.others.length === 0
        ? services.storage.withConnection(buildAndInsert)
        : inTransaction(services.storage, insertOnce))
    } catch (error) {
      if (error instanceof LeadError) return replyWithoutInsert(error)
      throw error
    }
    return rows === null ? replyWithoutInsert(buildRequestInFlightError()) : rows.reply
  },
})
