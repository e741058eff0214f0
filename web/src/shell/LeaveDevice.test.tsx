// Leaving a device: the application stays on the server, and nothing of it on the device.
import { leaveDevice, sendContinueLink } from '@loan/domain/contract/devices'
import { product } from '@loan/domain/products/vireo-ph'
import { screen, waitFor } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import common from '../locales/en/common.json'
import clearData from '../locales/en/clear-data.json'
import requestProblem from '../locales/en/request-problem.json'
import type { PendingWrite } from '../store/state.ts'
import { createFakeLeadServer } from '../testing/createFakeLeadServer.ts'
import { createTestApplication } from '../testing/createTestApplication.ts'
import { flushPendingWork } from '../testing/flushPendingWork.ts'
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
const linkCall = { path: `/lead/link/${lead.id}`, token: 'own' }
const leaveCall = { path: `/lead/devices/${lead.id}/leave`, token: 'own' }

const renderLeave = async (pendingWrite: PendingWrite | null = null) => {
  const texts = { common, 'clear-data': clearData, 'request-problem': requestProblem }
  const app = createTestApplication({ product, texts })
  app.store.updateLead({ lead, pendingWrite, applicationData: { contactDetails } })
  app.store.writeDrafts({ amount: '5000' })
  const onLeft = vi.fn<() => void>()
  const { user } = renderInApplication(<LeaveDevice onLeft={onLeft} />, { app })
  await flushPendingWork()
  const leave = () => user.click(screen.getByRole('button', { name: clearData.leave.action }))
  return { store: app.store, onLeft, leave }
}

it('sends the link first, ends the access and removes the application from the device', async () => {
  server.reply(sendContinueLink, { sent: true })
  server.reply(leaveDevice, { left: true })
  const { store, onLeft, leave } = await renderLeave()
  expect(document.body).toHaveTextContent(contactDetails.email)
  await leave()
  await waitFor(() => expect(onLeft).toHaveBeenCalledOnce())
  expect(server.calls).toMatchObject([linkCall, leaveCall])
  expect(store.getState()).toMatchObject({ leadApplication: { lead: null }, dynamicPages: { drafts: {} } })
  expect(store.getState().leadApplication.applicationData.contactDetails).toBeUndefined()
})

it.each([
  ['the link is not sent', sendContinueLink, [linkCall]],
  ['the access does not end', leaveDevice, [linkCall, leaveCall]],
])('keeps the application with a message when %s', async (_what, broken, calls) => {
  server.reply(sendContinueLink, { sent: true })
  server.respond(broken, () => Response.error())
  const { store, onLeft, leave } = await renderLeave()
  await leave()
  expect(await screen.findByRole('alert')).not.toBeEmptyDOMElement()
  expect(server.calls).toMatchObject(calls)
  expect(onLeft).not.toHaveBeenCalled()
  expect(store.getState()).toMatchObject({ leadApplication: { lead }, dynamicPages: { drafts: { amount: '5000' } } })
})

it('is not offered while a write is pending', async () => {
  await renderLeave({ idempotencyKey: 'a', application: {}, revision: 1, submit: false })
  expect(screen.queryByRole('button')).toBeNull()
})
