import { product } from '@loan/domain/products/tukan-pl'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createRequest } from '../api/request.ts'
import { createApplicationStore } from '../store/applicationStore.ts'
import { createLazySaver } from './lazySaver.ts'
import { openLocal, playLeadServer, settle } from './playLeadServer.ts'

let played = playLeadServer()

beforeEach(() => {
  played = playLeadServer()
  vi.stubGlobal('fetch', played.fetch)
})
afterEach(() => vi.unstubAllGlobals())

it('saves, overwrites and submits in the order of the calls', async () => {
  const store = createApplicationStore()
  const saver = createLazySaver({ store, storages: { local: openLocal() }, product, request: createRequest('/api') })
  store.completePage('name', { amount: 1000 }, [])
  saver.save()
  await vi.waitFor(() => expect(played.acts()).toEqual(['create']))
  await settle()
  played.server.revision = 9
  saver.overwrite(9)
  expect(await saver.submit()).toEqual({ outcome: 'saved' })
  expect(played.acts()).toEqual(['create', 'submit'])
  expect(played.writes[1]?.body['revision']).toBe(9)
})
