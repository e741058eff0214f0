import { expect, it } from 'vitest'
import { createApplicationStore } from './applicationStore.ts'
import { initialState } from './state.ts'

const errors = [
  { fieldName: 'amount', code: 'off-step', message: 'm' },
  { fieldName: 'contactDetails.email', code: 'email-form', message: 'm' },
]

// Shows spec 3.2, 3.39, 4.9, 4.32
it('has the initial state of the specification', () => {
  expect(createApplicationStore().getState()).toMatchObject({
    leadApplication: { applicationData: { tags: ['ui:react'] }, lead: null, progressState: 0 },
    ui: { colors: {} },
    isLoading: false,
  })
})

// Shows spec 3.33, 5.30
it('removes the errors of a completed page, and erroredFormPath with the last error', () => {
  const store = createApplicationStore()
  store.setPageErrors(errors, '/contact-details')
  store.completePage('initial-details', { amount: 100 }, ['amount', 'period'])
  expect(store.getState().dynamicPages).toMatchObject({ errors: [errors[1]], erroredFormPath: '/contact-details' })
  store.completePage('contact-details', { amount: 100 }, ['contactDetails.email'])
  expect(store.getState().dynamicPages).toMatchObject({ errors: [], erroredFormPath: null })
})

it('lists a completed page once', () => {
  const store = createApplicationStore()
  for (const page of ['a', 'b', 'a']) store.completePage(page, {}, [])
  expect(store.getState().dynamicPages.completed).toEqual(['b', 'a'])
})

it('merges drafts into the existing ones', () => {
  const store = createApplicationStore()
  store.writeDrafts({ amount: '5000', period: '73' })
  store.writeDrafts({ amount: '60' })
  expect(store.getState().dynamicPages.drafts).toEqual({ amount: '60', period: '73' })
})

// Shows spec 4.24
it('clears everything except the given application and the ui slice', () => {
  const store = createApplicationStore()
  store.updateUi({ locale: 'en' })
  store.completePage('a', { amount: 100 }, [])
  store.updateLeadApplication({ progressState: 13 })
  store.clear({ amount: 100 })
  expect(store.getState()).toEqual({
    ...initialState,
    leadApplication: { ...initialState.leadApplication, applicationData: { amount: 100 } },
    ui: { colors: {}, locale: 'en' },
  })
})

// Shows spec 3.38
it('records the time of the last change', () => {
  const store = createApplicationStore()
  store.updateLeadApplication({ progressState: 1 })
  expect(store.getState().leadApplication.lastOperationTimestamp).toMatch(/^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/u)
})
