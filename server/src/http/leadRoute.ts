// Serves the calls that belong to a lead: requires its token, applies due transitions first, and holds the row lock
// for a write.
import { webcrypto } from 'node:crypto'
import type { Endpoint } from '@loan/domain/contract/endpoint'
import * as v from 'valibot'
import { inTransaction } from '../database/inTransaction.ts'
import type { Database } from '../database/storage.ts'
import type { Lead } from '../leads/lead.ts'
import { type LeadCredentials, lockCurrentLead, readCurrentLead } from '../leads/access/leadAccess.ts'
import { hashSecret } from '../leads/tokens.ts'
import { buildWrongStateError } from '../leads/leadErrors.ts'
import { findLenderOfLead } from '../leads/leadLender.ts'
import { LeadError, type LeadErrorKind } from '../lib/leadError.ts'
import { deriveKeys, findStoredReply, type KeyedRequest, parseIdempotencyKey } from './idempotency.ts'
import { ProblemError } from './problemError.ts'
import {
  buildScope,
  type EndpointCall,
  hashClient,
  parseCall,
  parseReply,
  type RawCall,
  replyOnce,
  type Route,
} from './route.ts'
import type { Services } from './services.ts'

export type LeadCall<E extends Endpoint> = EndpointCall<E> & { readonly lead: Lead; readonly tokenHash: string }

const idSchema = v.object({ id: v.string() })

/** Reads the lead id from the parameters, or else from the body. Throws when neither has it. */
export const readLeadId = (params: unknown, body: unknown): string => {
  const found = [params, body].map((source) => v.safeParse(idSchema, source)).find(({ success }) => success)
  if (found?.success !== true) throw new Error('The endpoint has no lead id in its parameters or its body')
  return found.output.id
}

/** Returns the hash of the token. Throws `token-needed` without one. */
export const requireToken = (token: string | undefined): string => {
  if (token === undefined || token === '') throw new ProblemError('token-needed', 'Send the header Lead-Token.')
  return hashSecret(token)
}

/** The input of slow work: the lead, read without a row lock, and no database. */
export type PreparationInput<E extends Endpoint> = Omit<LeadCall<E>, 'database'>

type IncomingCall<E extends Endpoint> = {
  readonly raw: RawCall
  readonly services: Services
  readonly tokenHash: string
  readonly input: ReturnType<typeof parseCall<E>>
  readonly leadId: string
  /** Null when the endpoint needs no idempotency key. */
  readonly keyed: KeyedRequest | null
}

/** Replaces a file by its hash, which identifies a retry. The hash is computed outside the event loop. */
const describeBody = async (body: unknown): Promise<unknown> =>
  body instanceof Uint8Array ? Buffer.from(await webcrypto.subtle.digest('SHA-256', body)).toString('hex') : body

const parseIncomingCall = async <E extends Endpoint>(
  endpoint: E,
  raw: RawCall,
  services: Services,
): Promise<IncomingCall<E>> => {
  const tokenHash = requireToken(raw.leadToken)
  const key = endpoint.needsIdempotencyKey ? parseIdempotencyKey(raw.idempotencyKey) : null
  const input = parseCall(endpoint, raw)
  const leadId = readLeadId(input.params, input.body)
  if (key === null) return { raw, services, tokenHash, input, leadId, keyed: null }
  const request = { params: input.params, body: await describeBody(input.body) }
  const scope = buildScope(endpoint, leadId)
  const [current, ...others] = deriveKeys(services.secretKey, key)
  const keyed = {
    scope,
    key: current,
    others: others.map((keyHash) => ({ scope, key: keyHash })),
    request,
    callerHash: tokenHash,
  }
  return { raw, services, tokenHash, input, leadId, keyed }
}

const serveRead = async <E extends Endpoint>(
  { raw, services, tokenHash, input, leadId }: IncomingCall<E>,
  handle: (call: LeadCall<E>) => Promise<v.InferInput<E['reply']>>,
) => {
  const now = services.now()
  const clientHash = hashClient(raw, services)
  const lead = await readCurrentLead(services, { id: leadId, tokenHash, now })
  return handle({ services, database: services.storage.database, now, lead, tokenHash, clientHash, ...input })
}

/** Throws `wrong-state` when the applicant saw another lender than the lead's: the write was meant for that one. */
const requireShownLender = ({ lenderMatch }: RawCall, lead: Lead, { lenders }: Services): void => {
  const lender = findLenderOfLead(lenders, lead)
  if (lenderMatch === undefined || lender === null || lenderMatch === lender.key) return
  throw buildWrongStateError(lead, 'Another lender has the application.')
}

const goneKinds: readonly LeadErrorKind[] = ['not-found', 'gone', 'erased', 'access-ended']

/** Returns the stored reply when the error says that the lead is gone; undefined when there is no stored reply. */
const findReplyOfGoneLead = async (
  database: Database,
  keyed: KeyedRequest | null,
  error: unknown,
): Promise<unknown> => {
  const isGone = error instanceof LeadError && goneKinds.includes(error.kind)
  return isGone && keyed !== null ? findStoredReply(database, keyed) : undefined
}

const serveWrite = async <E extends Endpoint>(
  endpoint: E,
  { raw, services, tokenHash, input, leadId, keyed }: IncomingCall<E>,
  handle: (call: LeadCall<E>) => Promise<v.InferInput<E['reply']>>,
) => {
  const now = services.now()
  const clientHash = hashClient(raw, services)
  return inTransaction(services.storage, async (database) => {
    let lead: Lead
    try {
      lead = await lockCurrentLead(services, database, { id: leadId, tokenHash, now })
    } catch (error) {
      const reply = await findReplyOfGoneLead(database, keyed, error)
      if (reply === undefined) throw error
      return parseReply(endpoint, reply)
    }
    const call = { services, database, now, lead, tokenHash, clientHash, ...input }
    return replyOnce({ endpoint, call, keyed }, () => {
      requireShownLender(raw, lead, services)
      return handle(call)
    })
  })
}

/**
 * @assumed 401 when no token is sent, so that the client's fault is visible; a wrong token gets the reply of an unknown
 * lead. The specification does not define the server's side.
 */
export const defineLeadRoute = <E extends Endpoint>(
  endpoint: E,
  handle: (call: LeadCall<E>) => Promise<v.InferInput<E['reply']>>,
): Route => ({
  endpoint,
  serve: async (raw, services) => {
    const incoming = await parseIncomingCall(endpoint, raw, services)
    return endpoint.method === 'GET' ? serveRead(incoming, handle) : serveWrite(endpoint, incoming, handle)
  },
})

type ReadSource<Source> = (services: Services, access: LeadCredentials) => Promise<Source>

/**
 * A read whose query returns more than the lead. `read` throws for a caller without access to the lead. The client hash
 * is not computed, because this is the most frequent call.
 */
export const defineLeadReadRoute = <E extends Endpoint, Source>(
  endpoint: E,
  read: ReadSource<Source>,
  handle: (call: Omit<LeadCall<E>, 'lead' | 'database' | 'clientHash'>, source: Source) => v.InferInput<E['reply']>,
): Route => ({
  endpoint,
  serve: async (raw, services) => {
    const { input, tokenHash, leadId } = await parseIncomingCall(endpoint, raw, services)
    const now = services.now()
    const source = await read(services, { id: leadId, tokenHash, now })
    return handle({ services, now, tokenHash, ...input }, source)
  },
})

/**
 * A write with slow work (hashing, files, network). `prepare` runs first, without a transaction, a row lock or a
 * connection, so that other calls do not wait for it. The lead may change before `handle` runs: `handle` repeats every
 * check of the lead.
 */
export const definePreparedLeadRoute = <E extends Endpoint, Prepared>(
  endpoint: E,
  prepare: (call: PreparationInput<E>) => Promise<Prepared>,
  handle: (call: LeadCall<E>, prepared: Prepared) => Promise<v.InferInput<E['reply']>>,
): Route => ({
  endpoint,
  serve: async (raw, services) => {
    const incoming = await parseIncomingCall(endpoint, raw, services)
    const { input, tokenHash, leadId, keyed } = incoming
    const now = services.now()
    const clientHash = hashClient(raw, services)
    const lead = await readCurrentLead(services, { id: leadId, tokenHash, now })
    const stored = keyed === null ? undefined : await findStoredReply(services.storage.database, keyed)
    if (stored !== undefined) return parseReply(endpoint, stored)
    const prepared = await prepare({ services, now, lead, tokenHash, clientHash, ...input })
    return serveWrite(endpoint, incoming, (call) => handle(call, prepared))
  },
})
