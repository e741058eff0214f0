// Leads made over the API as the page itself would have sent them, and the browser that holds one.
import { createLead, leadStatus, type LeadStatus, updateLead } from '@loan/domain/contract/lead'
import type { Endpoint } from '@loan/domain/contract/endpoint'
import { parseProgressState, type StateName } from '@loan/domain/states'
import { expect, type Page } from '@playwright/test'
import { randomUUID } from 'node:crypto'
import * as v from 'valibot'
import type { Persona } from '../personas/persona.ts'
import type { TestServer } from '../setup/server.ts'
import { leaveInTab, pagesAnsweredBy, sentBy } from './visits.ts'

export type HeldLead = {
  readonly id: string
  readonly token: string
  readonly revision: number
  readonly leadStatus: string
  readonly expiresAt: string
  readonly persona: Persona
}

type Sent<E extends Endpoint> = {
  readonly path?: string
  readonly body?: v.InferInput<E['body']>
  readonly token?: string
}

/** Throws where the call is not answered with its reply. */
const call = async <E extends Endpoint>(
  server: TestServer,
  endpoint: E,
  { path = endpoint.path, body, token }: Sent<E>,
): Promise<v.InferOutput<E['reply']>> => {
  const response = await fetch(`${server.origin}/api${path}`, {
    method: endpoint.method,
    headers: {
      'content-type': 'application/json',
      'idempotency-key': `"${randomUUID()}"`,
      ...(token !== undefined && { 'lead-token': token }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })
  const text = await response.text()
  if (!response.ok) throw new Error(`${endpoint.method} ${path}: ${response.status} ${text}`)
  return v.parse<typeof endpoint.reply>(endpoint.reply, JSON.parse(text))
}

export const askStatus = (server: TestServer, { id, token }: Pick<HeldLead, 'id' | 'token'>): Promise<LeadStatus> =>
  call(server, leadStatus, { path: `/lead/status/${id}`, token })

const stateOf = ({ progressState }: Pick<LeadStatus, 'progressState'>): StateName | null =>
  parseProgressState(progressState)

/** Waits until the lead stands in a state, and answers its status there. */
export const waitForState = async (
  server: TestServer,
  lead: Pick<HeldLead, 'id' | 'token'>,
  state: StateName,
): Promise<LeadStatus> => {
  await expect
    .poll(async () => stateOf(await askStatus(server, lead)), { timeout: 20_000, intervals: [100] })
    .toBe(state)
  return askStatus(server, lead)
}

/** A lead handed to the lenders; the persona's e-mail address decides what they do. */
export const send = async (server: TestServer, persona: Persona): Promise<HeldLead> => {
  const application = sentBy(persona)
  const { product } = persona
  const created = await call(server, createLead, { body: { product, ...application } })
  const { id, token, revision } = created
  const sent = await call(server, updateLead, { body: { product, id, revision, submit: true, ...application }, token })
  return { ...sent, token, persona }
}

/** Puts a lead into any state at once, by the sandbox's own page. */
export const push = async (server: TestServer, { id }: Pick<HeldLead, 'id'>, state: StateName): Promise<void> => {
  const response = await fetch(`${server.origin}/sandbox/leads`, {
    method: 'POST',
    redirect: 'manual',
    headers: { origin: server.origin },
    body: new URLSearchParams({ leadId: id, state }),
  })
  if (response.status !== 303) throw new Error(`The sandbox did not push into ${state}: ${response.status}`)
}

/** The browser holds the lead as the page that sent it would have left it; nothing of it is open yet. */
export const hold = async (page: Page, server: TestServer, lead: HeldLead): Promise<void> => {
  const { persona, ...handle } = lead
  const status = await askStatus(server, lead)
  await leaveInTab(page, server, {
    leadApplication: {
      applicationData: sentBy(persona),
      lead: { ...handle, revision: status.revision, leadStatus: status.leadStatus, expiresAt: status.expiresAt },
      progressState: status.progressState,
      pendingWrite: null,
      lastOperationTimestamp: new Date().toISOString(),
    },
    dynamicPages: pagesAnsweredBy(persona),
  })
}
