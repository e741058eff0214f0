// The lenders' steps of one submitted lead, up to its outcome. The code of the mobile verification is read from the
// sandbox of the server; without one the rest is not checked.
import { type ConformanceCase, defineCases } from '../case.ts'
import { expectEqual, Mismatch, NotChecked } from '../outcomes.ts'
import { expectErrorsOfFields, expectProblem } from '../expectProblem.ts'
import { completeSteps, type LeadStatusReply, readState, requestStatus, waitForApplicant } from '../lenderSteps.ts'
import { skipMissingCall } from '../missingCall.ts'
import { readSandboxMessage } from '../readSandboxMessage.ts'
import { type LeadHandle, newKey, type Session } from '../session.ts'
import { submitLead } from '../submitLead.ts'

/** The lead of the group; the runner keeps the order of the cases. */
type Journey = { lead: LeadHandle | null; status: LeadStatusReply | null }

const requireLead = ({ lead }: Journey): LeadHandle => {
  if (lead === null) throw new NotChecked('there is no submitted lead')
  return lead
}

const start = async (session: Session, journey: Journey): Promise<void> => {
  const { lead } = await submitLead(session)
  const status = await waitForApplicant(session, lead)
  Object.assign(journey, { lead, status })
  if (readState(status) === 'NONE') throw new Mismatch('a state after the submission', 'NONE')
}

/** What the screens of all steps show: the lender, and what has happened so far. */
const verifyStatus = async ({ status }: Journey): Promise<void> => {
  if (status === null) throw new NotChecked('there is no submitted lead')
  if (readState(status) !== 'REJECTED' && status.lender === null) throw new Mismatch('a lender', 'null')
  const times = status.steps.map(({ at }) => Date.parse(at))
  expectEqual(
    'the times of the steps, the oldest first,',
    times.toSorted((one, other) => one - other),
    times,
  )
  expectEqual('the first step', status.steps[0]?.kind, 'received')
}

const requireVerification = ({ status }: Journey) => {
  if (status === null || readState(status) !== 'MOBILE_VERIFICATION') {
    throw new NotChecked(`no lender requires a code: the state is ${status === null ? 'unknown' : readState(status)}`)
  }
  if (status.verification === null) throw new Mismatch('`verification` in MOBILE_VERIFICATION', 'null')
  return status.verification
}

const sendWrongCode = async (session: Session, journey: Journey): Promise<void> => {
  const { id, token } = requireLead(journey)
  const { codeLength, triesLeft } = requireVerification(journey)
  if (triesLeft < 2) throw new NotChecked('the lead has no second try')
  const body = { id, code: '0'.repeat(codeLength) }
  const exchange = await session.send('verifyMobile', { body, token, idempotencyKey: newKey() })
  expectProblem(exchange, 'refused')
  expectErrorsOfFields(exchange, ['code'])
  const status = await requestStatus(session, { id, token })
  expectEqual('tries left', status.verification?.triesLeft, triesLeft - 1)
}

/** Shows the screen for another number and enters the same one again. */
const changeNumber = async (session: Session, journey: Journey): Promise<void> => {
  const { id, token } = requireLead(journey)
  requireVerification(journey)
  const phoneNumber = session.answers.contactDetails?.phoneNumber
  if (phoneNumber === undefined) throw new NotChecked('the pages of this product have no phone number')
  const open = await session.client.call('changeMobile', { body: { id }, token, idempotencyKey: newKey() })
  expectEqual('the state', readState(open), 'CHANGE_MOBILE_NUMBER')
  const body = { id, phoneNumber }
  const changed = await session.client.call('changeMobile', { body, token, idempotencyKey: newKey() })
  expectEqual('the state', readState(changed), 'MOBILE_VERIFICATION')
}

/** A wrong code, so that a server that ignores the header does not change the state. */
const sendForOtherLender = async (session: Session, journey: Journey): Promise<void> => {
  const { id, token } = requireLead(journey)
  const { codeLength } = requireVerification(journey)
  const { lender, verification } = await requestStatus(session, { id, token })
  if (lender?.match === undefined) throw new NotChecked('the status names no `lender.match`')
  if (verification === null || verification.triesLeft < 2) throw new NotChecked('the lead has no second try')
  const body = { id, code: '0'.repeat(codeLength) }
  const lenderMatch = `not-${lender.match}`.slice(0, 100)
  const exchange = await session.send('verifyMobile', { body, token, idempotencyKey: newKey(), lenderMatch })
  expectProblem(exchange, 'wrong-state')
  const after = await requestStatus(session, { id, token })
  expectEqual('tries left', after.verification?.triesLeft, verification.triesLeft)
}

const sendCode = async (session: Session, journey: Journey): Promise<void> => {
  const { id, token } = requireLead(journey)
  requireVerification(journey)
  const body = { id, code: await readSandboxMessage(session, id, 'sms') }
  const receipt = await session.client.call('verifyMobile', { body, token, idempotencyKey: newKey() })
  if (readState(receipt) === 'MOBILE_VERIFICATION') throw new Mismatch('the next state', 'MOBILE_VERIFICATION')
}

const completeJourney = async (session: Session, journey: Journey): Promise<void> => {
  Object.assign(journey, { status: await completeSteps(session, requireLead(journey)) })
}

const requireAccepted = (journey: Journey): LeadHandle => {
  const { status } = journey
  if (status !== null && readState(status) === 'ACCEPTED') return requireLead(journey)
  throw new NotChecked('the lead has no accepted offer')
}

const readAgreement = async (session: Session, journey: Journey): Promise<void> => {
  const { id, token } = requireAccepted(journey)
  const { offer, plan } = await session.client.call('acceptedOffer', { params: { id }, token })
  const params = { id, offerId: offer.id }
  const { totals } = await session.client.call('offerPlan', { params, token })
  expectEqual('the totals of both plans', totals, plan.totals)
  const sumCents = plan.rows.reduce((sum, { payment }) => sum + Math.round(payment * 100), 0)
  expectEqual('the sum of the payments', sumCents, Math.round(offer.totalPayable * 100))
  await session.client.call('offerInformation', { params, token })
  await session.client.call('acceptedOfferCalendar', { params: { id }, token })
}

const verifyAgreement = (session: Session, journey: Journey): Promise<void> =>
  readAgreement(session, journey).catch(skipMissingCall)

const endJourney = async (session: Session, journey: Journey): Promise<void> => {
  const { id, token } = requireLead(journey)
  const state = journey.status === null ? 'unknown' : readState(journey.status)
  if (state !== 'ACCEPTED' && state !== 'REDIRECTED') throw new NotChecked(`the outcome is ${state}`)
  const options = { params: { id }, body: { choice: 'next' as const }, token, idempotencyKey: newKey() }
  expectEqual('the state', readState(await session.client.call('continueLead', options)), 'THANK_YOU')
}

export const createStepCases = (): readonly ConformanceCase[] => {
  const journey: Journey = { lead: null, status: null }
  const run = (step: (session: Session, journey: Journey) => Promise<void>) => (session: Session) =>
    step(session, journey)
  return defineCases('steps', [
    ['start', '1.5, 4.1', 'reaches a step of the applicant', run(start)],
    [
      'status',
      '7.13',
      'names the lender and the steps so far',
      run((_session, journey) => verifyStatus(journey)),
      'start',
    ],
    ['wrong-code', '7.15', 'rejects a wrong code and counts the try', run(sendWrongCode), 'start'],
    ['change-number', '7.15', 'changes the mobile number', run(changeNumber), 'start'],
    ['other-lender', '7.23', 'rejects a write for another lender', run(sendForOtherLender), 'start'],
    ['code', '7.15', 'verifies the mobile number with the code that was sent', run(sendCode), 'start'],
    ['outcome', '1.5, 7.19', 'reaches an outcome by consents and an accepted offer', run(completeJourney), 'code'],
    [
      'agreement',
      '7.23',
      'returns the receipt, the plan and the documents of the accepted offer',
      run(verifyAgreement),
      'outcome',
    ],
    ['end', '7.13', 'continues from the outcome to the end', run(endJourney), 'outcome'],
  ])
}
