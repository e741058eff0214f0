// Starting a new application with the answers of the previous one (spec 4.24, 4.25).
import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { initialState } from '../store/state.ts'
import { storageKeys } from '../store/storageKeys.ts'
import { createTestApplication } from '../testing/createTestApplication.ts'
import { renderInApplication } from '../testing/renderInApplication.tsx'
import { useStartAgain } from './useStartAgain.ts'

const StartAgain = () => <button onClick={useStartAgain()}>Start again</button>

// Shows spec 3.57, 4.24, 4.25
it('resets progress, lead, pages and stale fields, and keeps the other answers as a reapplication', async () => {
  const app = createTestApplication()
  const { store } = app
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
    {
      generalPolicies: 'true',
      'contactDetails.marketingConsents.email': 'true',
      'otherDetails.ibanConsent': 'true',
      'personalDetails.firstName': 'Ł',
    },
  )
  store.setPageErrors([{ fieldName: 'amount', code: 'off-step', message: 'm' }], '/')
  store.updateLeadApplication({
    progressState: 13,
    lead: { id: 'a', token: 't', revision: 1, leadStatus: 'rejected', expiresAt: '2026-11-21T10:00:00.000Z' },
  })
  const unticked = Object.fromEntries(app.product.policies.map(({ path }) => [path, 'false']))
  const drafts = { ...unticked, 'personalDetails.firstName': 'Ł' }
  const { user, history } = renderInApplication(<StartAgain />, { app, path: '/rejected' })
  await user.click(screen.getByRole('button', { name: 'Start again' }))
  expect(store.getState()).toMatchObject({
    leadApplication: { progressState: 0, lead: null, pendingWrite: null },
    dynamicPages: { ...initialState.dynamicPages, drafts },
  })
  expect(store.getState().leadApplication.applicationData).toEqual({
    amount: 5000,
    otherDetails: { education: 'higher' },
    tags: ['reapplying'],
  })
  expect(app.storages.session.read(storageKeys.reapplying)).toBe('true')
  expect(store.getState().dynamicPages.drafts).toEqual(drafts)
  expect(history.at(-1)).toBe('/')
})
