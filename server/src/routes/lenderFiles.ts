// Serves the pictures that a lender required to that lender (docs/integrating-a-lender.md). Each call is recorded in
// the log of actions before the picture is read.
import { dayMs } from '@loan/domain/durations'
import { formatClientNetwork, hashClientNetwork } from '../http/clientAddress.ts'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { inTransaction } from '../database/inTransaction.ts'
import { recordReceivedCall } from '../database/receivedCalls.ts'
import type { Database } from '../database/storage.ts'
import { ProblemError } from '../http/problemError.ts'
import type { Services } from '../http/services.ts'
import { readSignedBody, registerSignedBodyParser } from '../http/signedCall.ts'
import { findPermittedFile, type PermittedFile } from '../leads/lender-events/permittedFile.ts'
import { readFetchTimes, recordAction } from '../operators/actionLog.ts'
import type { CallingLender, FileCall } from '../ports/callingLender.ts'

const bodyLimitBytes = 4096

/**
 * @assumed each of three pictures ten times. A call adds a row to the log of actions, which keeps it for two years.
 */
export const fetchesPerDay = 30

/** Throws `bad-request` for a body that does not fit the schema. */
const parseCall = (lender: CallingLender, body: unknown): FileCall => {
  const call = lender.parseFileCall(body)
  if ('problem' in call) throw new ProblemError('bad-request', `The call is invalid at ${call.problem}.`)
  return call
}

/** Throws `too-many-requests` for a lender that has fetched `fetchesPerDay` pictures of the lead within a day. */
const assertMayFetch = async (
  database: Database,
  { leadId, operator, now }: { readonly leadId: string; readonly operator: string; readonly now: Date },
): Promise<void> => {
  const since = new Date(now.getTime() - dayMs)
  const times = await readFetchTimes(database, { leadId, operator, since, limit: fetchesPerDay })
  const oldest = times[fetchesPerDay - 1]
  if (oldest === undefined) return
  throw new ProblemError('too-many-requests', 'The pictures of this lead were fetched too many times in a day.', {
    retryAfterSeconds: Math.ceil((oldest.getTime() + dayMs - now.getTime()) / 1000),
  })
}

/** Throws `conflict` for a repeated call, and like `findPermittedFile` and `assertMayFetch`. */
const requirePermittedFile = (
  services: Services,
  lender: string,
  { id: callId, reference, side }: FileCall,
  { now, clientHash }: { readonly now: Date; readonly clientHash: string },
): Promise<PermittedFile> =>
  inTransaction(services.storage, async (database) => {
    if (!(await recordReceivedCall(database, { source: `files ${lender}`, callId, now })))
      throw new ProblemError('conflict', 'This call was received before.')
    const file = await findPermittedFile({ services, database, now }, { lender, reference, side })
    // A label of an operator has no space.
    const operator = `lender ${lender}`
    // The lead is locked, so that concurrent calls are counted one after the other.
    await assertMayFetch(database, { leadId: file.leadId, operator, now })
    await recordAction(database, services, {
      at: now,
      operator,
      kind: 'fetch',
      result: 'done',
      leadId: file.leadId,
      clientHash,
    })
    return file
  })

const serve = async (services: Services, lender: CallingLender, request: FastifyRequest) => {
  const now = services.now()
  const call = parseCall(lender, readSignedBody(request, lender.secrets, now))
  const clientHash = hashClientNetwork(services.secretKey, formatClientNetwork(request.ip))
  const { mimeType, stored } = await requirePermittedFile(services, lender.key, call, { now, clientHash })
  return { mimeType, bytes: await services.uploads.read(stored) }
}

export const registerLenderFiles = (app: FastifyInstance, services: Services): void => {
  void app.register(async (scope) => {
    registerSignedBodyParser(scope, bodyLimitBytes)
    for (const lender of services.lenders.callers) {
      scope.post(`/lenders/${lender.key}/files`, { config: { limitKind: 'writes' } }, async (request, reply) => {
        const { mimeType, bytes } = await serve(services, lender, request)
        return reply.code(200).header('cache-control', 'no-store').type(mimeType).send(bytes)
      })
    }
  })
}
