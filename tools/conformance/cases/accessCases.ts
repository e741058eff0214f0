// The ways to open a lead on another device: by a resume link, which is read from the sandbox of the server, and
// by a password.
import type { CallReply } from '@loan/domain/client/parseLeadReply'
import * as v from 'valibot'
import { type ConformanceCase, defineCases } from '../case.ts'
import { expectEqual, Mismatch, NotChecked } from '../outcomes.ts'
import { expectErrorsOfFields, expectProblem } from '../expectProblem.ts'
import { requestStatus } from '../lenderSteps.ts'
import { readSandboxMessage } from '../readSandboxMessage.ts'
import { type LeadHandle, newKey, type Session } from '../session.ts'
import { submitLead } from '../submitLead.ts'

/** The lead of the group. `link` is the secret of its resume link, `opened` the lead on the other device. */
type Access = { lead: LeadHandle | null; link: string | null; opened: LeadHandle | null }

const requireValue = <Value>(value: Value | null, what: string): Value => {
  if (value === null) throw new NotChecked(`there is no ${what}`)
  return value
}

const sendLink = async (session: Session, access: Access): Promise<void> => {
  const lead = await session.createDraft(session.answers)
  access.lead = lead
  const { id, token } = lead
  await session.client.call('sendContinueLink', { params: { id }, token, idempotencyKey: newKey() })
}

const toParams = (access: Access) => ({ id: requireValue(access.link, 'link'), urlType: 'continue' as const })

const readLink = async (session: Session, access: Access): Promise<void> => {
  const { id } = requireValue(access.lead, 'lead')
  access.link = (await readSandboxMessage(session, id, 'email')).split('/').at(-1) ?? ''
  const found = await session.client.call('leadFromLink', { params: toParams(access) })
  const older = await session.client.call('leadFromLinkLegacy', { params: toParams(access) })
  if (found.id !== undefined && found.id !== id) throw new Mismatch('the id of the lead', 'another id')
  expectEqual('the datum on the older path', older.confirm, found.confirm)
}

/** The datum that the applicant confirms: the date of birth, or the last three digits of the number. */
const buildConfirmation = (
  { answers }: Session,
  confirm: CallReply<'leadFromLink'>['confirm'],
): { readonly dateOfBirth: string } | { readonly phoneNumber: string } => {
  const { personalDetails, contactDetails } = answers
  const value = { dateOfBirth: personalDetails?.dateOfBirth, phoneNumber: contactDetails?.phoneNumber?.slice(-3) }[
    confirm
  ]
  if (value === undefined) throw new Mismatch('a datum that the application has', confirm)
  return confirm === 'dateOfBirth' ? { dateOfBirth: value } : { phoneNumber: value }
}

const sendWrongConfirmation = async (session: Session, access: Access): Promise<void> => {
  const params = toParams(access)
  const { confirm } = await session.client.call('leadFromLink', { params })
  const body = confirm === 'dateOfBirth' ? { dateOfBirth: '1901-01-01' } : { phoneNumber: 'xxx' }
  const exchange = await session.send('confirmLink', { params, body, idempotencyKey: newKey() })
  expectProblem(exchange, 'refused')
  expectErrorsOfFields(exchange, [confirm])
}

const openLink = async (session: Session, access: Access): Promise<void> => {
  const lead = requireValue(access.lead, 'lead')
  const params = toParams(access)
  const { confirm } = await session.client.call('leadFromLink', { params })
  const body = buildConfirmation(session, confirm)
  const opened = await session.client.call('confirmLink', { params, body, idempotencyKey: newKey() })
  if (opened.id !== lead.id) throw new Mismatch('the id of the lead', 'another id')
  if (opened.token === lead.token) throw new Mismatch('a token of its own', 'the token of the first device')
  access.opened = opened
  await requestStatus(session, opened)
  await requestStatus(session, lead)
}

const revisionSchema = v.object({ writtenWithSameToken: v.boolean() })

/** The page overwrites a newer revision of its own, and lets the applicant choose when it is of another device. */
const updateFromBoth = async (session: Session, access: Access): Promise<void> => {
  const { id, token } = requireValue(access.lead, 'lead')
  const opened = requireValue(access.opened, 'other device')
  const { revision } = await requestStatus(session, opened)
  const body = { product: session.product.id, id, revision, ...session.answers }
  await session.client.call('updateLead', { body, token: opened.token, idempotencyKey: newKey() })
  const exchange = await session.send('updateLead', { body, token, idempotencyKey: newKey() })
  expectProblem(exchange, 'older-revision')
  const problem = v.safeParse(revisionSchema, exchange.json)
  expectEqual('`writtenWithSameToken`', problem.success ? problem.output.writtenWithSameToken : null, false)
}

const endAccess = async (session: Session, access: Access): Promise<void> => {
  const { id, token } = requireValue(access.lead, 'lead')
  const opened = requireValue(access.opened, 'other device')
  expectEqual('other devices', (await session.client.call('leadDevices', { params: { id }, token })).others, 1)
  const { ended } = await session.client.call('endOtherDevices', { params: { id }, token, idempotencyKey: newKey() })
  expectEqual('ended devices', ended, 1)
  expectProblem(await session.send('leadStatus', { params: { id }, token: opened.token }), 'access-ended')
  const { status } = await session.send('leadFromLink', { params: toParams(access) })
  if (status === 200) throw new Mismatch('a revoked link', '200')
}

const leave = async (session: Session, access: Access): Promise<void> => {
  const { id, token } = requireValue(access.lead, 'lead')
  await session.client.call('leaveDevice', { params: { id }, token })
  expectProblem(await session.send('leadStatus', { params: { id }, token }), 'access-ended')
}

const openWithPassword = async (session: Session): Promise<void> => {
  const { lead } = await submitLead(session)
  const { id, token } = lead
  const email = session.answers.contactDetails?.email
  if (email === undefined) throw new NotChecked('the pages of this product have no e-mail address')
  const password = `conformance ${newKey()}`
  await session.client.call('setPassword', { body: { id, password }, token, idempotencyKey: newKey() })
  const body = { product: session.product.id, email, password }
  const opened = await session.client.call('openByPassword', { body })
  if (opened.id !== id) throw new Mismatch('the id of the lead', 'another id')
  if (opened.token === token) throw new Mismatch('a token of its own', 'the token of the first device')
  await requestStatus(session, opened)
}

export const createAccessCases = (): readonly ConformanceCase[] => {
  const access: Access = { lead: null, link: null, opened: null }
  const run = (step: (session: Session, access: Access) => Promise<void>) => (session: Session) => step(session, access)
  return defineCases('access', [
    ['send-link', '7.7', 'sends a resume link', run(sendLink)],
    ['link', '7.7, 7.14', 'returns the state and the datum to confirm of a link', run(readLink), 'send-link'],
    ['wrong-confirmation', '7.7', 'rejects a wrong confirmation of a link', run(sendWrongConfirmation), 'link'],
    ['open-link', '7.7', 'opens the lead on another device, and the first token stays valid', run(openLink), 'link'],
    ['two-devices', '7.6', 'reports an update of the other device as such', run(updateFromBoth), 'open-link'],
    ['end-devices', '7.23', 'ends the access of the other device', run(endAccess), 'open-link'],
    ['leave-device', '7.23', 'ends the access of the calling device', run(leave), 'end-devices'],
    ['password', '7.16', 'opens the lead by a password', openWithPassword],
  ])
}
