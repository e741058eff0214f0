// Creates leads over the API like the page does, and sets their state with the sandbox. For tests and the gallery only.
// The caller stores the lead handle in the browser.
import { randomUUID } from 'node:crypto'
import type { Endpoint } from '@loan/domain/contract/endpoint'
import { createLead, leadStatus, type LeadStatus, updateLead } from '@loan/domain/contract/lead'
import type { LeadApplication } from '@loan/domain/lead/application'
import { parseProgressState, type StateName } from '@loan/domain/states'
import * as v from 'valibot'

export type LeadHandle = { readonly id: string; readonly token: string }

type CallInput<E extends Endpoint> = {
  readonly path?: string
  readonly body?: v.InferInput<E['body']>
  readonly token?: string
}

/** `origin` is the one of the server. Throws when the response is not successful. */
const call = async <E extends Endpoint>(
  origin: string,
  endpoint: E,
  { path = endpoint.path, body, token }: CallInput<E>,
): Promise<v.InferOutput<E['reply']>> => {
  const response = await fetch(`${origin}/api${path}`, {
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

/** Creates and submits a lead. The e-mail address selects the scenario; `product` is the product id. */
export const sendLead = async (origin: string, product: string, application: LeadApplication) => {
  const created = await call(origin, createLead, { body: { product, ...application } })
  const { id, token, revision } = created
  const sent = await call(origin, updateLead, { body: { product, id, revision, submit: true, ...application }, token })
  return { ...sent, token }
}

export const fetchStatus = (origin: string, { id, token }: LeadHandle): Promise<LeadStatus> =>
  call(origin, leadStatus, { path: `/lead/status/${id}`, token })

const pollMs = 100
const timeoutMs = 20_000

/** Polls until the lead reaches the state and returns its status. Throws after 20 seconds. */
export const waitForState = async (origin: string, lead: LeadHandle, state: StateName): Promise<LeadStatus> => {
  const start = performance.now()
  for (;;) {
    const status = await fetchStatus(origin, lead)
    const reached = parseProgressState(status.progressState)
    if (reached === state) return status
    if (performance.now() - start > timeoutMs) {
      throw new Error(`The lead did not reach ${state}; its state is ${reached ?? 'none'}`)
    }
    await new Promise((resolve) => setTimeout(resolve, pollMs))
  }
}

/** Sets the state of a lead with the form of the sandbox. */
export const pushLead = async (origin: string, leadId: string, state: StateName): Promise<void> => {
  const response = await fetch(`${origin}/sandbox/leads`, {
    method: 'POST',
    redirect: 'manual',
    body: new URLSearchParams({ leadId, state }),
  })
  if (response.status !== 303) throw new Error(`The sandbox did not set the state ${state}: ${response.status}`)
}
