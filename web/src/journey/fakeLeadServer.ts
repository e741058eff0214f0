// A fake lead server for tests of the lead session. It replies to each call with the next entry of a list.
import { createRequest } from '../api/request.ts'
import { createApplicationStore } from '../store/applicationStore.ts'
import { createJourney } from './journey.ts'

export const id = '0b7a3f5e-6d1c-4a2b-9c3d-1e2f3a4b5c6d'
export const receipt = {
  id,
  revision: 3,
  leadStatus: 'checking',
  expiresAt: '2026-11-21T10:00:00.000Z',
  progressState: 6,
}
export const status = {
  ...receipt,
  applicationResult: null,
  pollAfterMs: 2000,
  steps: [],
  lender: null,
  questions: null,
  handOver: null,
  upload: null,
  debts: null,
  verification: null,
  policies: [],
  offers: [],
  redirect: null,
  rejection: null,
}

/** The server sends the reply once `after` resolves. */
export type FakeAnswer = {
  readonly status?: number
  readonly body: unknown
  readonly retryAfter?: string
  readonly after?: Promise<void>
}
type Call = { readonly path: string; readonly token: string | null; readonly body: unknown }

export const problem = (type: string, httpStatus: number): FakeAnswer => ({
  status: httpStatus,
  body: { type: `urn:loan:problem:${type}`, title: type, status: httpStatus, traceId: 't' },
})

/** Replies with `answers` in their order, then with `status`. */
export const createFakeLeadServer = () => {
  const calls: Call[] = []
  const answers: FakeAnswer[] = []
  const fetch = async (url: string, init: RequestInit): Promise<Response> => {
    const headers = new Headers(init.headers)
    calls.push({
      path: `${init.method ?? 'GET'} ${url}`,
      token: headers.get('lead-token'),
      body: typeof init.body === 'string' ? JSON.parse(init.body) : undefined,
    })
    const next = answers.shift() ?? { body: status }
    await next.after
    return new Response(typeof next.body === 'string' ? next.body : JSON.stringify(next.body), {
      status: next.status ?? 200,
      headers: {
        'content-type': next.status === undefined ? 'application/json' : 'application/problem+json',
        ...(next.retryAfter !== undefined && { 'retry-after': next.retryAfter }),
      },
    })
  }
  return { calls, answers, fetch }
}

/** Creates the session of a lead in CHECKING, over the real request and store. */
export const createCheckedJourney = () => {
  const store = createApplicationStore()
  store.updateLead({
    lead: { id, token: 'secret', revision: 2, leadStatus: 'draft', expiresAt: receipt.expiresAt },
    progressState: 6,
  })
  const journey = createJourney({
    store,
    request: createRequest('/api'),
    language: () => 'pl',
    poller: { signals: { isHidden: () => false, subscribe: () => () => {} } },
  })
  return { store, journey }
}
