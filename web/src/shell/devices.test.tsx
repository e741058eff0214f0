// ContinueLink and Forgotten with the real store, router and texts.
import { product } from '@loan/domain/products/vireo-ph'
import { act, type ReactNode } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Router } from 'wouter'
import { memoryLocation } from 'wouter/memory-location'
import type { Request } from '../api/request.ts'
import { type Application, ApplicationProvider } from '../context/ApplicationContext.tsx'
import { playApplication } from '../context/playApplication.ts'
import common from '../locales/en/common.json'
import devices from '../locales/en/devices.json'
import requestProblem from '../locales/en/request-problem.json'
import { ContinueLink } from './ContinueLink.tsx'
import { ForgottenCallout } from './ForgottenCallout.tsx'

const lead = {
  id: '00000000-0000-4000-8000-000000000000',
  token: 'own',
  revision: 1,
  leadStatus: 'draft',
  expiresAt: '2030-01-01T00:00:00.000Z',
}
const contactDetails = { email: 'anna@example.com', phoneNumber: '+639171234567' }

let root: Root
let calls: { readonly leadToken: string | undefined; readonly key: string | undefined }[] = []
const container = document.createElement('div')

const failOffline: Request = (_endpoint, { leadToken, idempotencyKey }) => {
  calls.push({ leadToken, key: idempotencyKey })
  return Promise.resolve({ outcome: 'offline' })
}

const createApplication = (): Application => ({
  ...playApplication(product, { common, devices, 'request-problem': requestProblem }),
  request: failOffline,
})

const show = async (application: Application, children: ReactNode) => {
  const { hook, history } = memoryLocation({ path: '/name', record: true })
  await act(async () => {
    root.render(
      <ApplicationProvider application={application}>
        <Router hook={hook}>{children}</Router>
      </ApplicationProvider>,
    )
    await Promise.resolve()
  })
  return history
}
const press = () =>
  act(async () => {
    container.querySelector('button')?.click()
    await new Promise((resolve) => setTimeout(resolve, 5))
  })

beforeEach(() => {
  calls = []
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  root = createRoot(container)
})
afterEach(() => {
  act(() => root.unmount())
  vi.unstubAllGlobals()
})

describe('ContinueLink', () => {
  it.each([
    ['a lead', null, { contactDetails }],
    ['an e-mail address', lead, { contactDetails: { phoneNumber: contactDetails.phoneNumber } }],
    ['an answer to confirm', lead, { contactDetails: { email: contactDetails.email } }],
  ])('is not shown without %s', async (_what, storedLead, applicationData) => {
    const application = createApplication()
    application.store.updateLead({ lead: storedLead, applicationData })
    await show(application, <ContinueLink />)
    expect(container.textContent).toBe('')
  })

  it('retries with the same idempotency key after a lost reply', async () => {
    const application = createApplication()
    application.store.updateLead({ lead, applicationData: { contactDetails } })
    await show(application, <ContinueLink />)
    expect(container.textContent).toBe(devices.link.action)
    await press()
    await press()
    expect(calls.map(({ leadToken }) => leadToken)).toEqual(['own', 'own'])
    expect(calls[0]?.key).toBe(calls[1]?.key)
    expect(container.textContent).not.toContain(contactDetails.email)
  })
})

describe('Forgotten', () => {
  it.each(['erased', 'ended'] as const)('shows the reason %s and opens the first page', async (reason) => {
    const onForgotten = vi.fn<() => void>()
    const history = await show(createApplication(), <ForgottenCallout reason={reason} onForgotten={onForgotten} />)
    expect(container.textContent).toBe(devices.forgotten[reason])
    expect(history.at(-1)).toBe('/')
    expect(onForgotten).toHaveBeenCalledTimes(1)
  })
})
