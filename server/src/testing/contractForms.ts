// The forms of the sandbox's contract page, as a browser sends them. For tests only.
import { acceptedOffer } from '@loan/domain/contract/agreement'
import { answer } from './applicant.ts'
import { anna, withTag } from './personas.ts'
import type { LeadHandle } from './leadCalls.ts'
import type { TestServer } from './testServer.ts'
import { readLastMessage, requestStatus, submitApplication, waitForLenders } from './leadRequests.ts'

type Form = Readonly<Record<string, string>>

/** `url` is the URL of the receipt. */
export const sendContractForm = (server: TestServer, url: string, form: Form, headers: Form = {}) =>
  server.app.inject({
    method: 'POST',
    url: '/sandbox/contract',
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
    payload: new URLSearchParams({ reference: new URL(url).searchParams.get('reference') ?? '', ...form }).toString(),
  })

export const requestContractCode = (server: TestServer, url: string) =>
  sendContractForm(server, url, { action: 'code' })

export const signContractByForm = (server: TestServer, url: string, code: string) =>
  sendContractForm(server, url, { action: 'sign', code, agreed: 'yes' })

/** The problem that the page shows after a form; null when there is none. */
export const findContractProblem = ({ headers }: Awaited<ReturnType<typeof sendContractForm>>): string | null =>
  new URL(String(headers.location), 'http://localhost').searchParams.get('problem')

export const readReceipt = (server: TestServer, { id, token }: LeadHandle) =>
  server.mustCall(acceptedOffer, { params: { id }, token })

export const readContractCode = (server: TestServer, { id }: LeadHandle): Promise<string> =>
  readLastMessage(server, 'sms', id)

/** Accepts the offer of a lender that signs by code. `url` is that of the contract page. */
export const acceptContractOffer = async (server: TestServer): Promise<LeadHandle & { readonly url: string }> => {
  const owned = await submitApplication(server, withTag(anna, 'proficredit-offer'))
  await waitForLenders(server, owned)
  await answer(server, owned, await requestStatus(server, owned))
  await waitForLenders(server, owned)
  return { ...owned, url: (await readReceipt(server, owned)).contract?.url ?? '' }
}
