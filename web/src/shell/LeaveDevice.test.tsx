// Leaving a device: the application stays on the server and is removed from the device.
import { leaveDevice } from '@loan/domain/contract/devices'
import { product } from '@loan/domain/products/vireo-ph'
import { screen, waitFor } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import common from '../locales/en/common.json'
import clearData from '../locales/en/clear-data.json'
import requestProblem from '../locales/en/request-problem.json'
import type { SaveOutcome } from '../app-context/leadSaver.ts'
import { createFakeLeadServer } from '../testing/createFakeLeadServer.ts'
import { createTestApplication, idleSaver } from '../testing/createTestApplication.ts'
import { flushPendingWork } from '../testing/flushPendingWork.ts'
import { buildProblem } from '../testing/problems.ts'
import { renderInApplication } from '../testing/renderInApplication.tsx'
import { LeaveDevice } from './LeaveDevice.tsx'

const server = createFakeLeadServer()

const lead = {
  id: '00000000-0000-4000-8000-000000000000',
  token: 'own',
  revision: 1,
  leadStatus: 'draft',
  expiresAt: '2030-01-01T00:00:00.000Z',
}
const contactDetails = { email: 'anna@example.com', phoneNumber: '+639171234567' }
const leaveCall = { path: `/lead/devices/${lead.id}/leave`, token: 'own', body: { sendLink: true } }

const renderLeave = async (saved: SaveOutcome = { outcome: 'saved' }, savedLead = lead) => {
  const texts = { common, 'clear-data': clearData, 'request-problem': requestProblem }
  const saveNow = () => {
    app.store.updateLeadApplication({ lead: savedLead })
    return Promise.resolve(saved)
  }
  const app = { ...createTestApplication({ product, texts }), saver: { ...idleSaver, saveNow: () => saveNow() } }
  app.store.updateLeadApplication({ lead, applicationData: { contactDetails } })
  app.store.writeDrafts({ amount: '5000' })
  const onLeft = vi.fn<() => void>()
  const { user } = renderInApplication(<LeaveDevice onLeft={onLeft} />, { app })
  await flushPendingWork()
  const leave = () => user.click(screen.getByRole('button', { name: clearData.leave.action }))
  return { store: app.store, onLeft, leave }
}

it('saves, ends the access with a link and removes the application from the device', async () => {
  server.reply(leaveDevice, { left: true })
  const { store, onLeft, leave } = await renderLeave()
  expect(document.body).toHaveTextContent(contactDetails.email)
  await leave()
  await waitFor(() => expect(onLeft).toHaveBeenCalledOnce())
  expect(server.calls).toMatchObject([leaveCall])
  expect(store.getState()).toMatchObject({ leadApplication: { lead: null }, dynamicPages: { drafts: {} } })
  expect(store.getState().leadApplication.applicationData.contactDetails).toBeUndefined()
})

it.each<[string, SaveOutcome, Response, number]>([
  ['the server does not get the answers', { outcome: 'failed', failure: { outcome: 'offline' } }, Response.error(), 0],
  ['the server rejects answers', { outcome: 'invalid', errors: [] }, Response.error(), 0],
  ['the access does not end', { outcome: 'saved' }, Response.error(), 1],
  ['the server is too old for the call', { outcome: 'saved' }, buildProblem('not-found'), 1],
  ['the server does not send links yet', { outcome: 'saved' }, buildProblem('bad-request'), 1],
  ['the application has expired', { outcome: 'saved' }, buildProblem('gone'), 1],
])('keeps the application with a message when %s', async (_what, saved, response, calls) => {
  server.respond(leaveDevice, () => response)
  const { store, onLeft, leave } = await renderLeave(saved)
  await leave()
  expect(await screen.findByRole('alert')).not.toBeEmptyDOMElement()
  expect(server.calls).toHaveLength(calls)
  expect(onLeft).not.toHaveBeenCalled()
  expect(store.getState()).toMatchObject({ leadApplication: { lead }, dynamicPages: { drafts: { amount: '5000' } } })
})

it('leaves the application that the save has created in place of an expired one', async () => {
  server.reply(leaveDevice, { left: true })
  const created = { ...lead, id: '11111111-1111-4111-8111-111111111111', token: 'new' }
  const { onLeft, leave } = await renderLeave({ outcome: 'saved' }, created)
  await leave()
  await waitFor(() => expect(onLeft).toHaveBeenCalledOnce())
  expect(server.calls).toMatchObject([{ path: `/lead/devices/${created.id}/leave`, token: 'new' }])
})

it('counts as left when the call whose reply was lost ended the access', async () => {
  const { onLeft, leave } = await renderLeave()
  server.replyNext(Response.error())
  server.respond(leaveDevice, () => buildProblem('access-ended'))
  await leave()
  await screen.findByRole('alert')
  expect(onLeft).not.toHaveBeenCalled()
  await leave()
  await waitFor(() => expect(onLeft).toHaveBeenCalledOnce())
})
