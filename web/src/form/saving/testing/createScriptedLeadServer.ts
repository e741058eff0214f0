// A lead server that stores one lead, for tests that save with the real requests, store and rules. It rejects a write
// of an older revision, and repeats its reply to a write with the same key, like the real server.
import { flushPendingWork } from '../../../testing/flushPendingWork.ts'
import { product } from '@loan/domain/products/tukan-pl'
// Imported here so that the dynamic import in saving.ts resolves at once.
import '@loan/domain/pages/applicationAnswers'
import { createLead, leadStatus, updateLead } from '@loan/domain/contract/lead'
import { isRecord } from '@loan/domain/records'
import type { StateName } from '@loan/domain/states'
import { beforeEach } from 'vitest'
import { createRequest } from '../../../api/request.ts'
import { createApplicationStore } from '../../../store/applicationStore.ts'
import { createFakeLeadServer, type LeadCall } from '../../../testing/createFakeLeadServer.ts'
import { createFakeStorage } from '../../../testing/createFakeStorage.ts'
import { buildLeadStatus } from '../../../testing/leadFixtures.ts'
import { buildProblem } from '../../../testing/problems.ts'
import type { LeadApplication } from '@loan/domain/lead/application'
import { createLeadSaver } from '../saving.ts'

type Write = LeadCall & { readonly body: Readonly<Record<string, unknown>> }

const toWrite = (call: LeadCall): Write => ({ ...call, body: isRecord(call.body) ? call.body : {} })

export const firstId = '0b7a3f5e-6d1c-4a2b-9c3d-1e2f3a4b5c60'

/** `created` counts the leads; only the newest exists. `writtenBy` is the token of its last write. */
const initialState = { created: 0, revision: 0, isSubmitted: false, writtenBy: '' }

/** Call it at the top level of a test file. Each test starts without a lead. */
export const createScriptedLeadServer = () => {
  const server = createFakeLeadServer()
  const repliesByKey = new Map<string | null, object>()
  const state = { ...initialState }

  const buildReceipt = () => ({
    /** `firstId`, with a last digit that increases with each create. */
    id: `${firstId.slice(0, -1)}${state.created - 1}`,
    revision: state.revision,
    leadStatus: state.isSubmitted ? 'checking' : 'draft',
    expiresAt: new Date(Date.now() + 86_400_000).toISOString(),
    progressState: state.isSubmitted ? 6 : 0,
  })

  const write = (call: LeadCall): Response => {
    const { method, token, key, body } = toWrite(call)
    const stored = repliesByKey.get(key)
    if (stored !== undefined) return Response.json(stored)
    const isNew = method === 'POST'
    if (!isNew && (token === null || body['id'] !== buildReceipt().id)) return buildProblem('not-found')
    if (!isNew && state.isSubmitted) return buildProblem('wrong-state', { progressState: 6 })
    if (!isNew && body['revision'] !== state.revision) {
      const writtenWithSameToken = state.writtenBy === token
      return buildProblem('older-revision', { revision: state.revision, writtenWithSameToken })
    }
    if (isNew) state.created += 1
    state.revision = isNew ? 1 : state.revision + 1
    state.isSubmitted = body['submit'] === true
    state.writtenBy = isNew ? `token-${state.created}` : (token ?? '')
    const reply = { ...buildReceipt(), ...(isNew && { token: `token-${state.created}` }) }
    repliesByKey.set(key, reply)
    return Response.json(reply)
  }

  beforeEach(() => {
    Object.assign(state, initialState)
    repliesByKey.clear()
    server.respond(createLead, write)
    server.respond(updateLead, write)
    server.respond(leadStatus, () => Response.json(buildLeadStatus('CHECKING', buildReceipt())))
  })

  const listWrites = (): readonly Write[] => server.calls.filter(({ method }) => method !== 'GET').map(toWrite)

  return {
    state,
    /** Handles a write like the real server. A scripted reply can call it, for example to lose the reply afterwards. */
    write,
    replyNext: server.replyNext,
    /** Replies to status calls with this state. */
    replyStatus: (name: StateName) =>
      server.respond(leadStatus, () => Response.json(buildLeadStatus(name, buildReceipt()))),
    countMostPending: server.countMostPending,
    get writes() {
      return listWrites()
    },
    /** The kinds of the received writes in order: `create`, `update` or `submit`. */
    listActions: () =>
      listWrites().map(({ method, body }) =>
        method === 'POST' ? 'create' : body['submit'] === true ? 'submit' : 'update',
      ),
    keys: () => listWrites().map(({ key }) => key),
  }
}

/** A real saver with a new store. Its requests reach the server of the test file. */
export const createSaver = (local = createFakeStorage()) => {
  const store = createApplicationStore()
  const saver = createLeadSaver({ store, storages: { local }, product, request: createRequest('/api') })
  return {
    store,
    saver,
    /** Saves in the background, and waits until the requests have ended. */
    save: async () => {
      saver.save()
      await flushPendingWork()
    },
    lead: () => store.getState().leadApplication,
    /** Completes a page with these answers, like Continue. */
    answer: (change: LeadApplication, page = 'name') =>
      store.completePage(page, { ...store.getState().leadApplication.applicationData, ...change }, []),
  }
}
