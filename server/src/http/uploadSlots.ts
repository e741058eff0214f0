// Limits the uploads of one client network and of one lead, so that slow or many uploads of one applicant leave memory
// and decoders to the others. Counts are per process: docs/decisions/59-limits-of-uploads.md.
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { hourMs } from '@loan/domain/durations'
import { formatClientNetwork } from './clientAddress.ts'
import { ProblemError } from './problemError.ts'
import { createRequestCounter } from './requestCounter.ts'
import { createSlots } from '../lib/slots.ts'

/**
 * @assumed a lead has three sides, and one can be sent again while the server waits for the rest of a broken upload. An
 * office or a mobile network shares one address.
 */
export const uploadsInProgress = { perLead: 4, perNetwork: 16 } as const

/** @assumed each of the three sides ten times. A stored file that is replaced remains until the next cleanup. */
export const uploadsPerHour = 30

/** @assumed an upload takes some seconds. A stalled one ends after 60 seconds (http/drain.ts). */
const retryAfterSeconds = 5

const buildLimitError = (detail: string, seconds: number): ProblemError =>
  new ProblemError('too-many-requests', detail, { retryAfterSeconds: seconds })

/** Returns the id of the lead. Throws for an unauthorised caller. */
type Authorise = (request: FastifyRequest) => Promise<string>

/**
 * Authorises and limits before the body is read. An upload is in progress until its reply, also when its caller has
 * left.
 */
export const limitUploads = (app: FastifyInstance, authorise: Authorise): void => {
  const slots = createSlots()
  const hourly = createRequestCounter(hourMs)
  const releases = new WeakMap<FastifyRequest, () => void>()
  app.addHook('preParsing', async (request) => {
    const leadId = await authorise(request)
    // Fastify would wait for the end of this body forever, and the upload would keep its slots.
    if (request.raw.destroyed) throw new ProblemError('bad-request', 'The caller left before the upload began.')
    const releaseLead = slots.take(`lead ${leadId}`, uploadsInProgress.perLead)
    if (releaseLead === null) throw buildLimitError('Too many uploads of this lead are in progress.', retryAfterSeconds)
    const releaseNetwork = slots.take(`network ${formatClientNetwork(request.ip)}`, uploadsInProgress.perNetwork)
    releases.set(request, () => {
      releaseLead()
      releaseNetwork?.()
    })
    if (releaseNetwork === null)
      throw buildLimitError('Too many uploads from this address are in progress.', retryAfterSeconds)
    const { count, msLeft } = hourly.add(leadId, performance.now())
    if (count > uploadsPerHour) throw buildLimitError('Too many uploads of this lead.', Math.ceil(msLeft / 1000))
  })
  // Runs once for each reply, also for an upload that its caller has broken off.
  app.addHook('onSend', async (request) => {
    releases.get(request)?.()
    releases.delete(request)
  })
}
