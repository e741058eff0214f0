// ContinueLink and DataClearedCallout with the real store, router and texts.
import { product } from '@loan/domain/products/vireo-ph'
import { act, screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { createTestApplication } from '../testing/createTestApplication.ts'
import { renderInApplication } from '../testing/renderInApplication.tsx'
import { flushPendingWork } from '../testing/flushPendingWork.ts'
import type { Request } from '../api/request.ts'
import { getClearedData } from '../lib/clearedData.ts'
import type { AppContext } from '../app-context/AppContext.tsx'
import common from '../locales/en/common.json'
import devices from '../locales/en/devices.json'
import requestProblem from '../locales/en/request-problem.json'
import { ContinueLink } from './ContinueLink.tsx'
import { DataClearedCallout } from './DataClearedCallout.tsx'

const lead = {
  id: '00000000-0000-4000-8000-000000000000',
  token: 'own',
  revision: 1,
  leadStatus: 'draft',
  expiresAt: '2030-01-01T00:00:00.000Z',
}
const contactDetails = { email: 'anna@example.com', phoneNumber: '+639171234567' }

let calls: { readonly leadToken: string | undefined; readonly key: string | undefined }[] = []

const failOffline: Request = (_endpoint, { leadToken, idempotencyKey }) => {
  calls.push({ leadToken, key: idempotencyKey })
  return Promise.resolve({ outcome: 'offline' })
}

const createApplication = (): AppContext => ({
  ...createTestApplication({ product, texts: { common, devices, 'request-problem': requestProblem } }),
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
    app.store.updateLeadApplication({ lead: storedLead, applicationData })
    const { container } = renderInApplication(<ContinueLink />, { app })
    await flushPendingWork()
    expect(container).toBeEmptyDOMElement()
  })

  it('retries with the same idempotency key after a lost reply', async () => {
    const app = createApplication()
    app.store.updateLeadApplication({ lead, applicationData: { contactDetails } })
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

describe('DataClearedCallout', () => {
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

  it('forgets the reason when the first page is completed again', async () => {
    const app = createApplication()
    getClearedData(app).announce('erased')
    renderInApplication(<DataClearedCallout reason="erased" onDataCleared={() => undefined} />, { app })
    expect(getClearedData(app).read()).toBe('erased')
    act(() => app.store.completePage('initial-details', {}, []))
    expect(getClearedData(app).read()).toBeNull()
  })
})
