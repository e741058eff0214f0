// Writes the requests of a transition to the outbox, in the lead's transaction.
import { and, eq, inArray } from 'drizzle-orm'
import { consents, lenderReferences, outbox, type OutboxRow } from '../../database/schema.ts'
import type { Database } from '../../database/storage.ts'
import type { LenderRequest } from '../../lender-journeys/nextLender.ts'
import { findPhase, isForApplicant, isWaiting } from '../../lender-journeys/phases.ts'
import { enqueueRequest } from '../../outbox/outboxRows.ts'
import type { LenderConsent, LenderFinder, LenderRequestKind } from '../../ports/lenderGateway.ts'
import type { Product } from '@loan/domain/products/product'
import type { Lead } from '../lead.ts'
import { findLenderOfLead } from '../leadLender.ts'
import type { LeadServices } from '../leadServices.ts'
import { offerFiles } from './offeredFiles.ts'
import { hashSecret } from '../tokens.ts'

type LenderRequestContext = {
  readonly services: Pick<LeadServices, 'lenders' | 'secretKey'>
  readonly lead: Lead
  readonly product: Product
  readonly now: Date
  /** The requests of the lead, where they were deleted in this transaction. */
  readonly earlier?: readonly EarlierRequest[]
}

/** The last answer to each policy of the lender. */
const readLenderConsents = async (
  transaction: Database,
  leadId: string,
  lender: string,
): Promise<readonly LenderConsent[]> => {
  const rows = await transaction
    .select()
    .from(consents)
    .where(and(eq(consents.leadId, leadId), eq(consents.lender, lender)))
    .orderBy(consents.id)
  const last = new Map(rows.map((row) => [row.key, row]))
  return [...last.values()].map(({ key, version, locale, given }) => ({ key, version, locale, given: given === 'yes' }))
}

/** Requests after which the lender has nothing to process. */
const endingKinds: readonly LenderRequestKind[] = ['offers-declined', 'withdrawn']

/** Drops requests that the lender has not received, because the lead has left it. Operators cannot send them again. */
const dropUnsent = async (transaction: Database, leadId: string, kind: string): Promise<void> => {
  await transaction
    .update(outbox)
    .set({ sealed: null })
    .where(and(eq(outbox.leadId, leadId), eq(outbox.kind, kind), inArray(outbox.status, ['pending', 'failed'])))
}

export type EarlierRequest = Pick<OutboxRow, 'kind' | 'status' | 'attempts' | 'outcomeCode' | 'claimedUntil'>

/** The requests of a lead. Locks their rows, so that no server begins to send one before the transaction ends. */
export const lockRequests = (transaction: Database, leadId: string): Promise<readonly EarlierRequest[]> =>
  transaction
    .select({
      kind: outbox.kind,
      status: outbox.status,
      attempts: outbox.attempts,
      outcomeCode: outbox.outcomeCode,
      claimedUntil: outbox.claimedUntil,
    })
    .from(outbox)
    .where(eq(outbox.leadId, leadId))
    .for('update')

/** An operator who sends a request again sets its attempts to 0, and its code remains. */
const isUntried = ({ attempts, outcomeCode }: EarlierRequest): boolean => attempts === 0 && outcomeCode === null

/**
 * The time from which a notice of the end may be sent: after the lease of a server that is sending an earlier request,
 * so that the notice is not the first to arrive. Null when no server has tried to send one: the lender has nothing of
 * the lead.
 */
const findNoticeTime = (earlier: readonly EarlierRequest[], now: Date): Date | null => {
  if (earlier.every(isUntried)) return null
  const leases = earlier.flatMap(({ status, claimedUntil }) => (status === 'pending' ? (claimedUntil ?? []) : []))
  return new Date(Math.max(now.getTime(), ...leases.map((lease) => lease.getTime())))
}

/** The request to the lender of a lead that the applicant erases; none when no lender has the lead. */
export const buildWithdrawal = (
  finder: LenderFinder,
  lead: Pick<Lead, 'state' | 'journey'>,
): readonly LenderRequest[] => {
  const { state, journey } = lead
  const phase = findPhase(lead)
  const lender = findLenderOfLead(finder, lead)
  if (journey === null || lender === null || !(isWaiting(phase) || isForApplicant(phase))) return []
  return [{ kind: 'withdrawn', lender, journey, state, handOverReference: null, dueAt: null }]
}

/**
 * Does nothing for a gateway that sends no requests, and sends no notice of the end to a lender that was sent nothing
 * else. The caller holds the row lock.
 */
export const sendLenderRequests = async (
  transaction: Database,
  requests: readonly LenderRequest[],
  { services, lead, product, now, earlier }: LenderRequestContext,
): Promise<void> => {
  for (const request of requests) {
    const { reference } = request.journey
    if (reference === undefined) continue
    const outgoing = services.lenders.buildRequest({
      request: { ...request, journey: { ...request.journey, reference } },
      application: lead.application,
      product,
      consents: await readLenderConsents(transaction, lead.id, request.lender.key),
      files: await offerFiles(transaction, { ...request, journey: { reference } }, lead, now),
      now,
    })
    if (outgoing === null) continue
    const { kind, key, content, expiresAt } = outgoing
    if (request.kind === 'application') {
      const referenceHash = hashSecret(reference)
      await transaction
        .insert(lenderReferences)
        .values({ referenceHash, leadId: lead.id, lender: request.lender.key, createdAt: now })
    }
    let dueAt: Date | null = now
    if (endingKinds.includes(request.kind)) {
      const requestsOfLead = earlier ?? (await lockRequests(transaction, lead.id))
      dueAt = findNoticeTime(
        requestsOfLead.filter((each) => each.kind === kind),
        now,
      )
      await dropUnsent(transaction, lead.id, kind)
    }
    if (dueAt === null) continue
    await enqueueRequest(transaction, services.secretKey, {
      leadId: lead.id,
      kind,
      key,
      content,
      createdAt: now,
      dueAt,
      expiresAt,
    })
  }
}
