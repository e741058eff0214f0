// The route of a call of a lead with a file as its body. Its caller is authorised before the body is read.
import type { Endpoint } from '@loan/domain/contract/endpoint'
import type * as v from 'valibot'
import { requireOwnLead } from '../leads/access/leadAccess.ts'
import { buildWrongStateError } from '../leads/leadErrors.ts'
import { parseIdempotencyKey } from './idempotency.ts'
import { definePreparedLeadRoute, type LeadCall, type PreparationInput, readLeadId, requireToken } from './leadRoute.ts'
import { parseInput } from './parseInput.ts'
import type { Route } from './route.ts'

/** A prepared lead route (`definePreparedLeadRoute`) whose parameters have the id of the lead. */
export const defineFileRoute = <E extends Endpoint, Prepared>(
  endpoint: E,
  prepare: (call: PreparationInput<E>) => Promise<Prepared>,
  handle: (call: LeadCall<E>, prepared: Prepared) => Promise<v.InferInput<E['reply']>>,
): Route => ({
  ...definePreparedLeadRoute(endpoint, prepare, handle),
  authorise: async (raw, services) => {
    const tokenHash = requireToken(raw.leadToken)
    if (endpoint.needsIdempotencyKey) parseIdempotencyKey(raw.idempotencyKey)
    const params = parseInput<E['params']>(endpoint.params, raw.params)
    const lead = await requireOwnLead(services.storage.database, {
      id: readLeadId(params, {}),
      tokenHash,
      now: services.now(),
    })
    if (lead.submittedAt === null) throw buildWrongStateError(lead, 'A lead that was not submitted has no files.')
    return lead.id
  },
})
