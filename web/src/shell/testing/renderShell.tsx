// Renders the shell around a page, with the real store, router and texts, and a storage in memory.
import { product } from '@loan/domain/products/tukan-pl'
import type { AppContext } from '../../app-context/AppContext.tsx'
import { openStorage } from '../../lib/storage.ts'
import { persist } from '../../store/persistence.ts'
import { createTestApplication } from '../../testing/createTestApplication.ts'
import { englishTexts } from '../../testing/englishTexts.ts'
import { renderInApplication } from '../../testing/renderInApplication.tsx'
import { ApplicationShell } from '../ApplicationShell.tsx'

/** Whether the local storage is full. */
export const storageState = { isFull: false }

const createMemoryStorage = () => {
  const stored = new Map<string, string>()
  return openStorage('local', () => ({
    getItem: (key) => stored.get(key) ?? null,
    setItem: (key, value) => {
      if (storageState.isFull) throw new DOMException('full', 'QuotaExceededError')
      stored.set(key, value)
    },
    removeItem: (key) => void stored.delete(key),
  }))
}

export const renderShell = (path: string, changes: Partial<AppContext> = {}) => {
  const app: AppContext = {
    ...createTestApplication({ locale: 'en', texts: englishTexts }),
    basePath: '/application-frontend',
    languages: {
      pl: { name: 'Polski', thousand: '1 000', thousandOfMoney: '1 000 zł' },
      en: { name: 'English', thousand: '1,000', thousandOfMoney: '1,000 zł' },
    },
    storages: { session: createMemoryStorage(), local: createMemoryStorage() },
    ...changes,
  }
  persist(app.store, app.storages, product)
  return renderInApplication(
    <ApplicationShell logo={<b>Tukan</b>}>
      <h1>The page</h1>
    </ApplicationShell>,
    { app, path },
  )
}
