// The consents that have to be given again after stale data: their answers in the form, and the boxes of the
// prerendered first page, which Firefox ticks again on a reload.
import { product } from '@loan/domain/products/tukan-pl'
import { expect, it } from 'vitest'
import { createFakeStorage } from '../testing/createFakeStorage.ts'
import { createApplicationStore } from './applicationStore.ts'
import { restore } from './restore.ts'
import { initialState } from './state.ts'

const now = new Date('2026-11-20T12:00:00.000Z')

const showTickedBox = (name: string) => {
  const box = Object.assign(document.createElement('input'), { type: 'checkbox', name, checked: true })
  const events: Event[] = []
  box.addEventListener('input', (event) => events.push(event))
  document.body.replaceChildren(box)
  return { box, events }
}

/** Restores the application of a session that began at this time. */
const restoreSession = (sessionStartedAt: string) => {
  const applicationData = {
    amount: 5000,
    sessionStartedAt,
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

it.each(['generalPolicies', 'contactDetails.marketingConsents.email'])('unticks %s of stale data', (name) => {
  const { box, events } = showTickedBox(name)
  restoreSession('2026-11-19T06:00:00.000Z')
  expect(box.checked).toBe(false)
  // The first script then stores the answers without the tick.
  expect(events).toMatchObject([{ type: 'input', bubbles: true }])
})

it('keeps the tick of an answer that is no consent', () => {
  const { box } = showTickedBox('otherDetails.hasCar')
  restoreSession('2026-11-19T06:00:00.000Z')
  expect(box.checked).toBe(true)
})

it('keeps a consent of data that is not stale', () => {
  const { box } = showTickedBox('generalPolicies')
  restoreSession('2026-11-20T11:00:00.000Z')
  expect(box.checked).toBe(true)
})

it('unticks consents to offers, whose records are stale, also where the form has no draft', () => {
  const { dynamicPages, leadApplication } = restoreSession('2026-11-19T06:00:00.000Z')
  expect(dynamicPages.drafts).toMatchObject({
    'contactDetails.marketingConsents.email': 'false',
    'contactDetails.marketingConsents.text': 'false',
  })
  expect(leadApplication.applicationData.contactDetails?.marketingConsents).toEqual({ email: true, text: true })
})
