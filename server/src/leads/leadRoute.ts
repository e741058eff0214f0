// Serves the calls that belong to a lead: only for whoever holds its token, with everything due applied first,
// and every write behind the lead's lock.
import type { Endpoint } from '@loan/domain/contract/endpoint'
import { type StateName, states } from '@loan/domain/states'
import * as v from 'valibot'
import type { Database } from '../database/storage.ts'
import { parseIdempotencyKey } from '../http/idempotency.ts'
import { notFound, ProblemError } from '../http/problemError.ts'
import { type Call, inTransaction, parseCall, parseReply, type RawCall, replyOnce, type Route } from '../http/route.ts'
import type { Services } from '../http/services.ts'
import { isDue } from './advance.ts'
import { type Lead, lockLead, readOwnLead } from './lead.ts'
import { catchUp } from './moveLead.ts'
import { hashSecret } from './tokens.ts'

export type LeadCall<E extends Endpoint> = Call<E> & { readonly lead: Lead }

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

/** Throws `not-found` alike for an unknown lead and another's, `gone` for an expired one. */
const findOwn = async (database: Database, id: string, tokenHash: string, now: Date): Promise<Lead> => {
  const lead = await readOwnLead(database, id, tokenHash)
  if (lead === null) throw notFound()
  if (lead.expiresAt <= now || lead.erasedAt !== null) throw new ProblemError('gone', 'The application has expired.')
  return lead
}

/** The lead as it is once everything due was done; nobody else writes it until the transaction ends. */
export const lockAndCatchUp = async (services: Services, database: Database, id: string, now: Date): Promise<Lead> => {
  const lead = await lockLead(database, id)
  if (lead === null) throw notFound()
  return catchUp({ services, database, now }, lead)
}

/**
 * @assumed 401 where no token is sent, so that a client's fault shows; a wrong one is answered as an unknown lead.
 * SPEC.md leaves the server's side open.
 */
export const leadRoute = <E extends Endpoint>(
  endpoint: E,
  handle: (call: LeadCall<E>) => Promise<v.InferInput<E['reply']>>,
): Route => {
  const read = async (raw: RawCall, services: Services, tokenHash: string) => {
    const input = parseCall(endpoint, raw)
    const now = services.now()
    const { database } = services.storage
    const found = await findOwn(database, readLeadId(input.params, input.body), tokenHash, now)
    const lead = isDue(found, now)
      ? await inTransaction(services, (transaction) => lockAndCatchUp(services, transaction, found.id, now))
      : found
    return parseReply(endpoint, await handle({ ...input, services, database, now, lead }))
  }
  const write = async (raw: RawCall, services: Services, tokenHash: string) => {
    if (endpoint.needsIdempotencyKey) parseIdempotencyKey(raw.idempotencyKey)
    const input = parseCall(endpoint, raw)
    const now = services.now()
    return inTransaction(services, async (database) => {
      const { id } = await findOwn(database, readLeadId(input.params, input.body), tokenHash, now)
      const lead = await lockAndCatchUp(services, database, id, now)
      const call = { ...input, services, database, now, lead }
      return replyOnce({ endpoint, raw, call, owner: id }, () => handle(call))
    })
  }
  return {
    endpoint,
    serve: async (raw, services) => {
      const tokenHash = requireToken(raw.leadToken)
      return endpoint.method === 'GET' ? read(raw, services, tokenHash) : write(raw, services, tokenHash)
    },
  }
}
