// A lead of an invented applicant in the state a screen is for, made over the API and pushed there by the sandbox, and
// the tab of the applicant who sent it.
import { randomUUID } from 'node:crypto'
import { createLead, type LeadStatus, leadStatus, updateLead } from '@loan/domain/contract/lead'
import type { Endpoint } from '@loan/domain/contract/endpoint'
import type { LeadApplication } from '@loan/domain/lead/application'
import type { Product } from '@loan/domain/products/product'
import { parseProgressState, type StateName } from '@loan/domain/states'
import * as v from 'valibot'
import { isStateTag } from '../../server/src/lenders/stateScenarios.ts'
import { buildPersona } from '../../server/src/personas/persona.ts'
import type { ShownScreen } from './entries.ts'
import { answeredPages, type Visit } from './visit.ts'

type Sent<E extends Endpoint> = {
  readonly path?: string
  readonly body?: v.InferInput<E['body']>
  readonly token?: string
}

/** Throws where the call is not answered with its reply. */
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

const waitsMs = 100
const givesUpAfterMs = 20_000

/** Lenders decline one after the other, each in its time. Throws where the state does not come. */
const waitForState = async (ask: () => Promise<LeadStatus>, state: StateName): Promise<LeadStatus> => {
  const start = performance.now()
  for (;;) {
    const status = await ask()
    if (parseProgressState(status.progressState) === state) return status
    if (performance.now() - start > givesUpAfterMs) throw new Error(`The lead did not come into ${state}`)
    await new Promise((resolve) => setTimeout(resolve, waitsMs))
  }
}

/** The tag decides what the lenders do; the sandbox's push saves the wait for them. */
const push = async (origin: string, leadId: string, state: StateName): Promise<void> => {
  const response = await fetch(`${origin}/sandbox/leads`, {
    method: 'POST',
    redirect: 'manual',
    body: new URLSearchParams({ leadId, state }),
  })
  if (response.status !== 303) throw new Error(`The sandbox did not push into ${state}: ${response.status}`)
}

const applicationOf = (product: Product, tag: string): LeadApplication => {
  const application = buildPersona(product, new Date())
  const email = `gallery.${randomUUID().slice(0, 8)}+${tag}@example.com`
  return { ...application, contactDetails: { ...application.contactDetails, email } }
}

/** `origin` of the server. Throws where the lead does not come into the screen's state. */
export const sendLead = async (
  origin: string,
  product: Product,
  { name, path, state }: ShownScreen & { readonly state: StateName },
): Promise<Visit> => {
  const application = applicationOf(product, name)
  const own = { product: product.id, ...application }
  const { id, token, revision } = await call(origin, createLead, { body: own })
  const sent = await call(origin, updateLead, { body: { ...own, id, revision, submit: true }, token })
  if (isStateTag(name)) await push(origin, id, state)
  const ask = () => call(origin, leadStatus, { path: `/lead/status/${id}`, token })
  const status = await waitForState(ask, state)
  return {
    path,
    leadApplication: {
      applicationData: application,
      lead: {
        id: sent.id,
        token,
        revision: status.revision,
        leadStatus: status.leadStatus,
        expiresAt: status.expiresAt,
      },
      progressState: status.progressState,
      pendingWrite: null,
      lastOperationTimestamp: new Date().toISOString(),
    },
    dynamicPages: answeredPages(product, application),
  }
}
