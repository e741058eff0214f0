// A fake of the lead API for tests: it intercepts `fetch`, records the requests and sends the replies of the test.
import type { Endpoint } from '@loan/domain/contract/endpoint'
import { leadAnswers, leadStatus, type LeadStatus } from '@loan/domain/contract/lead'
import { partnerLogos } from '@loan/domain/contract/choices'
import { endpoints } from '@loan/domain/contract/registry'
import type { LeadApplication } from '@loan/domain/lead/application'
import { http, type RequestHandler } from 'msw'
import { setupServer } from 'msw/node'
import type * as v from 'valibot'
import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest'
import { buildLeadStatus, partners, receipt } from './leadFixtures.ts'
import { flushPendingWork } from './flushPendingWork.ts'

export type LeadRequest = { readonly method: string; readonly path: string; readonly body: unknown }

/** A request with the headers that identify the lead and the write. */
export type LeadCall = LeadRequest & {
  readonly token: string | null
  readonly key: string | null
  readonly lenderMatch: string | null
}

type Respond = (call: LeadCall) => Response | Promise<Response>

const baseUrl = '/api'
const handlerByMethod = { GET: http.get, POST: http.post, PUT: http.put }

const parseCall = async (request: Request): Promise<LeadCall> => {
  const text = await request.text()
  const { pathname } = new URL(request.url)
  return {
    method: request.method,
    path: pathname.replace(baseUrl, ''),
    body: text === '' ? undefined : JSON.parse(text),
    token: request.headers.get('lead-token'),
    key: request.headers.get('idempotency-key'),
    lenderMatch: request.headers.get('lender-match'),
  }
}

const createHandler = ({ method, path }: Endpoint, respond: Respond): RequestHandler =>
  handlerByMethod[method](`${baseUrl}${path.replaceAll(/\{(?<name>\w+)\}/gu, ':$<name>')}`, async ({ request }) =>
    respond(await parseCall(request)),
  )

/**
 * Call it at the top level of a test file. It replies to an action with `receipt` until a test sets another reply, and
 * forgets the replies and requests after each test.
 */
export const createFakeLeadServer = () => {
  const requests: LeadRequest[] = []
  const calls: LeadCall[] = []
  const urls: string[] = []
  const nextReplies: Respond[] = []
  const pendingIds = new Set<string>()
  let mostPending = 0
  const data: { status: LeadStatus; answers: LeadApplication } = { status: buildLeadStatus('CHECKING'), answers: {} }

  const handle = (endpoint: Endpoint, respond: Respond, isRecorded = false): RequestHandler =>
    createHandler(endpoint, (call) => {
      const { method, path, body } = call
      calls.push(call)
      if (isRecorded) requests.push({ method, path, body })
      return (nextReplies.shift() ?? respond)(call)
    })

  const msw = setupServer(
    handle(leadStatus, () => Response.json(data.status)),
    handle(leadAnswers, () => Response.json({ application: data.answers })),
    handle(partnerLogos, () => Response.json({ partners })),
    ...Object.values(endpoints).map((endpoint) => handle(endpoint, () => Response.json(receipt), true)),
  )
  msw.events.on('request:start', ({ request, requestId }) => {
    const { pathname, search } = new URL(request.url)
    urls.push(`${pathname}${search}`)
    pendingIds.add(requestId)
    mostPending = Math.max(mostPending, pendingIds.size)
    // MSW reports no end of an aborted request.
    request.signal.addEventListener('abort', () => pendingIds.delete(requestId))
  })
  msw.events.on('request:end', ({ requestId }) => void pendingIds.delete(requestId))

  beforeAll(() => msw.listen({ onUnhandledRequest: 'error' }))
  beforeEach(() => {
    data.status = buildLeadStatus('CHECKING')
    data.answers = {}
    for (const list of [requests, calls, urls, nextReplies]) list.length = 0
    pendingIds.clear()
    mostPending = 0
  })
  afterEach(() => msw.resetHandlers())
  afterAll(() => msw.close())

  const respond = (endpoint: Endpoint, to: Respond): void => msw.use(handle(endpoint, to, true))

  /** Waits until every response is rendered. Use it before an assertion that something did not happen. */
  const waitForIdle = (): Promise<void> => flushPendingWork(() => pendingIds.size > 0)

  return {
    /** The requests that reached the server, without those for the status, the answers and the logos. */
    requests,
    /** Every request that a handler received. */
    calls,
    /** Path and query of every request. */
    urls,
    /** The reply to each poll of the status. */
    setStatus: (status: LeadStatus): void => {
      data.status = status
    },
    setAnswers: (answers: LeadApplication): void => {
      data.answers = answers
    },
    /** Sends a reply of the endpoint's contract. */
    reply: <E extends Endpoint>(endpoint: E, reply: v.InferOutput<E['reply']>): void =>
      respond(endpoint, () => Response.json(reply)),
    /** Sends any response, for example a problem. */
    respond,
    /** Replies to the next requests to any endpoint, in this order. `Response.error()` is a lost connection. */
    replyNext: (...replies: readonly (Response | Respond)[]): void =>
      void nextReplies.push(...replies.map((reply) => (reply instanceof Response ? () => reply : reply))),
    /** The largest number of requests that were in flight at once. */
    countMostPending: () => mostPending,
    waitForIdle,
  }
}

export type FakeLeadServer = ReturnType<typeof createFakeLeadServer>
