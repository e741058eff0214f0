// The journey over the real request and store, with a fetch that answers from a list.
import { verifyMobile } from '@loan/domain/contract/customer'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createRequest } from '../api/request.ts'
import { createApplicationStore } from '../store/applicationStore.ts'
import { createJourney } from './journey.ts'

const id = '0b7a3f5e-6d1c-4a2b-9c3d-1e2f3a4b5c6d'
const receipt = { id, revision: 3, leadStatus: 'checking', expiresAt: '2026-11-21T10:00:00.000Z', progressState: 6 }
const status = {
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

type Answer = {
  readonly status?: number
  readonly body: unknown
  readonly retryAfter?: string
  readonly after?: Promise<void>
}
type Call = { readonly path: string; readonly token: string | null; readonly body: unknown }

let calls: Call[] = []
let answers: Answer[] = []

const answer = async (url: string, init: RequestInit): Promise<Response> => {
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

const problem = (type: string, httpStatus: number) => ({
  status: httpStatus,
  body: { type: `urn:loan:problem:${type}`, title: type, status: httpStatus, traceId: 't' },
})

const create = () => {
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

beforeEach(() => {
  calls = []
  answers = []
  vi.stubGlobal('fetch', answer)
})
afterEach(() => vi.unstubAllGlobals())

describe('asking how the lead stands', () => {
  it('writes what the server says to the stores', async () => {
    const { store, journey } = create()
    answers = [{ body: { ...status, progressState: 41, leadStatus: 'offered' } }]
    await journey.ask()
    expect(calls).toEqual([{ path: `GET /api/lead/status/${id}?locale=pl`, token: 'secret', body: undefined }])
    expect(store.getState().leadApplication).toMatchObject({
      progressState: 41,
      lead: { token: 'secret', revision: 3, leadStatus: 'offered' },
    })
    expect(journey.leadStatus.getState()).toMatchObject({ failure: null, isAsking: false, outcomes: 1 })
  })

  it('writes nothing where nothing changed', async () => {
    const { store, journey } = create()
    await journey.ask()
    const before = store.getState().leadApplication
    await journey.ask()
    expect(store.getState().leadApplication).toBe(before)
  })

  it.each([
    ['HTML', { body: '<html>' }, { outcome: 'malformed' }],
    ['another shape', { body: { ...status, progressState: '6' } }, { outcome: 'malformed' }],
    ['a gone lead', problem('gone', 410), { outcome: 'http', httpStatus: 410 }],
  ])('keeps what it knows on %s', async (_name, bad, failure) => {
    const { store, journey } = create()
    await journey.ask()
    answers = [bad]
    await journey.ask()
    expect(journey.leadStatus.getState().failure).toMatchObject(failure)
    expect(journey.leadStatus.getState().status).toEqual(status)
    expect(store.getState().leadApplication.progressState).toBe(6)
  })

  it.each([401, 403, 404, 410])('polls again after a foreign %i', async (httpStatus) => {
    vi.useFakeTimers()
    try {
      const { journey } = create()
      answers = [{ status: httpStatus, body: '<h1>Blocked</h1>' }, { body: { ...status, progressState: 10 } }]
      const stop = journey.watch()
      await journey.ask()
      expect(calls).toHaveLength(1)
      await vi.advanceTimersByTimeAsync(3000)
      stop()
      expect(calls).toHaveLength(2)
      expect(journey.leadStatus.getState()).toMatchObject({ failure: null, status: { progressState: 10 } })
    } finally {
      vi.useRealTimers()
    }
  })

  it('polls again after a minute, however long the server asks it to wait', async () => {
    vi.useFakeTimers()
    try {
      const { journey } = create()
      const end = { ...status, progressState: 9, pollAfterMs: null }
      answers = [{ ...problem('too-many-requests', 429), retryAfter: '31536000' }, { body: end }]
      const stop = journey.watch()
      await journey.ask()
      await vi.advanceTimersByTimeAsync(59_000)
      expect(calls).toHaveLength(1)
      await vi.advanceTimersByTimeAsync(14_000)
      stop()
      expect(calls).toHaveLength(2)
      expect(journey.leadStatus.getState()).toMatchObject({ failure: null, status: end })
    } finally {
      vi.useRealTimers()
    }
  })

  it.each([
    ['an unknown state', 9999],
    ['no state', null],
    ['a list that ends in an unknown state', [6, 9999]],
    ['a lead that is still checked', 6],
  ])('polls on after %s, though the server says that nothing will change', async (_name, progressState) => {
    vi.useFakeTimers()
    try {
      const { journey } = create()
      const end = { ...status, progressState: 9, pollAfterMs: null }
      answers = [{ body: { ...end, progressState } }, { body: end }]
      const stop = journey.watch()
      await journey.ask()
      await vi.advanceTimersByTimeAsync(60_000)
      stop()
      expect(calls).toHaveLength(2)
      expect(journey.leadStatus.getState()).toMatchObject({ status: { progressState: 9 } })
    } finally {
      vi.useRealTimers()
    }
  })

  it('asks nobody without a lead', async () => {
    const { store, journey } = create()
    store.clear({})
    await journey.ask()
    expect(calls).toEqual([])
  })

  it('forgets the status with the lead', async () => {
    const { store, journey } = create()
    await journey.ask()
    store.clear({})
    expect(journey.leadStatus.getState().status).toBeNull()
  })
})

describe('acting on the lead', () => {
  it('sends the act with the token, writes where it left the lead and asks', async () => {
    const { store, journey } = create()
    answers = [{ body: { ...receipt, revision: 9, progressState: 20 } }, { body: { ...status, progressState: 20 } }]
    const result = await journey.act(verifyMobile, (lead) => ({ body: { id: lead.id, code: '123456' } }))
    expect(result.outcome).toBe('ok')
    expect(store.getState().leadApplication).toMatchObject({ progressState: 20, lead: { revision: 9 } })
    expect(calls.map(({ path }) => path)).toEqual([
      'POST /api/v2/customer/mobile/verify',
      `GET /api/lead/status/${id}?locale=pl`,
    ])
    expect(calls[0]).toMatchObject({ token: 'secret', body: { id, code: '123456' } })
  })

  it('follows the server where the act came too late', async () => {
    const { store, journey } = create()
    answers = [problem('wrong-state', 409), { body: { ...status, progressState: 13 } }]
    const result = await journey.act(verifyMobile, () => ({ body: { id, code: '1' } }))
    expect(result).toMatchObject({ outcome: 'http', httpStatus: 409 })
    expect(store.getState().leadApplication.progressState).toBe(13)
  })

  it('does not let an answer from before the act undo it', async () => {
    const { store, journey } = create()
    let release = () => {}
    const late = new Promise<void>((resolve) => {
      release = resolve
    })
    answers = [
      { body: { ...status, progressState: 7 }, after: late },
      { body: { ...receipt, progressState: 20 } },
      { body: { ...status, progressState: 20 } },
      { body: { ...status, progressState: 20 } },
    ]
    const early = journey.ask()
    await journey.act(verifyMobile, () => ({ body: { id, code: '1' } }))
    release()
    await early
    await journey.ask()
    expect(store.getState().leadApplication.progressState).toBe(20)
  })

  it('answers "not found" where no lead is held', async () => {
    const { store, journey } = create()
    store.clear({})
    const result = await journey.act(verifyMobile, () => ({ body: { id, code: '1' } }))
    expect(result).toMatchObject({ outcome: 'http', httpStatus: 404 })
    expect(calls).toEqual([])
  })
})
