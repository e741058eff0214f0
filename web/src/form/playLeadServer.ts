// Fake lead server behind `fetch`, for tests of saving with the real requests, store and rules. It replies with the
// scripted replies first, then like the server.
import { product } from '@loan/domain/products/tukan-pl'
// Imported here so that the dynamic import in saving.ts resolves at once.
import '@loan/domain/pages/review'
import type { LeadStatus } from '@loan/domain/contract/lead'
import { createRequest } from '../api/request.ts'
import { openStorage, type Storage } from '../lib/storage.ts'
import { createApplicationStore } from '../store/applicationStore.ts'
import type { LeadApplication } from '@loan/domain/lead/application'
import { createLeadSaver } from './saving.ts'

export type Write = {
  readonly method: string
  readonly key: string | null
  readonly token: string | null
  readonly body: Readonly<Record<string, unknown>>
}

type Answer = Response | Error | ((write: Write) => Response | Promise<Response>)

export const firstId = '0b7a3f5e-6d1c-4a2b-9c3d-1e2f3a4b5c60'
const expiresAt = (): string => new Date(Date.now() + 86_400_000).toISOString()

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

export const problem = (kind: string, status: number, more: object = {}, headers: HeadersInit = {}): Response =>
  Response.json(
    { type: `urn:loan:problem:${kind}`, title: kind, status, traceId: 't', ...more },
    { status, headers: { 'content-type': 'application/problem+json', ...Object.fromEntries(new Headers(headers)) } },
  )

const whenAborted = (signal: AbortSignal | null | undefined): Promise<never> =>
  new Promise((_resolve, reject) => signal?.addEventListener('abort', () => reject(new Error('aborted'))))

export const playLeadServer = () => {
  const script: Answer[] = []
  const writes: Write[] = []
  const replies = new Map<string | null, object>()
  const server = { created: 0, revision: 0, isSent: false, writtenBy: '', underWay: 0, mostAtOnce: 0 }

  const write = ({ method, token, key, body }: Write): Response => {
    const known = replies.get(key)
    if (known !== undefined) return Response.json(known)
    const isNew = method === 'POST'
    if (!isNew && (token === null || body['id'] !== `${firstId.slice(0, -1)}${server.created - 1}`)) {
      return problem('not-found', 404)
    }
    if (!isNew && server.isSent) return problem('wrong-state', 409, { progressState: 6 })
    if (!isNew && body['revision'] !== server.revision) {
      const writtenWithSameToken = server.writtenBy === token
      return problem('older-revision', 409, { revision: server.revision, writtenWithSameToken })
    }
    if (isNew) server.created += 1
    server.revision = isNew ? 1 : server.revision + 1
    server.isSent = body['submit'] === true
    server.writtenBy = isNew ? `token-${server.created}` : (token ?? '')
    const reply = {
      id: `${firstId.slice(0, -1)}${server.created - 1}`,
      revision: server.revision,
      leadStatus: server.isSent ? 'checking' : 'draft',
      expiresAt: expiresAt(),
      progressState: server.isSent ? 6 : 0,
      ...(isNew && { token: `token-${server.created}` }),
    }
    replies.set(key, reply)
    return Response.json(reply)
  }

  const status = (): LeadStatus => ({
    id: `${firstId.slice(0, -1)}${server.created - 1}`,
    revision: server.revision,
    leadStatus: server.isSent ? 'checking' : 'draft',
    expiresAt: expiresAt(),
    progressState: server.isSent ? 6 : 0,
    applicationResult: null,
    pollAfterMs: null,
    steps: [],
    verification: null,
    lender: null,
    questions: null,
    handOver: null,
    upload: null,
    debts: null,
    policies: [],
    offers: [],
    redirect: null,
    rejection: null,
  })

  const fetch = async (_url: string, { method = '', headers, body, signal }: RequestInit): Promise<Response> => {
    const parsed: unknown = typeof body === 'string' ? JSON.parse(body) : null
    const sent = new Headers(headers)
    const received: Write = {
      method,
      key: sent.get('idempotency-key'),
      token: sent.get('lead-token'),
      body: isRecord(parsed) ? parsed : {},
    }
    if (method === 'GET') return Response.json(status())
    writes.push(received)
    server.underWay += 1
    server.mostAtOnce = Math.max(server.mostAtOnce, server.underWay)
    try {
      await Promise.resolve()
      const answer = script.shift()
      if (answer instanceof Error) throw answer
      if (typeof answer === 'function') return await Promise.race([answer(received), whenAborted(signal)])
      return answer ?? write(received)
    } finally {
      server.underWay -= 1
    }
  }

  return {
    fetch,
    writes,
    server,
    /** Handles a write like the server. A scripted reply can call it and then drop the reply. */
    write,
    answerNext: (...answers: readonly Answer[]) => void script.push(...answers),
    /** The received writes in order: `create`, `update` or `submit`. */
    acts: () =>
      writes.map(({ method, body }) => (method === 'POST' ? 'create' : body['submit'] === true ? 'submit' : 'update')),
    keys: () => writes.map(({ key }) => key),
  }
}

const later = globalThis.setTimeout

/** Waits for pending promises without advancing a fake clock. */
export const settle = async (): Promise<void> => {
  for (let turns = 0; turns < 10; turns += 1) await new Promise((resolve) => void later(resolve, 1))
}

/** Creates a local storage. Tabs of one browser share `values`. */
export const openLocal = (values = new Map<string, string>()): Storage =>
  openStorage('local', () => ({
    getItem: (key) => values.get(key) ?? null,
    setItem: (key, value) => void values.set(key, value),
    removeItem: (key) => void values.delete(key),
  }))

export const openSaver = (local = openLocal()) => {
  const store = createApplicationStore()
  const saver = createLeadSaver({ store, storages: { local }, product, request: createRequest('/api') })
  return {
    store,
    saver,
    lead: () => store.getState().leadApplication,
    /** Has the effect of Continue on a page. */
    answer: (change: LeadApplication, page = 'name') =>
      store.completePage(page, { ...store.getState().leadApplication.applicationData, ...change }, []),
  }
}
