// The actions of applicant, lender, timer and operator on a lead, and leads in each position for these actions.
// For tests only.
import { randomUUID } from 'node:crypto'
import type { Endpoint } from '@loan/domain/contract/endpoint'
import { endOtherDevices } from '@loan/domain/contract/devices'
import { offerSkipDocumentUpload } from '@loan/domain/contract/documents'
import { eraseLead, leadStatus, skipLender } from '@loan/domain/contract/lead'
import { answerProficreditOffer } from '@loan/domain/contract/offer'
import { eq } from 'drizzle-orm'
import { leads, outbox } from '../database/schema.ts'
import { advanceDueLeads } from '../leads/lender-events/advanceDueLeads.ts'
import { type Lead, parseLead } from '../leads/lead.ts'
import { issueToken } from '../leads/tokens.ts'
import { erasePerson } from '../operators/erasePerson.ts'
import { exportPerson } from '../operators/exportPerson.ts'
import { createPerson } from '../operators/person.ts'
import type { LeadHandle } from './leadCalls.ts'
import { sentOffer, sendLenderEvent } from './lenderEvent.ts'
import { anna } from './personas.ts'
import type { CallInput, TestServer } from './testServer.ts'
import { submitApplication } from './leadRequests.ts'

export const preparedPositions = ['awaiting-answer', 'applicant-step', 'offers', 'awaiting-confirmation'] as const
export type PreparedPosition = (typeof preparedPositions)[number]

/** A lead in a position at its first lender, whose application was sent, with two devices. */
export type PreparedLead = LeadHandle & {
  readonly otherToken: string
  readonly email: string
  readonly reference: string
  readonly exchange: number
  readonly offerId: string
}

const sendEvent = async (server: TestServer, lead: PreparedLead, event: unknown, id: string): Promise<string> =>
  String(await sendLenderEvent(server, lead, event, { id }))

/** The status of the reply, and the type of its problem. */
const summarize = async <E extends Endpoint>(server: TestServer, endpoint: E, sent: CallInput<E>): Promise<string> => {
  const { status, problem } = await server.call(endpoint, sent)
  return `${status}${problem === null ? '' : ` ${problem.type}`}`
}

/** `key` is the idempotency key of the call, or the id of the event. */
export type LeadTestAction = (server: TestServer, lead: PreparedLead, key: string) => Promise<string>

const buildActor = (server: TestServer) => ({ operator: 'maria', clientHash: 'network', now: server.now() })

/** Each resolves with the reply to its caller; empty for an operator. */
export const leadTestActions = {
  'the applicant accepts': (server, { id, token, offerId }, key) =>
    summarize(server, answerProficreditOffer, { body: { id, offerId, decision: 'accept' }, token, key }),
  'the applicant declines': (server, { id, token, offerId }, key) =>
    summarize(server, answerProficreditOffer, { body: { id, offerId, decision: 'decline' }, token, key }),
  'the applicant skips the lender': (server, { id, token }, key) =>
    summarize(server, skipLender, { params: { id }, body: {}, token, key }),
  'the applicant completes the step': (server, { id, token }, key) =>
    summarize(server, offerSkipDocumentUpload, { body: { id }, token, key }),
  'the applicant erases': (server, { id, token }, key) => summarize(server, eraseLead, { params: { id }, token, key }),
  'the page polls': (server, { id, token }) => summarize(server, leadStatus, { params: { id }, token }),
  'another device ends the access': (server, { id, otherToken }, key) =>
    summarize(server, endOtherDevices, { params: { id }, token: otherToken, key }),
  'the lender requires a step': (server, lead, key) =>
    sendEvent(server, lead, { kind: 'requires-step', step: 'ID_UPLOAD' }, key),
  'the lender offers': (server, lead, key) => sendEvent(server, lead, { kind: 'offers', offers: [sentOffer] }, key),
  'the lender changes its offer': (server, lead, key) =>
    sendEvent(server, lead, { kind: 'changes-offer', offer: sentOffer }, key),
  'the lender accepts': (server, lead, key) => sendEvent(server, lead, { kind: 'accepts' }, key),
  'the lender declines': (server, lead, key) => sendEvent(server, lead, { kind: 'declines', reasons: ['income'] }, key),
  'the lender withdraws': (server, lead, key) => sendEvent(server, lead, { kind: 'withdraws' }, key),
  'the wait ends': async (server) => {
    const faults: unknown[] = []
    const reportFault = (error: unknown) => void faults.push(error)
    await advanceDueLeads(server.services, { now: server.now(), random: () => 0, reportFault })
    return faults.map(String).join()
  },
  'an operator erases': async (server, { email }) => {
    await erasePerson(server.services, buildActor(server), createPerson('email', email))
    return ''
  },
  'an operator exports': async (server, { email }) => {
    await exportPerson(server.services, buildActor(server), createPerson('email', email))
    return ''
  },
} satisfies Readonly<Record<string, LeadTestAction>>

export const findLead = async ({ storage: { database } }: TestServer, id: string): Promise<Lead> => {
  const [row] = await database.select().from(leads).where(eq(leads.id, id))
  if (row === undefined) throw new Error('The lead was not stored')
  return parseLead(row)
}

const enter = async (server: TestServer, owned: LeadHandle, action: LeadTestAction): Promise<void> => {
  const { journey } = await findLead(server, owned.id)
  const lead = {
    ...owned,
    otherToken: '',
    email: '',
    reference: journey?.reference ?? '',
    exchange: journey?.exchangeNumber ?? 0,
    offerId: journey?.offers[0]?.id ?? '',
  }
  const reply = await action(server, lead, randomUUID())
  if (!reply.startsWith('20')) throw new Error(`The lead could not be prepared: ${reply}`)
}

const actionsBefore: Readonly<Record<PreparedPosition, readonly (keyof typeof leadTestActions)[]>> = {
  'awaiting-answer': [],
  'applicant-step': ['the lender requires a step'],
  offers: ['the lender offers'],
  'awaiting-confirmation': ['the lender offers', 'the applicant accepts'],
}

/** `isDue`: the time limit of the lender is over, where the lead waits. */
export const prepareLead = async (
  server: TestServer,
  position: PreparedPosition,
  isDue: boolean,
): Promise<PreparedLead> => {
  const { database } = server.storage
  const email = `${randomUUID()}@example.com`
  const contactDetails = { ...anna.answers.contactDetails, email }
  const owned = await submitApplication(server, { ...anna, answers: { ...anna.answers, contactDetails } })
  for (const action of actionsBefore[position]) await enter(server, owned, leadTestActions[action])
  await database.update(outbox).set({ status: 'sent', attempts: 1 }).where(eq(outbox.leadId, owned.id))
  const { journey, dueAt } = await findLead(server, owned.id)
  if (isDue && dueAt !== null) await database.update(leads).set({ dueAt: server.now() }).where(eq(leads.id, owned.id))
  return {
    ...owned,
    otherToken: await issueToken(database, owned.id, server.now()),
    email,
    reference: journey?.reference ?? '',
    exchange: journey?.exchangeNumber ?? 0,
    offerId: journey?.offers[0]?.id ?? '',
  }
}
