// Creates and submits a lead with the complete application of the applicant.
import { LeadProblemError } from '@loan/domain/client/callErrors'
import type { CallReply } from '@loan/domain/client/parseLeadReply'
import { NotChecked } from './outcomes.ts'
import { type LeadHandle, newKey, type Session } from './session.ts'

const needsCaptcha = (error: unknown): boolean =>
  error instanceof LeadProblemError &&
  (error.problem.errors ?? []).some(({ fieldName }) => fieldName === 'googleCaptchaToken')

export type SubmittedLead = { readonly lead: LeadHandle; readonly reply: CallReply<'updateLead'> }

/** Throws NotChecked on a server with a captcha, LeadProblemError and ContractViolationError. */
export const submitLead = async (session: Session): Promise<SubmittedLead> => {
  const application = await session.buildApplication()
  const lead = await session.createDraft()
  const { id, revision, token } = lead
  const body = { product: session.product.id, id, revision, submit: true, ...application }
  try {
    const reply = await session.client.call('updateLead', { body, token, idempotencyKey: newKey() })
    return { lead: { ...lead, revision: reply.revision }, reply }
  } catch (error) {
    if (needsCaptcha(error)) throw new NotChecked('the server has a captcha: run it on an instance without one')
    throw error
  }
}
