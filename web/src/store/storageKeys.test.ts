// The storage keys of spec 3.45 to 3.66: defined here, or cleared because an older release wrote them.
import { describe, expect, it } from 'vitest'
import { openStorage } from '../lib/storage.ts'
import { createApplicationStore } from './applicationStore.ts'
import { clearStoredApplication } from './persistence.ts'
import { storageKeys } from './storageKeys.ts'

const written =
  'storedLoanApplication sessionId sessionStartedAt gclid redirected redirectUrl redirectMethod logRocket ' +
  'newSessionFlag leadApplication dynamicPages uiColors sellingTierGlobalId sessionAcceptedRedirected ' +
  'sessionUrl state initAt lid reapplying'
const notWritten = 'companyData routeChange isLoading'

const clear = () =>
  clearStoredApplication(createApplicationStore(), {
    session: openStorage('session', () => sessionStorage),
    local: openStorage('local', () => localStorage),
  })

describe('a key of the specification', () => {
  it.each(written.split(' '))('is defined: %s', (key) => {
    expect(Object.values<string>(storageKeys)).toContain(key)
  })

  // Shows spec 3.50, 3.59, 3.64
  it.each(notWritten.split(' '))('is cleared although this release does not write it: %s', (key) => {
    expect(Object.values<string>(storageKeys)).not.toContain(key)
    localStorage.setItem(key, 'x')
    sessionStorage.setItem(key, 'x')
    localStorage.setItem('of another page', 'x')
    clear()
    expect([localStorage.getItem(key), sessionStorage.getItem(key)]).toEqual([null, null])
    expect(localStorage.getItem('of another page')).toBe('x')
  })
})
