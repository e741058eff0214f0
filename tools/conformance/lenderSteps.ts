// Answers the lenders' steps of a submitted lead in favour of the applicant: consents and offers. Other steps need
// pictures, a bank or questions of a lender, and end the run of the lead.
import type { CallReply } from '@loan/domain/client/parseLeadReply'
import { offerCallsByState, type OfferCallName } from '@loan/domain/contract/offer'
import { isStateOfKind } from '@loan/domain/lender-steps/lenderSteps'
import { parseProgressState, type StateName } from '@loan/domain/states'
import { Mismatch, NotChecked } from './outcomes.ts'
import { type LeadHandle, newKey, type Session } from './session.ts'

export type LeadStatusReply = CallReply<'leadStatus'>

/** @assumed a lender that decides later does not fit a run that a person waits for. */
const maxWaitMs = 60_000
/** More than any lender of the specification requires. */
const maxSteps = 20

export const requestStatus = ({ client }: Session, { id, token }: Pick<LeadHandle, 'id' | 'token'>) =>
  client.call('leadStatus', { params: { id }, token })

/** Throws Mismatch for a state outside the contract. */
export const readState = ({ progressState }: Pick<LeadStatusReply, 'progressState'>): StateName => {
  const state = parseProgressState(progressState)
  if (state === null) throw new Mismatch('a state of the contract', JSON.stringify(progressState))
  return state
}

/** The page continues to poll in CHECKING where the reply names no delay. */
const defaultPollMs = 2000

/** Polls as the replies say, until only the applicant can change the state. Throws NotChecked after a minute. */
export const waitForApplicant = async (session: Session, lead: LeadHandle, waitedMs = 0): Promise<LeadStatusReply> => {
  const status = await requestStatus(session, lead)
  if (readState(status) !== 'CHECKING') return status
  if (waitedMs > maxWaitMs) throw new NotChecked('no lender answered within a minute')
  const waitMs = Math.max(status.pollAfterMs ?? defaultPollMs, 100)
  await session.pause(waitMs)
  return waitForApplicant(session, lead, waitedMs + waitMs)
}

const acceptOffer = async (
  { client }: Session,
  { id, token }: LeadHandle,
  call: OfferCallName,
  status: LeadStatusReply,
) => {
  const [offer] = status.offers
  if (offer === undefined) throw new Mismatch('an offer in the status', 'an empty list')
  if (status.questions !== null) throw new NotChecked('the offer requires further answers of the applicant')
  const keyed = { token, idempotencyKey: newKey() }
  await (call === 'continueLead'
    ? client.call(call, { params: { id }, body: { choice: 'accept', offerId: offer.id }, ...keyed })
    : client.call(call, { body: { id, offerId: offer.id, decision: 'accept' }, ...keyed }))
}

const giveConsents = async (
  { client, locale }: Session,
  { id, token }: LeadHandle,
  state: StateName,
  status: LeadStatusReply,
) => {
  const policies = status.policies.map(({ key, version, required }) => ({ key, version, given: required }))
  const call = state === 'DYNAMIC_CONSENTS' ? 'offerDynamicPolicy' : 'answerPolicies'
  await client.call(call, { body: { id, locale, policies }, token, idempotencyKey: newKey() })
}

const outcomes: readonly StateName[] = ['ACCEPTED', 'REDIRECTED', 'REJECTED', 'THANK_YOU']

/** Answers steps until the lead has an outcome. Throws NotChecked at a step of another kind. */
export const completeSteps = async (session: Session, lead: LeadHandle, done = 0): Promise<LeadStatusReply> => {
  const status = await waitForApplicant(session, lead)
  const state = readState(status)
  if (outcomes.includes(state)) return status
  if (done >= maxSteps) throw new Mismatch(`an outcome after ${maxSteps} steps`, state)
  if (isStateOfKind(state, 'consents')) await giveConsents(session, lead, state, status)
  else if (isStateOfKind(state, 'offers')) await acceptOffer(session, lead, offerCallsByState[state], status)
  else throw new NotChecked(`a lender requires the step ${state}, which this run does not answer`)
  return completeSteps(session, lead, done + 1)
}
