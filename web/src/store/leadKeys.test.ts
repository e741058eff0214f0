// The lead's id and state under separate keys in session storage (spec 3.49, 3.53).
import { product } from '@loan/domain/products/tukan-pl'
import { beforeEach, describe, expect, it } from 'vitest'
import { openStorage } from '../lib/storage.ts'
import { createApplicationStore } from './applicationStore.ts'
import { persist } from './persistence.ts'

const lead = { id: 'a', token: 'secret', revision: 1, leadStatus: 'draft', expiresAt: '2026-11-21T10:00:00.000Z' }

const createFixture = () => {
  const store = createApplicationStore()
  const storages = {
    session: openStorage('session', () => sessionStorage),
    local: openStorage('local', () => localStorage),
  }
  return { store, ...persist(store, storages, product) }
}
const stored = () => [sessionStorage.getItem('lid'), sessionStorage.getItem('state')]

beforeEach(() => {
  sessionStorage.clear()
  localStorage.clear()
})

describe('lid and state', () => {
  // Shows spec 3.49, 3.53
  it('are written with the lead and removed with it', () => {
    const { store, flush, stop } = createFixture()
    store.updateLeadApplication({ applicationData: { amount: 3000 } })
    flush()
    expect(stored()).toEqual([null, null])
    store.updateLeadApplication({ lead, progressState: 6 })
    flush()
    expect(stored()).toEqual(['a', '6'])
    store.updateLeadApplication({ progressState: [6, 7] })
    flush()
    expect(stored()).toEqual(['a', '[6,7]'])
    store.clear({})
    flush()
    expect(stored()).toEqual([null, null])
    stop()
  })

  // Shows spec 3.57
  it('remove the reapplying flag', () => {
    sessionStorage.setItem('reapplying', 'true')
    const { store, flush, stop } = createFixture()
    store.updateLeadApplication({ applicationData: { amount: 3000 } })
    flush()
    expect(sessionStorage.getItem('reapplying')).toBe('true')
    store.updateLeadApplication({ lead })
    flush()
    expect(sessionStorage.getItem('reapplying')).toBeNull()
    stop()
  })
})
