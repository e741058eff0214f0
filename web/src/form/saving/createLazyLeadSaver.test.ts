import { product } from '@loan/domain/products/tukan-pl'
import { afterEach, expect, it, vi } from 'vitest'
import { createRequest, type Request } from '../../api/request.ts'
import { createApplicationStore } from '../../store/applicationStore.ts'
import { createLazyLeadSaver } from './createLazyLeadSaver.ts'
import { createFakeStorage } from '../../testing/createFakeStorage.ts'
import { flushPendingWork } from '../../testing/flushPendingWork.ts'
import { createScriptedLeadServer } from './testing/createScriptedLeadServer.ts'

const server = createScriptedLeadServer()

/** A saver of an application whose first page is complete. */
const createSaver = (request: Request = createRequest('/api')) => {
  const store = createApplicationStore()
  store.completePage('name', { amount: 1000 }, [])
  const storages = { local: createFakeStorage() }
  const saver = createLazyLeadSaver({ store, storages, product, startSession: async () => undefined, request })
  return { store, saver }
}

afterEach(() => void vi.restoreAllMocks())

it('submits with the revision that it overwrites', async () => {
  const { saver } = createSaver()
  saver.save()
  await vi.waitFor(() => expect(server.listActions()).toEqual(['create']))
  await flushPendingWork()
  server.state.revision = 9
  await saver.overwrite(9)
  expect(await saver.submit()).toEqual({ outcome: 'saved' })
  expect(server.listActions()).toEqual(['create', 'submit'])
  expect(server.writes[1]?.body['revision']).toBe(9)
})

it('resumes a write that a reload interrupted, under its key', async () => {
  const { store, saver } = createSaver()
  const interrupted = { idempotencyKey: 'interrupted', application: { amount: 1000 }, revision: null, submit: false }
  store.updateLeadApplication({ pendingWrite: interrupted })
  saver.resume()
  await vi.waitFor(() => expect(server.listActions()).toEqual(['create']))
  expect(server.keys()).toEqual(['"interrupted"'])
})

it('resumes nothing when no write was interrupted', async () => {
  vi.useFakeTimers()
  const { saver } = createSaver()
  saver.resume()
  await vi.runAllTimersAsync()
  vi.useRealTimers()
  await flushPendingWork()
  expect(server.writes).toEqual([])
})

it('reports a bug as an error, not as a lost connection', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const { saver } = createSaver(() => Promise.reject(new TypeError('x is undefined')))
  expect(await saver.submit()).toEqual({ outcome: 'failed', failure: { outcome: 'error' } })
})
