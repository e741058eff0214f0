// Writes the requests of a transition to the outbox, in the lead's transaction.
import { and, eq } from 'drizzle-orm'
import { consents, lenderReferences, outbox } from '../database/schema.ts'
import type { Database } from '../database/storage.ts'
import type { LenderRequest } from '../lender-journeys/nextLender.ts'
import { findPhase, isForApplicant, isWaiting } from '../lender-journeys/phases.ts'
import { addRequest } from '../outbox/outboxRows.ts'
import type { LenderConsent, LenderFinder, LenderRequestKind } from '../ports/lenderGateway.ts'
import type { Product } from '@loan/domain/products/product'
import type { Lead } from './lead.ts'
import type { LeadServices } from './leadServices.ts'
import { offerFiles } from './offeredFiles.ts'
import { hashSecret } from './tokens.ts'

type SendContext = {
  readonly services: Pick<LeadServices, 'lenders' | 'secretKey'>
  readonly lead: Lead
  readonly product: Product
  readonly now: Date
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

/** What the lender did not receive yet is not sent: the lead has left it. */
const dropUnsent = async (transaction: Database, leadId: string, kind: string): Promise<void> => {
  await transaction
    .update(outbox)
    .set({ sealed: null })
    .where(and(eq(outbox.leadId, leadId), eq(outbox.kind, kind), eq(outbox.status, 'pending')))
}

/** The request to the lender of a lead that the applicant erases; none when no lender has the lead. */
export const buildWithdrawal = (
  { findLender }: LenderFinder,
  { state, journey }: Pick<Lead, 'state' | 'journey'>,
): readonly LenderRequest[] => {
  const phase = findPhase({ state, journey })
  const lender = journey === null ? null : findLender(journey)
  if (journey === null || lender === null || !(isWaiting(phase) || isForApplicant(phase))) return []
  return [{ kind: 'withdrawn', lender, journey, state, handOverReference: null, dueAt: null }]
}

/** Does nothing for a gateway that sends no requests. The caller holds the row lock. */
export const sendLenderRequests = async (
  transaction: Database,
  requests: readonly LenderRequest[],
  { services, lead, product, now }: SendContext,
): Promise<void> => {
  for (const request of requests) {
    const { reference } = request.journey
    if (reference === undefined) continue
    const outgoing = services.lenders.buildRequest({
      request: { ...request, journey: { ...request.journey, reference } },
      application: lead.application,
      product,
      consents: await readLenderConsents(transaction, lead.id, request.lender.key),
      files: await offerFiles(transaction, { ...request, journey: { reference } }, lead.id, now),
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
    if (endingKinds.includes(request.kind)) await dropUnsent(transaction, lead.id, kind)
    await addRequest(transaction, services.secretKey, {
      leadId: lead.id,
      kind,
      key,
      content,
      createdAt: now,
      expiresAt,
    })
  }
}
