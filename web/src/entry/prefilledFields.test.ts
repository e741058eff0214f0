// `posthogParameters` of spec 3.5: the fields that the URL prefilled and the applicant did not change.
import { product } from '@loan/domain/products/tukan-pl'
import { beforeEach, expect, it } from 'vitest'
import { openStorage } from '../lib/storage.ts'
import { createApplicationStore } from '../store/applicationStore.ts'
import { writeSessionFields } from './writeSessionFields.ts'
import { watchPrefilledFields } from './prefilledFields.ts'

const storages = {
  session: openStorage('session', () => sessionStorage),
  local: openStorage('local', () => localStorage),
}
const link = { firstName: 'Anna', email: 'anna@example.com', phoneNumber: '512345678', amount: '700' }
const paths = ['amount', 'personalDetails.firstName', 'contactDetails.email', 'contactDetails.phoneNumber']

let store = createApplicationStore()
const writeFields = (parameters: Parameters<typeof writeSessionFields>[1] = {}) =>
  writeSessionFields({ store, storages, product, isEmbedded: false }, parameters, new Date())
const reported = () => store.getState().leadApplication.applicationData.posthogParameters

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
  store = createApplicationStore()
})

it('are reported while unchanged, also after the form normalised them', () => {
  writeFields(link)
  watchPrefilledFields(store)
  store.writeDrafts({ amount: '700', 'contactDetails.phoneNumber': '+48 512 345 678' })
  expect(reported()).toMatchObject({ isLeadPrefilled: true, leadPrefilledFields: paths })
})

it('do not include a field that already had an answer', () => {
  store.writeDrafts({ 'personalDetails.firstName': 'Ewa' })
  writeFields(link)
  expect(reported()?.leadPrefilledFields).not.toContain('personalDetails.firstName')
  expect(reported()?.leadPrefilledFields).toHaveLength(3)
})

it('do not include a field that the applicant changed, also after a reload', () => {
  writeFields(link)
  const stop = watchPrefilledFields(store)
  store.writeDrafts({ 'personalDetails.firstName': 'Joanna' })
  expect(reported()?.leadPrefilledFields).toEqual(paths.filter((path) => path !== 'personalDetails.firstName'))
  stop()
  writeFields()
  watchPrefilledFields(store)
  store.updateLeadApplication({ applicationData: { ...store.getState().leadApplication.applicationData, amount: 800 } })
  store.writeDrafts({ 'contactDetails.email': 'ewa@example.com', 'contactDetails.phoneNumber': '' })
  expect(reported()).toMatchObject({ isLeadPrefilled: false, leadPrefilledFields: [] })
})
