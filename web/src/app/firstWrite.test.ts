// The fields in the first write of a lead, even when it is made before the session starts (spec 3.1 to 3.5, 4.26 to
// 4.33).
import { products } from '@loan/domain/products/registry'
import { omitStaleFields } from '@loan/domain/lead/staleness'
import * as v from 'valibot'
import { beforeEach, expect, it, vi } from 'vitest'
import { flushPendingWork } from '../testing/flushPendingWork.ts'
import { createScriptedLeadServer } from '../form/saving/testing/createScriptedLeadServer.ts'
import { openStorage } from '../lib/storage.ts'
import { storageKeys } from '../store/storageKeys.ts'
import { createAppContext } from './createAppContext.ts'

const server = createScriptedLeadServer()

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})

const sessionFields = v.looseObject({
  sessionId: v.pipe(v.string(), v.uuid()),
  sessionStartedAt: v.pipe(v.string(), v.isoTimestamp()),
  deviceData: v.looseObject({ timezoneOffset: v.number() }),
  posthogParameters: v.looseObject({ isLeadPrefilled: v.literal(false) }),
})

it('writes session, device and analytics fields with the first lead and with the next one', async () => {
  const app = createAppContext({
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
    partials: [],
    textsVersion: 'v1',
  })
  const { store, saver } = app
  store.completePage('name', { amount: 1000 }, [])
  saver.save()
  await vi.waitFor(() => expect(server.listActions()).toEqual(['create']), { timeout: 5000 })
  expect(v.safeParse(sessionFields, server.writes[0]?.body).issues).toBeUndefined()
  await flushPendingWork()
  // A restart does the same.
  app.storages.local.remove(storageKeys.sharedLead)
  store.clear(omitStaleFields(store.getState().leadApplication.applicationData))
  store.completePage('name', store.getState().leadApplication.applicationData, [])
  saver.save()
  await vi.waitFor(() => expect(server.listActions()).toEqual(['create', 'create']), { timeout: 5000 })
  expect(v.safeParse(sessionFields, server.writes[1]?.body).issues).toBeUndefined()
})
