// Starting a new application with the answers of the previous one (spec 4.24, 4.25).
import { product } from '@loan/domain/products/tukan-pl'
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { Router } from 'wouter'
import { memoryLocation } from 'wouter/memory-location'
import { createRequest } from '../api/request.ts'
import { createTexts } from '../i18n/texts.ts'
import { openStorage } from '../lib/storage.ts'
import { createApplicationStore } from '../store/applicationStore.ts'
import { initialState } from '../store/state.ts'
import { ApplicationProvider } from './ApplicationContext.tsx'
import { useStartAgain } from './useStartAgain.ts'

const container = document.createElement('div')

const Again = () => {
  const startAgain = useStartAgain()
  return <button onClick={startAgain} />
}

beforeEach(() => vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true))
afterEach(() => vi.unstubAllGlobals())

// Shows spec 3.57, 4.24, 4.25
it('resets progress, lead, pages and stale fields, and keeps the other answers as a reapplication', () => {
  const store = createApplicationStore()
  store.completePage(
    'name',
    {
      amount: 5000,
      id: 'a',
      sessionStartedAt: '2026-11-20T10:00:00.000Z',
      generalPolicies: true,
      policies: [],
      leadSource: 'x',
      googleCaptchaToken: 'y',
      otherDetails: { ibanConsent: true, education: 'higher' },
    },
    [],
    { generalPolicies: 'true', 'otherDetails.ibanConsent': 'true', 'personalDetails.firstName': 'Ł' },
  )
  store.setPageErrors([{ fieldName: 'amount', code: 'off-step', message: 'm' }], '/')
  store.updateLead({
    progressState: 13,
    lead: { id: 'a', token: 't', revision: 1, leadStatus: 'rejected', expiresAt: '2026-11-21T10:00:00.000Z' },
  })
  const application = {
    product,
    basePath: '',
    apiBaseUrl: '',
    isEmbedded: false,
    store,
    texts: createTexts({ locale: 'en', languageTags: {}, builtIn: {}, partial: [], loadPath: '' }),
    languages: {},
    request: createRequest('/api'),
    storages: {
      session: openStorage('session', () => sessionStorage),
      local: openStorage('local', () => localStorage),
    },
  }
  const location = memoryLocation({ path: '/rejected', record: true })
  const root = createRoot(container)
  act(() =>
    root.render(
      <ApplicationProvider application={application}>
        <Router hook={location.hook}>
          <Again />
        </Router>
      </ApplicationProvider>,
    ),
  )
  act(() => container.querySelector('button')?.click())
  expect(store.getState()).toMatchObject({
    leadApplication: { progressState: 0, lead: null, pendingWrite: null },
    dynamicPages: { ...initialState.dynamicPages, drafts: { 'personalDetails.firstName': 'Ł' } },
  })
  expect(store.getState().leadApplication.applicationData).toEqual({
    amount: 5000,
    otherDetails: { education: 'higher' },
    tags: ['reapplying'],
  })
  expect(sessionStorage.getItem('reapplying')).toBe('true')
  expect(store.getState().dynamicPages.drafts).toEqual({ 'personalDetails.firstName': 'Ł' })
  expect(location.history.at(-1)).toBe('/')
  act(() => root.unmount())
})
