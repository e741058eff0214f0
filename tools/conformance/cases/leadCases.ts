// A lead from the first answers to the submission, with the typed client: every reply has to fit the contract.
import type { CallReply } from '@loan/domain/client/parseLeadReply'
import { listKeys } from '@loan/domain/records'
import { isLeadStatus } from '@loan/domain/lead/status'
import { findApplicableDataPoints } from '@loan/domain/pages/applicationAnswers'
import { getToday } from '@loan/domain/getToday'
import { readAnswer } from '@loan/domain/lead/answers'
import { parseProgressState } from '@loan/domain/states'
import { defineCases } from '../case.ts'
import { expectEqual, Mismatch } from '../outcomes.ts'
import { expectProblem } from '../expectProblem.ts'
import { newKey, type LeadHandle, type Session } from '../session.ts'
import { submitLead } from '../submitLead.ts'

type Receipt = CallReply<'updateLead'>

const expectReceipt = (receipt: Receipt, { revision }: { readonly revision: number }): void => {
  expectEqual('the revision', receipt.revision, revision)
  if (!isLeadStatus(receipt.leadStatus)) throw new Mismatch('a status of the contract', receipt.leadStatus)
  if (parseProgressState(receipt.progressState) === null) {
    throw new Mismatch('a state of the contract', String(receipt.progressState))
  }
}

const verifyCreate =
  (name: 'createLead' | 'createLeadLegacy') =>
  async (session: Session): Promise<void> => {
    const { product, answers, now } = session
    const body = { product: product.id, amount: answers.amount ?? 0, period: answers.period ?? 0 }
    const receipt = await session.client.call(name, { body, idempotencyKey: newKey() })
    expectReceipt(receipt, { revision: 1 })
    expectEqual('the state', parseProgressState(receipt.progressState), 'NONE')
    if (Date.parse(receipt.expiresAt) <= now().getTime())
      throw new Mismatch('a time in the future', 'a past `expiresAt`')
  }

const verifyUpdate =
  (name: 'updateLead' | 'updateLeadLegacy') =>
  async (session: Session): Promise<LeadHandle> => {
    const lead = await session.createDraft()
    const { id, token, revision } = lead
    const body = { product: session.product.id, id, revision, ...session.answers }
    const receipt = await session.client.call(name, { body, token, idempotencyKey: newKey() })
    expectReceipt(receipt, { revision: revision + 1 })
    if (receipt.id !== id) throw new Mismatch('the id of the lead', 'another id')
    return lead
  }

/** The paths whose stored answer differs from the sent one. */
const findChangedAnswers = ({ product, answers, now }: Session, stored: CallReply<'leadAnswers'>): readonly string[] =>
  findApplicableDataPoints({
    product,
    country: product.country,
    application: answers,
    today: getToday(product.country, now()),
  })
    .filter(({ path }) => readAnswer(answers, path) !== readAnswer(stored.application, path))
    .map(({ path }) => path)

/** An answer that the applicant removed must not reach a lender. */
const verifyReplacement = async (session: Session): Promise<void> => {
  const { id, token, revision } = await session.createDraft(session.answers)
  const { amount } = session.product
  const body = { product: session.product.id, id, revision, amount: amount.default }
  await session.client.call('updateLead', { body, token, idempotencyKey: newKey() })
  const stored = await session.client.call('leadAnswers', { params: { id }, token })
  const left = listKeys(stored.application).filter((key) => key === 'personalDetails' || key === 'contactDetails')
  const filled = left.filter((key) => Object.keys(stored.application[key] ?? {}).length > 0)
  expectEqual('answers that the update removed', filled, [])
}

const verifyAnswers = async (session: Session): Promise<void> => {
  const { id, token } = await verifyUpdate('updateLead')(session)
  const stored = await session.client.call('leadAnswers', { params: { id }, token })
  const changed = findChangedAnswers(session, stored)
  if (changed.length > 0) throw new Mismatch('the answers as sent', `other answers at ${changed.join(', ')}`)
}

const verifyStatus = async (session: Session): Promise<void> => {
  const { id, token, revision } = await session.createDraft()
  const status = await session.client.call('leadStatus', { params: { id }, token })
  expectEqual('the revision', status.revision, revision)
  expectEqual('the state', parseProgressState(status.progressState), 'NONE')
}

const verifySubmit = async (session: Session): Promise<void> => {
  const { reply } = await submitLead(session)
  expectReceipt(reply, { revision: 2 })
  if (parseProgressState(reply.progressState) === 'NONE') throw new Mismatch('a state after the submission', 'NONE')
  if (reply.leadStatus === 'draft') throw new Mismatch('a status of a submitted lead', 'draft')
}

const verifyConsents = async (session: Session): Promise<void> => {
  const { id, token } = await session.createDraft(await session.buildApplication())
  const { consents } = await session.client.call('customerConsents', { params: { id }, token })
  const given = consents.filter((consent) => consent.given).map(({ key, version }) => ({ key, version }))
  const required = session.product.policies.filter((policy) => policy.required)
  expectEqual(
    'the given consents',
    given,
    required.map(({ key, version }) => ({ key, version })),
  )
}

const verifyDevices = async (session: Session): Promise<void> => {
  const { id, token } = await session.createDraft()
  expectEqual('other devices', (await session.client.call('leadDevices', { params: { id }, token })).others, 0)
  const { ended } = await session.client.call('endOtherDevices', { params: { id }, token, idempotencyKey: newKey() })
  expectEqual('ended devices', ended, 0)
}

const verifySkip = async (session: Session): Promise<void> => {
  const { lead } = await submitLead(session)
  const { id, token, revision } = lead
  const receipt = await session.client.call('skipLender', { params: { id }, token, idempotencyKey: newKey() })
  expectReceipt(receipt, { revision: revision + 1 })
}

const verifyEvent = async (session: Session): Promise<void> => {
  const { id, token } = await session.createDraft()
  const body = { product: session.product.id, id, name: 'Lead' as const }
  const { stored } = await session.client.call('affiliateEvent', { body, token })
  expectEqual('whether an event without an affiliate is stored', stored, false)
}

const verifyErase = async (session: Session): Promise<void> => {
  const { id, token } = await session.createDraft(session.answers)
  await session.client.call('eraseLead', { params: { id }, token, idempotencyKey: newKey() })
  expectProblem(await session.send('leadStatus', { params: { id }, token }), 'erased')
  expectProblem(await session.send('leadAnswers', { params: { id }, token }), 'erased')
}

export const leadCases = defineCases('lead', [
  ['create', '7.2, 7.5', 'creates a lead from the first answers', verifyCreate('createLead')],
  ['create-older-path', '7.14', 'creates a lead on the path of version 2', verifyCreate('createLeadLegacy')],
  ['update', '7.6', 'replaces the answers and returns the id and the next revision', verifyUpdate('updateLead')],
  ['update-older-path', '7.14', 'replaces the answers on the path of version 2', verifyUpdate('updateLeadLegacy')],
  ['answers', '3.1', 'returns the stored answers as they were sent', verifyAnswers],
  ['replacement', '7.6', 'removes the answers that an update omits', verifyReplacement],
  ['status', '3.34, 4.9, 7.13', 'returns the status of a draft', verifyStatus],
  ['submit', '1.4, 7.6', 'accepts a complete application', verifySubmit],
  ['consents', '3.28, 7.16', 'lists the given consents', verifyConsents],
  ['skip', '7.13', 'leaves a lender for the next one', verifySkip],
  ['event', '7.3, 7.20', 'stores no event of a lead without an affiliate', verifyEvent],
  ['devices', '7.23', 'counts other devices and ends their access', verifyDevices],
  ['erase', '7.23', 'deletes the answers, and then reports the lead as erased', verifyErase],
])
