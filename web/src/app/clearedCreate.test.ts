// The data is cleared while the create of its lead is in flight.
import { createLead, eraseLead } from '@loan/domain/contract/lead'
import { createRequest } from '../api/request.ts'
import type { AppContext } from '../app-context/AppContext.tsx'
import { clearData } from '../entry/clearData.ts'
import { createLeadSaver } from '../form/saving/saving.ts'
import { createFakeLeadServer } from '../testing/createFakeLeadServer.ts'
import { createTestApplication } from '../testing/createTestApplication.ts'
import { leadId, receipt } from '../testing/leadFixtures.ts'
import { expect, it, vi } from 'vitest'
import { watchEndedAccess } from './watchEndedAccess.ts'

const server = createFakeLeadServer()
const created = { ...receipt, leadStatus: 'draft', progressState: 0, token: 'created' }

const saveOnePage = () => {
  const base = createTestApplication()
  const app: AppContext = { ...base, request: (endpoint, options) => watched(endpoint, options) }
  const watched = watchEndedAccess(createRequest('/api'), app)
  let reply: (response: Response) => void = () => undefined
  server.respond(createLead, () => new Promise((resolve) => (reply = resolve)))
  server.reply(eraseLead, { erased: true })
  const saver = createLeadSaver(app)
  app.store.completePage('name', { personalDetails: { firstName: 'Łucja' } }, [])
  saver.save()
  return { app, saver, reply: (response: Response) => reply(response) }
}

/** The save loads its code first. */
const waitForCreate = () => vi.waitFor(() => expect(server.requests).toHaveLength(1), { timeout: 4000 })
const listErased = () => server.calls.filter(({ path }) => path.startsWith('/lead/erase/'))

it('erases the lead when the reply to its create arrives', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const { app, reply } = saveOnePage()
  await waitForCreate()
  await clearData(app)
  expect(listErased()).toEqual([])
  reply(Response.json(created))
  await vi.waitFor(() => expect(listErased()).toMatchObject([{ path: `/lead/erase/${leadId}`, token: 'created' }]))
  await server.waitForIdle()
  expect(app.store.getState().leadApplication.lead).toBeNull()
  expect(app.storages.local.read('toErase')).toBeNull()
})

it('keeps the lead when the data was not cleared', async () => {
  const { app, reply } = saveOnePage()
  await waitForCreate()
  reply(Response.json(created))
  await server.waitForIdle()
  expect(listErased()).toEqual([])
  expect(app.store.getState().leadApplication.lead).toMatchObject({ id: leadId, token: 'created' })
})
