// Serves the calls that belong to a lead: only for whoever holds its token, with everything due applied first,
// and every write behind the lead's lock.
import { webcrypto } from 'node:crypto'
import type { Endpoint } from '@loan/domain/contract/endpoint'
import type { ProblemType } from '@loan/domain/contract/problemTypes'
import { type StateName, states } from '@loan/domain/states'
import * as v from 'valibot'
import type { Database } from '../database/storage.ts'
import { deriveKey, findStoredReply, type KeyedRequest, parseIdempotencyKey } from '../http/idempotency.ts'
import { parseInput } from '../http/parseInput.ts'
import { notFound, ProblemError } from '../http/problemError.ts'
import {
  buildScope,
  type Call,
  hashClient,
  inTransaction,
  parseCall,
  parseReply,
  type RawCall,
  replyOnce,
  type Route,
} from '../http/route.ts'
import type { Services } from '../http/services.ts'
import { isDue } from './advance.ts'
import { findRetirement } from './devices.ts'
import { type Lead, lockLead, readOwnLead } from './lead.ts'
import { catchUp } from './moveLead.ts'
import { hashSecret } from './tokens.ts'

export type LeadCall<E extends Endpoint> = Call<E> & { readonly lead: Lead; readonly tokenHash: string }

const withId = v.object({ id: v.string() })

/** The lead's id stands in the path, or else in the body. */
const readLeadId = (params: unknown, body: unknown): string => {
  const found = [params, body].map((source) => v.safeParse(withId, source)).find(({ success }) => success)
  if (found?.success !== true) throw new Error('The row of the contract names no lead id')
  return found.output.id
}

const requireToken = (token: string | undefined): string => {
  if (token === undefined || token === '') throw new ProblemError('token-needed', 'Send the header Lead-Token.')
  return hashSecret(token)
}

export const wrongState = (lead: Lead, detail: string): ProblemError =>
  new ProblemError('wrong-state', detail, { progressState: states[lead.state].code })

/** Throws `wrong-state` with the state the lead is in. */
export const assertState = (lead: Lead, ...allowed: readonly StateName[]): void => {
  if (!allowed.includes(lead.state)) throw wrongState(lead, `This call belongs to ${allowed.join(', ')}.`)
}

/** Throws `not-found` alike for an unknown lead and another's, `gone` for an expired one, or why the token was ended. */
const findOwn = async (database: Database, id: string, tokenHash: string, now: Date): Promise<Lead> => {
  const lead = await readOwnLead(database, id, tokenHash)
  if (lead === null) throw (await findRetirement(database, id, tokenHash)) ?? notFound()
  if (lead.expiresAt <= now || lead.erasedAt !== null) throw new ProblemError('gone', 'The application has expired.')
  return lead
}

/** The lead as it is once everything due was done; nobody else writes it until the transaction ends. */
export const lockAndCatchUp = async (services: Services, database: Database, id: string, now: Date): Promise<Lead> => {
  const lead = await lockLead(database, id)
  if (lead === null) throw notFound()
  return catchUp({ services, database, now }, lead)
}

/** What slow work may use: the lead as it is, read without a lock, and no database. */
export type Preparation<E extends Endpoint> = Omit<LeadCall<E>, 'database'>

type Incoming<E extends Endpoint> = {
  readonly services: Services
  readonly tokenHash: string
  readonly clientHash: string
  readonly input: ReturnType<typeof parseCall<E>>
  readonly leadId: string
  /** Null where the row wants no key. */
  readonly keyed: KeyedRequest | null
}

/** A file is named by its hash, computed outside the event loop: a retry sends the same bytes again. */
const describeBody = async (body: unknown): Promise<unknown> =>
  body instanceof Uint8Array ? Buffer.from(await webcrypto.subtle.digest('SHA-256', body)).toString('hex') : body

const readIncoming = async <E extends Endpoint>(
  endpoint: E,
  raw: RawCall,
  services: Services,
): Promise<Incoming<E>> => {
  const tokenHash = requireToken(raw.leadToken)
  const key = endpoint.needsIdempotencyKey ? parseIdempotencyKey(raw.idempotencyKey) : null
  const input = parseCall(endpoint, raw)
  const leadId = readLeadId(input.params, input.body)
  const clientHash = hashClient(raw, services)
  if (key === null) return { services, tokenHash, clientHash, input, leadId, keyed: null }
  const request = { params: input.params, body: await describeBody(input.body) }
  const keyed = {
    scope: buildScope(endpoint, leadId),
    key: deriveKey(services.secretKey, key),
    request,
    callerHash: tokenHash,
  }
  return { services, tokenHash, clientHash, input, leadId, keyed }
}

/** The lead with everything due applied, without keeping its lock. */
const readCurrent = async (services: Services, id: string, tokenHash: string, now: Date): Promise<Lead> => {
  const found = await findOwn(services.storage.database, id, tokenHash, now)
  if (!isDue(found, now)) return found
  return inTransaction(services, (transaction) => lockAndCatchUp(services, transaction, found.id, now))
}

const serveRead = async <E extends Endpoint>(
  endpoint: E,
  { services, tokenHash, clientHash, input, leadId }: Incoming<E>,
  handle: (call: LeadCall<E>) => Promise<v.InferInput<E['reply']>>,
) => {
  const now = services.now()
  const lead = await readCurrent(services, leadId, tokenHash, now)
  return parseReply(
    endpoint,
    await handle({ ...input, services, database: services.storage.database, now, lead, tokenHash, clientHash }),
  )
}

const goneTypes: readonly ProblemType[] = ['not-found', 'gone', 'erased', 'access-ended']

/** Undefined unless the refusal says that the lead is gone and the caller's earlier copy of the request was accepted. */
const findReplyOfGoneLead = async (
  database: Database,
  keyed: KeyedRequest | null,
  error: unknown,
): Promise<unknown> => {
  const isGone = error instanceof ProblemError && goneTypes.includes(error.type)
  return isGone && keyed !== null ? findStoredReply(database, keyed) : undefined
}

const serveWrite = async <E extends Endpoint>(
  endpoint: E,
  { services, tokenHash, clientHash, input, leadId, keyed }: Incoming<E>,
  handle: (call: LeadCall<E>) => Promise<v.InferInput<E['reply']>>,
) => {
  const now = services.now()
  return inTransaction(services, async (database) => {
    let lead: Lead
    try {
      await findOwn(database, leadId, tokenHash, now)
      lead = await lockAndCatchUp(services, database, leadId, now)
    } catch (error) {
      const reply = await findReplyOfGoneLead(database, keyed, error)
      if (reply === undefined) throw error
      return parseReply(endpoint, reply)
    }
    const call = { ...input, services, database, now, lead, tokenHash, clientHash }
    return replyOnce({ endpoint, call, keyed }, () => handle(call))
  })
}

/**
 * @assumed 401 where no token is sent, so that a client's fault shows; a wrong one is answered as an unknown lead.
 * SPEC.md leaves the server's side open.
 */
export const leadRoute = <E extends Endpoint>(
  endpoint: E,
  handle: (call: LeadCall<E>) => Promise<v.InferInput<E['reply']>>,
): Route => ({
  endpoint,
  serve: async (raw, services) => {
    const incoming = await readIncoming(endpoint, raw, services)
    return endpoint.method === 'GET' ? serveRead(endpoint, incoming, handle) : serveWrite(endpoint, incoming, handle)
  },
})

/**
 * A write with slow work (hashing, files, network). `prepare` runs first, without a transaction, a row lock or a
 * connection, so that other calls do not wait for it. The lead may change before `handle` runs: `handle` repeats every
 * check of the lead.
 */
export const preparedLeadRoute = <E extends Endpoint, Prepared>(
  endpoint: E,
  prepare: (call: Preparation<E>) => Promise<Prepared>,
  handle: (call: LeadCall<E>, prepared: Prepared) => Promise<v.InferInput<E['reply']>>,
): Route => ({
  endpoint,
  authorise: async (raw, services) => {
    const tokenHash = requireToken(raw.leadToken)
    if (endpoint.needsIdempotencyKey) parseIdempotencyKey(raw.idempotencyKey)
    const params = parseInput<E['params']>(endpoint.params, raw.params)
    await findOwn(services.storage.database, readLeadId(params, {}), tokenHash, services.now())
  },
  serve: async (raw, services) => {
    const incoming = await readIncoming(endpoint, raw, services)
    const { input, tokenHash, clientHash, leadId, keyed } = incoming
    const now = services.now()
    const lead = await readCurrent(services, leadId, tokenHash, now)
    const stored = keyed === null ? undefined : await findStoredReply(services.storage.database, keyed)
    if (stored !== undefined) return parseReply(endpoint, stored)
    const prepared = await prepare({ ...input, services, now, lead, tokenHash, clientHash })
    return serveWrite(endpoint, incoming, (call) => handle(call, prepared))
  },
})
