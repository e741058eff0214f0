// Creates leads over the API like the page does, and sets their state with the sandbox. For tests and the gallery only.
// The caller stores the lead handle in the browser.
import { randomUUID } from 'node:crypto'
import { createLeadClient } from '@loan/domain/client/leadClient'
import type { LeadStatus } from '@loan/domain/contract/lead'
import type { LeadApplication } from '@loan/domain/lead/application'
import { parseProgressState, type StateName } from '@loan/domain/states'

export type LeadHandle = { readonly id: string; readonly token: string }

/** `origin` is the origin of the server. Its calls throw when the response is not successful. */
const createClient = (origin: string) => createLeadClient({ baseUrl: `${origin}/api`, fetch })

/** Creates and submits a lead. The e-mail address selects the scenario; `product` is the product id. */
export const sendLead = async (origin: string, product: string, application: LeadApplication) => {
  const client = createClient(origin)
  const created = { body: { product, ...application }, idempotencyKey: randomUUID() }
  const { id, token, revision } = await client.call('createLead', created)
  const body = { product, id, revision, submit: true, ...application }
  const sent = await client.call('updateLead', { body, token, idempotencyKey: randomUUID() })
  return { ...sent, token }
}

export const fetchStatus = (origin: string, { id, token }: LeadHandle): Promise<LeadStatus> =>
  createClient(origin).call('leadStatus', { params: { id }, token })

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
export const forceLeadStateInSandbox = async (origin: string, leadId: string, state: StateName): Promise<void> => {
  const response = await fetch(`${origin}/sandbox/leads`, {
    method: 'POST',
    redirect: 'manual',
    body: new URLSearchParams({ leadId, state }),
  })
  if (response.status !== 303) throw new Error(`The sandbox did not set the state ${state}: ${response.status}`)
}
