// Applies an event that a lender sent to the lead that its reference names.
import { eq } from 'drizzle-orm'
import { lenderReferences } from '../../database/schema.ts'
import type { Database } from '../../database/storage.ts'
import { findPhase, isForApplicant, isWaiting } from '../../lender-journeys/phases.ts'
import type { JourneyEvent } from '../../lender-journeys/journeyEvents.ts'
import { buildNotFoundError, LeadError } from '../../lib/leadError.ts'
import { lockWithDueTransitions } from '../access/leadAccess.ts'
import { hasExpired, type Lead } from '../lead.ts'
import { findLenderOfLead } from '../leadLender.ts'
import type { LeadTransaction } from '../leadTransaction.ts'
import { isStepRequired } from '../answers/requiredDataPoints.ts'
import { saveTransition, saveTransitionAndNotify } from '../transitions/saveTransition.ts'
import { applyToLead, computeLeadChange } from '../transitions/applyEvents.ts'
import { requireProduct } from '../products.ts'
import { hashSecret } from '../tokens.ts'
import { getVerifiedNumber, readVerification } from '../verification/verification.ts'

export type ReferencedExchange = {
  readonly lender: string
  readonly reference: string
  /** The number of the request that the event answers. */
  readonly exchange: number
}

/** The id of the lead; null for a reference that this lender does not have. */
const findReferencedLead = async (
  database: Database,
  { lender, reference }: ReferencedExchange,
): Promise<string | null> => {
  const [row] = await database
    .select()
    .from(lenderReferences)
    .where(eq(lenderReferences.referenceHash, hashSecret(reference)))
  return row === undefined || row.lender !== lender ? null : row.leadId
}

/**
 * Locks the lead of the reference, with due transitions applied. Throws `not-found` for an unknown reference, `gone`
 * when the lead no longer waits for this lender, and `conflict` for another exchange.
 */
export const lockReferencedLead = async (
  leadTransaction: LeadTransaction,
  referenced: ReferencedExchange,
): Promise<Lead> => {
  const leadId = await findReferencedLead(leadTransaction.database, referenced)
  if (leadId === null) throw buildNotFoundError()
  const lead = await lockWithDueTransitions(leadTransaction, leadId)
  const { journey, erasedAt } = lead
  const phase = findPhase(lead)
  // The reference was deleted while the call waited for the lock.
  if (erasedAt !== null) throw buildNotFoundError()
  const isOpen = !hasExpired(lead, leadTransaction.now) && (isWaiting(phase) || isForApplicant(phase))
  if (journey === null || !isOpen || journey.reference !== referenced.reference)
    throw new LeadError('gone', 'The lead no longer waits for this lender.')
  if (journey.exchangeNumber !== referenced.exchange)
    throw new LeadError(
      'conflict',
      `The event belongs to exchange ${referenced.exchange}, not ${journey.exchangeNumber}.`,
    )
  return lead
}

/** Whether the applicant has to do something in the step that the lender requires. */
const isStepOpen = async ({ services, database }: LeadTransaction, lead: Lead): Promise<boolean> => {
  const { state, application } = lead
  const lender = findLenderOfLead(services.lenders, lead)
  if (state === 'MOBILE_VERIFICATION') {
    const verified = getVerifiedNumber(await readVerification(database, lead.id))
    return lender?.requiresConfirmation === true || application.contactDetails?.phoneNumber !== verified
  }
  return lender !== null && isStepRequired({ state, lender, application, product: requireProduct(services, lead) })
}

/**
 * Applies and saves the event. A required step whose answers exist is completed at once. Throws `conflict` when the
 * event does not fit the phase of the lead. The caller holds the row lock.
 */
export const applyLenderEvent = async (
  leadTransaction: LeadTransaction,
  lead: Lead,
  event: JourneyEvent,
): Promise<Lead> => {
  const change = computeLeadChange(leadTransaction, lead, event)
  if (change === null) throw new LeadError('conflict', `The event does not fit the phase ${findPhase(lead)}.`)
  if (event.kind !== 'requires-step' || (await isStepOpen(leadTransaction, change.lead)))
    return saveTransitionAndNotify(leadTransaction, lead, change.lead, change.requests)
  const completed = applyToLead(leadTransaction, change.lead, { kind: 'step-completed' })
  return saveTransition(leadTransaction, lead, completed.lead, [...change.requests, ...completed.requests])
}
