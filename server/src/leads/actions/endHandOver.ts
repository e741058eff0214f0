// Ends a hand-over, with the reference of the return URL or of the provider's event, and the outcome.
import type { ProblemField } from '@loan/domain/contract/problem'
import { type HandOverOutcome, partnerSite } from '@loan/domain/lender-steps/handOver'
import { buildAnswerError, buildFieldError, LeadError } from '../../lib/leadError.ts'
import { findCurrentHandOver, withFailedHandOver } from '../hand-over/handOver.ts'
import type { Lead } from '../lead.ts'
import type { LeadTransaction } from '../leadTransaction.ts'
import { buildWrongStateError } from '../leadErrors.ts'
import { saveTransition } from '../transitions/saveTransition.ts'
import { recordApplicantAction } from '../transitions/recordApplicantAction.ts'
import { applyApplicantEvent, completeRequirement } from '../transitions/applyEvents.ts'

export type ProviderReturn = { readonly reference: string | undefined; readonly outcome: HandOverOutcome | undefined }

const buildReturnError = (error: ProblemField): LeadError =>
  new LeadError('refused', 'The return does not belong to this hand-over.', { errors: [error] })

const buildMissingFieldError = (fieldName: keyof ProviderReturn): LeadError =>
  buildReturnError(buildAnswerError(fieldName, { code: 'required' }))

/**
 * Saves the transition that the outcome causes and returns the lead. Throws `wrong-state` when the state has no
 * hand-over, and `refused` for a missing, unknown or used reference and for a missing outcome. The caller holds the row
 * lock. `outcome` is that of the provider (readOutcome.ts).
 */
export const endHandOver = async (
  leadTransaction: LeadTransaction,
  lead: Lead,
  { reference, outcome }: ProviderReturn,
): Promise<Lead> => {
  const handOver = findCurrentHandOver(leadTransaction.services, lead)
  if (handOver === null) throw buildWrongStateError(lead, 'The state of the lead has no hand-over.')
  if (reference === undefined) throw buildMissingFieldError('reference')
  if (lead.journey?.handOver?.reference !== reference) {
    const message = 'Does not match the current hand-over of the lead.'
    throw buildReturnError(buildFieldError('reference', 'not-an-option', message))
  }
  if (outcome === undefined) throw buildMissingFieldError('outcome')
  if (outcome === 'fail')
    return saveTransition(leadTransaction, lead, withFailedHandOver(recordApplicantAction(leadTransaction, lead)))
  if (handOver.route === partnerSite.route)
    return applyApplicantEvent(leadTransaction, lead, { kind: 'partner-accepted' })
  return completeRequirement(leadTransaction, lead)
}
