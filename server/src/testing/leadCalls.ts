// Leads made over the API as the page itself would have sent them, and pushed by the sandbox. For tests and the gallery
// only; what a browser then holds of them is theirs.
import { randomUUID } from 'node:crypto'
import type { Endpoint } from '@loan/domain/contract/endpoint'
import { createLead, leadStatus, type LeadStatus, updateLead } from '@loan/domain/contract/lead'
import type { LeadApplication } from '@loan/domain/lead/application'
import { parseProgressState, type StateName } from '@loan/domain/states'
import * as v from 'valibot'

export type LeadHandle = { readonly id: string; readonly token: string }

type Sent<E extends Endpoint> = {
  readonly path?: string
  readonly body?: v.InferInput<E['body']>
  readonly token?: string
}

/** `origin` of the server. Throws where the call is not answered with its reply. */
const call = async <E extends Endpoint>(
  origin: string,
  endpoint: E,
  { path = endpoint.path, body, token }: Sent<E>,
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

/** A lead handed to the lenders; the e-mail address decides what they do. `product` is its id. */
export const sendLead = async (origin: string, product: string, application: LeadApplication) => {
  const created = await call(origin, createLead, { body: { product, ...application } })
  const { id, token, revision } = created
  const sent = await call(origin, updateLead, { body: { product, id, revision, submit: true, ...application }, token })
  return { ...sent, token }
}

export const fetchStatus = (origin: string, { id, token }: LeadHandle): Promise<LeadStatus> =>
  call(origin, leadStatus, { path: `/lead/status/${id}`, token })

const waitsMs = 100
const givesUpAfterMs = 20_000

/** Its status there; lenders decline one after the other, each in its time. Throws where the state does not come. */
export const waitForState = async (origin: string, lead: LeadHandle, state: StateName): Promise<LeadStatus> => {
  const start = performance.now()
  for (;;) {
    const status = await fetchStatus(origin, lead)
    const reached = parseProgressState(status.progressState)
    if (reached === state) return status
    if (performance.now() - start > givesUpAfterMs) {
      throw new Error(`The lead did not come into ${state}: it stands in ${reached ?? 'none'}`)
    }
    await new Promise((resolve) => setTimeout(resolve, waitsMs))
  }
}

/** Puts a lead into any state at once, by the sandbox's own page. */
export const pushLead = async (origin: string, leadId: string, state: StateName): Promise<void> => {
  const response = await fetch(`${origin}/sandbox/leads`, {
    method: 'POST',
    redirect: 'manual',
    body: new URLSearchParams({ leadId, state }),
  })
  if (response.status !== 303) throw new Error(`The sandbox did not push into ${state}: ${response.status}`)
}
