// The answers typed before the application started do not outlive it in the storage.
import { afterEach, expect, it } from 'vitest'
import { removeStoredEarlyAnswers, storeEarlyAnswers } from './earlyAnswers.ts'
import { createTestApplication } from '../src/testing/createTestApplication.ts'
import { finishEarlyAnswers } from '../src/app/earlyAnswers.ts'

afterEach(() => {
  delete window.earlyPage
  delete window.earlyAnswers
})

it.each([
  ['that the application has taken over', { 'contactDetails.email': 'anna@example.com' }],
  ['that are too old or of another application', {}],
])('removes stored early answers %s', (_which, taken) => {
  storeEarlyAnswers({ 'contactDetails.email': 'anna@example.com' })
  window.earlyPage = {
    readAnswers: () => taken,
    removeStoredAnswers: removeStoredEarlyAnswers,
    restoreFocus: () => undefined,
    claimReload: () => false,
    failStart: () => undefined,
  }
  window.earlyAnswers = taken
  finishEarlyAnswers(createTestApplication())
  expect([sessionStorage.getItem('earlyAnswers'), localStorage.getItem('earlyAnswers')]).toEqual([null, null])
})
