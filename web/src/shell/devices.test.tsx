// ContinueLink, LeaveDevice and Forgotten with the real store, router and texts.
import { product } from '@loan/domain/products/vireo-ph'
import { screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { createTestApplication } from '../testing/createTestApplication.ts'
import { renderInApplication } from '../testing/renderInApplication.tsx'
import { flushPendingWork } from '../testing/flushPendingWork.ts'
import type { Request } from '../api/request.ts'
import type { AppContext } from '../app-context/AppContext.tsx'
import clearData from '../locales/en/clear-data.json'
import common from '../locales/en/common.json'
import devices from '../locales/en/devices.json'
import requestProblem from '../locales/en/request-problem.json'
import { ContinueLink } from './ContinueLink.tsx'
import { DataClearedCallout } from './DataClearedCallout.tsx'
import { LeaveDevice } from './LeaveDevice.tsx'
import type { PendingWrite } from '../store/state.ts'

const lead = {
  id: '00000000-0000-4000-8000-000000000000',
  token: 'own',
  revision: 1,
  leadStatus: 'draft',
  expiresAt: '2030-01-01T00:00:00.000Z',
}
const contactDetails = { email: 'anna@example.com', phoneNumber: '+639171234567' }

const texts = { common, devices, 'clear-data': clearData, 'request-problem': requestProblem }

let calls: { readonly leadToken: string | undefined; readonly key: string | undefined }[] = []

const failOffline: Request = (_endpoint, { leadToken, idempotencyKey }) => {
  calls.push({ leadToken, key: idempotencyKey })
  return Promise.resolve({ outcome: 'offline' })
}

const createApplication = (): AppContext => ({
  ...createTestApplication({ product, texts }),
  request: failOffline,
})

beforeEach(() => {
  calls = []
})

describe('ContinueLink', () => {
  it.each([
    ['a lead', null, { contactDetails }],
    ['an e-mail address', lead, { contactDetails: { phoneNumber: contactDetails.phoneNumber } }],
    ['an answer to confirm', lead, { contactDetails: { email: contactDetails.email } }],
  ])('is not shown without %s', async (_what, storedLead, applicationData) => {
    const app = createApplication()
    app.store.updateLead({ lead: storedLead, applicationData })
    const { container } = renderInApplication(<ContinueLink />, { app })
    await flushPendingWork()
    expect(container).toBeEmptyDOMElement()
  })

  it('retries with the same idempotency key after a lost reply', async () => {
    const app = createApplication()
    app.store.updateLead({ lead, applicationData: { contactDetails } })
    const { container, user } = renderInApplication(<ContinueLink />, { app })
    const send = await screen.findByRole('button', { name: devices.link.action })
    await user.click(send)
    await user.click(await screen.findByRole('button', { name: devices.link.action }))
    await waitFor(() => expect(calls).toHaveLength(2))
    expect(calls.map(({ leadToken }) => leadToken)).toEqual(['own', 'own'])
    expect(calls[0]?.key).toBe(calls[1]?.key)
    expect(container.textContent).not.toContain(contactDetails.email)
  })
})

describe('LeaveDevice', () => {
  type Reply = Awaited<ReturnType<Request>>
  const renderLeave = async (replies: readonly Reply[], pendingWrite: PendingWrite | null = null) => {
    const requested: string[] = []
    const request = ((endpoint, { leadToken }) => {
      requested.push(`${endpoint.path} ${leadToken}`)
      return Promise.resolve(replies[requested.length - 1] ?? { outcome: 'offline' })
    }) as Request
    const app = { ...createTestApplication({ product, texts }), request }
    app.store.updateLead({ lead, pendingWrite, applicationData: { contactDetails } })
    app.store.writeDrafts({ amount: '5000' })
    const onLeft = vi.fn<() => void>()
    const { user } = renderInApplication(<LeaveDevice onLeft={onLeft} />, { app })
    await flushPendingWork()
    const leave = () => user.click(screen.getByRole('button', { name: clearData.leave.action }))
    return { store: app.store, requested, onLeft, leave }
  }
  const link = '/lead/link/{id} own'
  const leaving = '/lead/devices/{id}/leave own'
  const sent = { outcome: 'ok', reply: { sent: true } } as unknown as Reply
  const left = { outcome: 'ok', reply: { left: true } } as unknown as Reply

  it('sends the link first, ends the access and removes the application from the device', async () => {
    const { store, requested, onLeft, leave } = await renderLeave([sent, left])
    expect(document.body).toHaveTextContent(contactDetails.email)
    await leave()
    await waitFor(() => expect(onLeft).toHaveBeenCalledOnce())
    expect(requested).toEqual([link, leaving])
    expect(store.getState()).toMatchObject({ leadApplication: { lead: null }, dynamicPages: { drafts: {} } })
    expect(store.getState().leadApplication.applicationData.contactDetails).toBeUndefined()
  })

  it.each([
    ['the link is not sent', [], [link]],
    ['the access does not end', [sent], [link, leaving]],
  ])('keeps the application with a message when %s', async (_what, replies, calls) => {
    const { store, requested, onLeft, leave } = await renderLeave(replies)
    await leave()
    expect(await screen.findByRole('alert')).not.toBeEmptyDOMElement()
    expect(requested).toEqual(calls)
    expect(onLeft).not.toHaveBeenCalled()
    expect(store.getState()).toMatchObject({ leadApplication: { lead }, dynamicPages: { drafts: { amount: '5000' } } })
  })

  it('is not offered while a write is pending', async () => {
    await renderLeave([], { idempotencyKey: 'a', application: {}, revision: 1, submit: false })
    expect(screen.queryByRole('button')).toBeNull()
  })
})

describe('Forgotten', () => {
  it.each(['erased', 'ended'] as const)('shows the reason %s and opens the first page', async (reason) => {
    const onDataCleared = vi.fn<() => void>()
    const { container, history } = renderInApplication(
      <DataClearedCallout reason={reason} onDataCleared={onDataCleared} />,
      {
        app: createApplication(),
        path: '/name',
      },
    )
    await waitFor(() => expect(container.textContent).toBe(devices.forgotten[reason]))
    expect(history.at(-1)).toBe('/')
    expect(onDataCleared).toHaveBeenCalledTimes(1)
  })
})
