// What the first write of a lead contains, however early it is made (SPEC.md §3, §4 "Session").
import { products } from '@loan/domain/products/registry'
import { withoutStale } from '@loan/domain/lead/staleness'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createLazySaver } from '../form/lazySaver.ts'
import { playLeadServer, settle } from '../form/playLeadServer.ts'
import { openStorage } from '../lib/storage.ts'
import { createApplication } from './createApplication.ts'
import { saveAfterEntry } from './saveAfterEntry.ts'

let server = playLeadServer()

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
  server = playLeadServer()
  vi.stubGlobal('fetch', server.fetch)
})
afterEach(() => vi.unstubAllGlobals())

const visitFields = {
  sessionId: expect.stringMatching(/^[0-9a-f-]{36}$/),
  sessionStartedAt: expect.any(String),
  deviceData: expect.objectContaining({ timezoneOffset: expect.any(Number) }),
  posthogParameters: expect.objectContaining({ isLeadPrefilled: false }),
}

it('has session, device and analytics fields, and so has the next lead after a new start', async () => {
  const application = createApplication({
    product: products['tukan-pl'],
    basePath: '/application-frontend',
    apiBaseUrl: '/api',
    isEmbedded: false,
    storages: {
      session: openStorage('session', () => sessionStorage),
      local: openStorage('local', () => localStorage),
    },
    locale: 'pl',
    builtIn: { pl: { common: {} } },
    languages: {},
    partial: [],
    textsVersion: 'v1',
  })
  const { store } = application
  const saver = saveAfterEntry(createLazySaver(application), application)
  store.completePage('name', { amount: 1000 }, [])
  saver.save()
  await vi.waitFor(() => expect(server.acts()).toEqual(['create']), { timeout: 5000 })
  expect(server.writes[0]?.body).toMatchObject({ amount: 1000, ...visitFields })
  await settle()
  store.clear(withoutStale(store.getState().leadApplication.applicationData))
  store.completePage('name', store.getState().leadApplication.applicationData, [])
  saver.save()
  await vi.waitFor(() => expect(server.acts()).toEqual(['create', 'create']), { timeout: 5000 })
  expect(server.writes[1]?.body).toMatchObject(visitFields)
})
