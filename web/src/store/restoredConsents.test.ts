// The consents that have to be given again after stale data.
import { product } from '@loan/domain/products/tukan-pl'
import { expect, it } from 'vitest'
import { createFakeStorage } from '../testing/createFakeStorage.ts'
import { createApplicationStore } from './applicationStore.ts'
import { restore } from './restore.ts'
import { initialState } from './state.ts'

const now = new Date('2026-11-20T12:00:00.000Z')

/** Restores an application whose session began more than a day ago. */
const restoreStaleSession = () => {
  const applicationData = {
    amount: 5000,
    sessionStartedAt: '2026-11-19T06:00:00.000Z',
    contactDetails: { marketingConsents: { email: true, text: true } },
  }
  const leadApplication = { ...initialState.leadApplication, applicationData }
  const dynamicPages = { ...initialState.dynamicPages, drafts: { 'contactDetails.marketingConsents.email': 'true' } }
  const slices = Object.entries({ leadApplication, dynamicPages })
  const session = createFakeStorage(new Map(slices.map(([key, slice]) => [key, JSON.stringify(slice)])))
  const store = createApplicationStore()
  restore(store, { session, local: createFakeStorage() }, now, product)
  return store.getState()
}

it('unticks consents to offers, whose records are stale, also where the form has no draft', () => {
  const { dynamicPages, leadApplication } = restoreStaleSession()
  expect(dynamicPages.drafts).toMatchObject({
    'contactDetails.marketingConsents.email': 'false',
    'contactDetails.marketingConsents.text': 'false',
  })
  expect(leadApplication.applicationData.contactDetails?.marketingConsents).toEqual({ email: true, text: true })
})
