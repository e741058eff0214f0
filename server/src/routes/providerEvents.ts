// Receives the outcomes of hand-overs from their providers (docs/integrating-a-provider.md), so that the application
// continues although the applicant did not return.
import { handOverOutcomes } from '@loan/domain/lender-steps/handOver'
import type { FastifyInstance } from 'fastify'
import * as v from 'valibot'
import { inTransaction } from '../database/inTransaction.ts'
import { recordReceivedCall } from '../database/receivedCalls.ts'
import { ProblemError } from '../http/problemError.ts'
import type { Services } from '../http/services.ts'
import { readSignedBody, registerSignedBodyParser } from '../http/signedCall.ts'
import { withTrace } from '../http/withTrace.ts'
import { endHandOver } from '../leads/actions/endHandOver.ts'
import { findByReference, hasExpired } from '../leads/lead.ts'
import { lockWithDueTransitions } from '../leads/access/leadAccess.ts'
import type { LeadTransaction } from '../leads/leadTransaction.ts'
import { buildNotFoundError } from '../lib/leadError.ts'
import type { CallingProvider } from '../ports/providerGateway.ts'

const bodyLimitBytes = 4096

const identifier = v.pipe(v.string(), v.maxLength(100), v.regex(/^[!-~]+$/u))
const bodySchema = v.object({ id: identifier, reference: identifier, outcome: v.picklist(handOverOutcomes) })
type ProviderEvent = v.InferOutput<typeof bodySchema>

const parseEvent = (body: unknown): ProviderEvent => {
  const parsed = v.safeParse(bodySchema, body)
  if (parsed.success) return parsed.output
  const names = parsed.issues.map((issue) => v.getDotPath(issue) ?? 'the body').join(', ')
  throw new ProblemError('bad-request', `The event is invalid at ${names}.`)
}

/** Throws `not-found` for an unknown reference, a used one, one of another provider, and that of an expired lead. */
const applyEvent = async (
  leadTransaction: LeadTransaction,
  { key, step }: CallingProvider,
  { id: callId, reference, outcome }: ProviderEvent,
): Promise<void> => {
  const { database, now } = leadTransaction
  if (!(await recordReceivedCall(database, { source: `provider ${key}`, callId, now })))
    throw new ProblemError('conflict', 'This event was received before.')
  const found = await findByReference(database, reference, now)
  if (found === null || found.state !== step) throw buildNotFoundError()
  const lead = await lockWithDueTransitions(leadTransaction, found.id)
  const isOpen = lead.state === step && !hasExpired(lead, now)
  if (!isOpen || lead.journey?.handOver?.reference !== reference) throw buildNotFoundError()
  await endHandOver(leadTransaction, lead, { reference, outcome })
}

export const registerProviderEvents = (app: FastifyInstance, services: Services): void => {
  void app.register(async (scope) => {
    registerSignedBodyParser(scope, bodyLimitBytes)
    for (const provider of services.providers.callers) {
      scope.post(`/providers/${provider.key}/events`, { config: { limitKind: 'writes' } }, async (request, reply) => {
        const now = services.now()
        const event = parseEvent(readSignedBody(request, provider.secrets, now))
        const traced = withTrace(services, request)
        await inTransaction(traced.storage, (database) =>
          applyEvent({ services: traced, database, now }, provider, event),
        )
        return reply.code(204).header('cache-control', 'no-store').send()
      })
    }
  })
}
