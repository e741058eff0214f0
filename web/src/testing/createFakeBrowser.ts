// Fake browser storage that outlives several page loads, for persistence tests.
import type { LeadApplication } from '@loan/domain/lead/application'
import { product } from '@loan/domain/products/tukan-pl'
import { inBackground } from '../lib/afterPaint.ts'
import { openStorage } from '../lib/storage.ts'
import { createApplicationStore } from '../store/applicationStore.ts'
import { persist } from '../store/persistence.ts'
import { restore } from '../store/restore.ts'
import type { LeadHandle } from '../store/state.ts'

export const now = new Date('2026-11-20T12:00:00.000Z')
export const lead: LeadHandle = {
  id: '0b7a3f5e-6d1c-4a2b-9c3d-1e2f3a4b5c6d',
  token: 'secret',
  revision: 4,
  leadStatus: 'draft',
  expiresAt: '2026-11-21T10:00:00.000Z',
}
export const application: LeadApplication = {
  amount: 5000,
  personalDetails: { firstName: 'Łucja', personalCode: '85071412334' },
  otherDetails: {
    idCardNumber: 'ABA300000',
    taxIdentificationNumber: '5261040828',
    pensionNumber: '1',
    education: 'x',
  },
  incomeDetails: { iban: 'PL61109010140000071219812874', jobTitle: 'sędzia' },
}
const drafts = {
  'personalDetails.firstName': 'Łucja',
  'personalDetails.personalCode': '8507',
  'otherDetails.idCardNumber': 'ABA',
  'otherDetails.taxIdentificationNumber': '5',
  'incomeDetails.iban': 'PL61',
}

const createStorage = () => {
  const entries = new Map<string, string>()
  return {
    entries,
    getItem: (key: string) => entries.get(key) ?? null,
    setItem: (key: string, value: string) => void entries.set(key, value),
    removeItem: (key: string) => void entries.delete(key),
  }
}

type Browser = { session: ReturnType<typeof createStorage>; local: ReturnType<typeof createStorage> }

/** Resolves after work in the background, such as a batched write. */
export const waitForBackgroundWork = () => new Promise<void>((resolve) => void inBackground(resolve))

export const createFakeBrowser = () => {
  const browser: Browser = { session: createStorage(), local: createStorage() }
  const loadPage = () => {
    const store = createApplicationStore()
    const opened = {
      session: openStorage('session', () => browser.session),
      local: openStorage('local', () => browser.local),
    }
    restore(store, opened, now, product)
    return { store, opened, ...persist(store, opened, product) }
  }
  return {
    browser,
    /** Replaces session storage by an empty one. */
    openTab: () => {
      browser.session = createStorage()
    },
    loadPage,
    /** Loads the page with some answers, a lead and another language. */
    work: () => {
      const loaded = loadPage()
      const { store } = loaded
      store.writeDrafts(drafts)
      store.completePage('name', application, [])
      store.updatePages({
        completed: ['initial-details', 'name', 'personal-code', 'id-card'],
        currentFormPath: '/id-card',
      })
      store.updateLeadApplication({ lead })
      store.updateUi({ locale: 'en' })
      loaded.flush()
      return loaded
    },
  }
}
