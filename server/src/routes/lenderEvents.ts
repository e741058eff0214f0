// Receives the events of lenders (docs/integrating-a-lender.md).
import type { FastifyInstance } from 'fastify'
import { inTransaction } from '../database/inTransaction.ts'
import { recordReceivedCall } from '../database/receivedCalls.ts'
import { ProblemError } from '../http/problemError.ts'
import type { Services } from '../http/services.ts'
import { readSignedBody, registerSignedBodyParser } from '../http/signedCall.ts'
import { withTrace } from '../http/withTrace.ts'
import { canRedirectTo } from '../leads/hand-over/handOver.ts'
import { applyLenderEvent, lockReferencedLead } from '../leads/lender-events/lenderEvents.ts'
import type { LeadTransaction } from '../leads/leadTransaction.ts'
import { requireProduct } from '../leads/products.ts'
import type { CallingLender, LenderCall } from '../ports/callingLender.ts'
import type { LenderEvent } from '../ports/lenderEvent.ts'

const bodyLimitBytes = 64 * 1024

/** Throws `bad-request` for a body that does not fit the schema. */
const parseCall = (lender: CallingLender, body: unknown): LenderCall => {
  const call = lender.parseCall(body)
  if ('problem' in call) throw new ProblemError('bad-request', `The event is invalid at ${call.problem}.`)
  return call
}

/** A redirect that is not allowed would only send the lead to the next lender. */
const assertRedirectAllowed = (services: Services, key: string, event: LenderEvent): void => {
  const lender = services.lenders.lenders.find((each) => each.key === key)
  if (lender === undefined) return
  if (event.kind === 'requires-step' && !canRedirectTo(services, { lender, requirement: event.state }))
    throw new ProblemError('refused', 'The event is invalid at step: no provider, or not a host of REDIRECT_HOSTS.')
  if (event.kind !== 'ends' || event.state !== 'REDIRECTED') return
  const { redirectUrl } = event
  if (!canRedirectTo(services, { lender, ...(redirectUrl !== undefined && { redirectUrl }) }))
    throw new ProblemError('refused', 'The event is invalid at url: not a host of REDIRECT_HOSTS.')
}

const applyCall = async (
  leadTransaction: LeadTransaction & { readonly services: Services },
  key: string,
  call: LenderCall,
) => {
  const { services, database, now } = leadTransaction
  const { id: callId, reference, exchange, toEvent } = call
  if (!(await recordReceivedCall(database, { source: `lender ${key}`, callId, now })))
    throw new ProblemError('conflict', 'This event was received before.')
  const lead = await lockReferencedLead(leadTransaction, { lender: key, reference, exchange })
  const isOfferAccepted = lead.journey !== null && lead.journey.takenOfferId !== null
  const event = toEvent({
    product: requireProduct(services, lead),
    application: lead.application,
    isOfferAccepted,
    now,
  })
  if ('problem' in event) throw new ProblemError('refused', `The event is invalid at ${event.problem}.`)
  assertRedirectAllowed(services, key, event)
  await applyLenderEvent(leadTransaction, lead, event)
}

/** A rejected event is not remembered, so that an event that arrived too early can be repeated with its id. */
export const registerLenderEvents = (app: FastifyInstance, services: Services): void => {
  void app.register(async (scope) => {
    registerSignedBodyParser(scope, bodyLimitBytes)
    for (const lender of services.lenders.callers) {
      scope.post(`/lenders/${lender.key}/events`, { config: { limitKind: 'writes' } }, async (request, reply) => {
        const now = services.now()
        const call = parseCall(lender, readSignedBody(request, lender.secrets, now))
        const traced = withTrace(services, request)
        await inTransaction(traced.storage, (database) =>
          applyCall({ services: traced, database, now }, lender.key, call),
        )
        return reply.code(204).header('cache-control', 'no-store').send()
      })
    }
  })
}
