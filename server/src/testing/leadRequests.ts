// The calls that most tests make for a lead: create, submit, read its status and its messages. For tests only.
import { createLead, leadStatus, type LeadStatus, updateLead } from '@loan/domain/contract/lead'
import { parseState, type StateName, states } from '@loan/domain/states'
import * as v from 'valibot'
import type { LeadHandle } from './leadCalls.ts'
import type { TestApplicant } from './personas.ts'
import { parseJson } from './readReply.ts'
import type { TestServer } from './testServer.ts'

export const createDraft = (server: TestServer, { product, answers }: TestApplicant) =>
  server.mustCall(createLead, { body: { product: product.id, ...answers } })

/** Creates and submits a lead. */
export const submitApplication = async (
  server: TestServer,
  persona: TestApplicant,
  from?: string,
): Promise<LeadHandle> => {
  const { id, token, revision } = await createDraft(server, persona)
  const body = { product: persona.product.id, id, revision, submit: true, ...persona.answers }
  await server.mustCall(updateLead, { body, token, ...(from !== undefined && { from }) })
  return { id, token }
}

export const requestStatus = (server: TestServer, { id, token }: LeadHandle): Promise<LeadStatus> =>
  server.mustCall(leadStatus, { params: { id }, token })

export const readState = ({ progressState }: Pick<LeadStatus, 'progressState'>): StateName | null =>
  parseState(progressState)

/** Advances the clock in growing steps until the lead leaves CHECKING. Returns its status. */
export const waitForLenders = async (server: TestServer, owned: LeadHandle, waitMs = 1000): Promise<LeadStatus> => {
  const status = await requestStatus(server, owned)
  if (status.progressState !== states.CHECKING.code) return status
  server.passMs(waitMs)
  return waitForLenders(server, owned, waitMs * 2)
}

const messagesSchema = v.object({ messages: v.array(v.object({ channel: v.string(), payload: v.string() })) })

/**
 * Returns the last message of this channel to the applicant: the code, or the URL of the link. Throws when none exists.
 */
export const readLastMessage = async (
  server: TestServer,
  channel: 'sms' | 'email',
  leadId: string,
): Promise<string> => {
  const response = await server.app.inject({ method: 'GET', url: `/sandbox/messages?leadId=${leadId}` })
  const { messages } = v.parse(messagesSchema, parseJson(response.body))
  const last = messages.findLast((message) => message.channel === channel)
  if (last === undefined) throw new Error(`No message was sent by ${channel}`)
  return last.payload
}

export const readLinkSecret = (address: string): string => address.split('/').at(-1) ?? ''
