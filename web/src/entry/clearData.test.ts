import { product } from '@loan/domain/products/tukan-pl'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createRequest } from '../api/request.ts'
import { openStorage } from '../lib/storage.ts'
import { createApplicationStore } from '../store/applicationStore.ts'
import { persist } from '../store/persistence.ts'
import { restore } from '../store/restore.ts'
import { shareLead } from '../store/sharedLead.ts'
import { clearData, eraseQueuedLeads } from './clearData.ts'

const lead = {
  id: '0b7a3f5e-6d1c-4a2b-9c3d-1e2f3a4b5c6d',
  token: 'secret',
  revision: 1,
  leadStatus: 'draft',
  expiresAt: '2026-11-21T10:00:00.000Z',
}
const otherId = '1c8b4a6f-7e2d-4b3c-8d4e-2f3a4b5c6d7e'
const isErased = () => Response.json({ erased: true })

/** A reply that the test sends later. */
const createPendingReply = () => {
  let resolve: (response: Response) => void = () => undefined
  let reject: (error: Error) => void = () => undefined
  const promise = new Promise<Response>((onResolve, onReject) => {
    resolve = onResolve
    reject = onReject
  })
  return { promise, resolve, reject }
}

let replies: (() => Response | Promise<Response>)[] = []
let requests: string[] = []

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
  replies = []
  requests = []
  vi.stubGlobal('fetch', (url: string, { headers }: { headers: Record<string, string> }) => {
    requests.push(`${url} ${headers['lead-token']}`)
    const reply = replies.shift()
    return reply === undefined ? Promise.reject(new TypeError('network')) : Promise.resolve(reply())
  })
})
afterEach(() => vi.unstubAllGlobals())

const createContext = () => {
  const store = createApplicationStore()
  const storages = {
    session: openStorage('session', () => sessionStorage),
    local: openStorage('local', () => localStorage),
  }
  return { store, storages, product, isEmbedded: false, request: createRequest('/api') }
}

const createStoredContext = (storedLead = lead) => {
  const application = createContext()
  const { store, storages } = application
  const { flush } = persist(store, storages, product)
  store.completePage('name', { personalDetails: { firstName: 'Łucja' } }, [], { 'personalDetails.firstName': 'Łucja' })
  store.updateLeadApplication({ lead: storedLead })
  localStorage.setItem('redirectUrl', 'https://lender.example')
  sessionStorage.setItem('unreadable:dynamicPages', '{}')
  flush()
  return application
}

const call = `/api/lead/erase/${lead.id} secret`

it('clears the storage, erases the lead on the server and starts a new session', async () => {
  replies = [isErased]
  const application = createStoredContext()
  expect(await clearData(application)).toBe(true)
  expect(requests).toEqual([call])
  expect(Object.keys(localStorage)).toEqual(['cleared'])
  expect(Object.keys(sessionStorage).toSorted()).toEqual([
    'initAt',
    'newSessionFlag',
    'sessionId',
    'sessionStartedAt',
    'sessionUrl',
  ])
  expect(application.store.getState()).toMatchObject({
    dynamicPages: { drafts: {}, completed: [] },
    leadApplication: {
      lead: null,
      applicationData: { tags: ['ui:react'], sessionId: sessionStorage.getItem('sessionId') },
    },
  })
})

it('erases the lead of a stale draft, which this tab no longer has', async () => {
  replies = [isErased, isErased]
  const { store, storages, ...context } = createContext()
  createStoredContext({ ...lead, expiresAt: '2020-01-01T00:00:00.000Z' })
  restore(store, storages, new Date(), product)
  expect(store.getState().leadApplication.lead).toBeNull()
  expect(await clearData({ ...context, store, storages })).toBe(true)
  expect(requests).toEqual([call])
})

it('erases the lead of this tab and the one that the other tabs share', async () => {
  replies = [isErased, isErased]
  const application = createStoredContext()
  shareLead(application.storages.local, { ...lead, id: otherId })
  expect(await clearData(application)).toBe(true)
  expect(requests).toEqual([`/api/lead/erase/${otherId} secret`, call])
})

it('erases a lead once that this tab has and shares', async () => {
  replies = [isErased, isErased]
  const application = createStoredContext()
  shareLead(application.storages.local, lead)
  expect(await clearData(application)).toBe(true)
  expect(requests).toEqual([call])
})

describe('the request that erases a lead', () => {
  it('is sent again after a network failure, with only id and token stored', async () => {
    expect(await clearData(createStoredContext())).toBe(false)
    expect(Object.keys(localStorage).toSorted()).toEqual(['cleared', 'toErase'])
    expect(localStorage.getItem('toErase')).not.toContain('Łucja')
    replies = [isErased]
    expect(await eraseQueuedLeads(createContext())).toBe(true)
    expect(requests).toEqual([call, call])
    expect(Object.keys(localStorage)).toEqual(['cleared'])
  })

  it.each([401, 404, 410])('is sent again after a %i of a proxy', async (status) => {
    replies = [() => new Response('<h1>Blocked</h1>', { status }), isErased]
    const application = createStoredContext()
    expect(await clearData(application)).toBe(false)
    expect(await eraseQueuedLeads(application)).toBe(true)
    expect(requests).toHaveLength(2)
  })

  it.each([404, 410])('is complete when the server returns %i', async (status) => {
    const type = `urn:loan:problem:${status === 404 ? 'not-found' : 'gone'}`
    const headers = { 'content-type': 'application/problem+json' }
    replies = [() => Response.json({ type, title: '', status, traceId: 't' }, { status, headers })]
    expect(await clearData(createStoredContext())).toBe(true)
  })

  it('is stored for a lead that is queued during the request of another', async () => {
    await clearData(createStoredContext())
    const reply = createPendingReply()
    replies = [() => reply.promise]
    const first = eraseQueuedLeads(createContext())
    expect(await clearData(createStoredContext({ ...lead, id: otherId }))).toBe(false)
    reply.resolve(isErased())
    expect(await first).toBe(false)
    replies = [isErased]
    expect(await eraseQueuedLeads(createContext())).toBe(true)
    expect(requests.at(-1)).toBe(`/api/lead/erase/${otherId} secret`)
  })

  it('is not stored again by an earlier run that fails after a later one succeeded', async () => {
    await clearData(createStoredContext())
    const reply = createPendingReply()
    replies = [() => reply.promise, isErased]
    const first = eraseQueuedLeads(createContext())
    expect(await eraseQueuedLeads(createContext())).toBe(true)
    reply.reject(new TypeError('network'))
    expect(await first).toBe(true)
    expect(Object.keys(localStorage)).toEqual(['cleared'])
  })

  it('is stored for several leads', async () => {
    await clearData(createStoredContext())
    await clearData(createStoredContext({ ...lead, id: otherId }))
    replies = [isErased, () => new Response('', { status: 503 })]
    expect(await eraseQueuedLeads(createContext())).toBe(false)
    replies = [isErased]
    expect(await eraseQueuedLeads(createContext())).toBe(true)
    expect(requests).toHaveLength(6)
  })
})
