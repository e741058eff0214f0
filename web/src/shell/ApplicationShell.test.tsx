// The shell around every page (spec 2.32 to 2.45), with the real store, router and texts.
import { product } from '@loan/domain/products/tukan-pl'
import { product as vireoDe } from '@loan/domain/products/vireo-de'
import { product as vireoPh } from '@loan/domain/products/vireo-ph'
import { states } from '@loan/domain/states'
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { Router } from 'wouter'
import { memoryLocation } from 'wouter/memory-location'
import { createRequest } from '../api/request.ts'
import { type Application, ApplicationProvider } from '../context/ApplicationContext.tsx'
import { createTexts } from '../i18n/texts.ts'
import { openStorage } from '../lib/storage.ts'
import aside from '../locales/en/aside.json'
import clearData from '../locales/en/clear-data.json'
import common from '../locales/en/common.json'
import legal from '../locales/en/legal.json'
import { createApplicationStore } from '../store/applicationStore.ts'
import { persist } from '../store/persistence.ts'
import { ApplicationShell } from './ApplicationShell.tsx'

let root: Root | null = null
let isFull = false
const container = document.createElement('div')

const createMemoryStorage = () => {
  const stored = new Map<string, string>()
  return openStorage('local', () => ({
    getItem: (key) => stored.get(key) ?? null,
    setItem: (key, value) => {
      if (isFull) throw new DOMException('full', 'QuotaExceededError')
      stored.set(key, value)
    },
    removeItem: (key) => void stored.delete(key),
  }))
}

const show = (path: string, change: Partial<Application> = {}) => {
  const application: Application = {
    product,
    basePath: '/application-frontend',
    isEmbedded: false,
    apiBaseUrl: '',
    store: createApplicationStore(),
    texts: createTexts({
      locale: 'en',
      languageTags: {},
      builtIn: { en: { aside, common, legal, 'clear-data': clearData } },
      partial: [],
      loadPath: '',
    }),
    languages: {
      pl: { name: 'Polski', thousand: '1 000', thousandOfMoney: '1 000 zł' },
      en: { name: 'English', thousand: '1,000', thousandOfMoney: '1,000 zł' },
    },
    request: createRequest('/api'),
    storages: { session: createMemoryStorage(), local: createMemoryStorage() },
    ...change,
  }
  persist(application.store, application.storages, product)
  root = createRoot(container)
  act(() =>
    root?.render(
      <ApplicationProvider application={application}>
        <Router hook={memoryLocation({ path }).hook}>
          <ApplicationShell logo={<b>Tukan</b>}>
            <h1>The page</h1>
          </ApplicationShell>
        </Router>
      </ApplicationProvider>,
    ),
  )
  return application
}
const find = (selector: string) => container.querySelector(selector)
const isInert = (selector: string) => find(selector)?.hasAttribute('inert')

beforeEach(() => {
  isFull = false
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  document.body.replaceChildren(container)
})
afterEach(() => {
  act(() => root?.unmount())
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

describe('ApplicationShell', () => {
  // Shows spec 3.39
  it('marks the document while the slice isLoading is set', () => {
    const { store } = show('/name')
    const isMarked = () => document.documentElement.hasAttribute('data-loading')
    expect(isMarked()).toBe(false)
    act(() => store.setLoading(true))
    expect(isMarked()).toBe(true)
    act(() => store.setLoading(false))
    expect(isMarked()).toBe(false)
  })

  // Shows spec 2.32, 2.33
  it('has a logo that links to the first page, and a footer with links, contact and copyright', () => {
    show('/name')
    expect(find('header a')?.getAttribute('href')).toBe('/')
    expect(find('footer')?.textContent).toContain(`© Tukan - ${new Date().getFullYear()}`)
    expect([...container.querySelectorAll('footer li a')].map((link) => link.getAttribute('href'))).toEqual([
      '/continue',
      ...[product.paths.terms, product.paths.privacy, product.paths.accessibility].map(
        (path) => `/application-frontend/${path}-en`,
      ),
    ])
    expect([...container.querySelectorAll('footer p a')].map((link) => link.getAttribute('href'))).toEqual([
      'tel:+48221234567',
      'mailto:pomoc@tukan.example',
    ])
    expect(find('footer')?.textContent).toContain('Call +48 22 123 45 67 or write to pomoc@tukan.example.')
    expect([isInert('header'), isInert('footer')]).toEqual([false, false])
    expect(document.documentElement.lang).toBe('en-150')
  })

  it('links to the imprint of a product that has one', () => {
    show('/name', { product: vireoDe })
    const links = [...container.querySelectorAll('footer li a')]
    expect(links.at(-1)?.getAttribute('href')).toBe('/application-frontend/impressum-en')
    expect(links.at(-1)?.textContent).toBe(common.footer.imprint)
  })

  it('shows the mandatory legal notices, and folds the others under their titles', () => {
    show('/name', { product: vireoPh })
    const visibleTexts = [...container.querySelectorAll('footer > div > p')].map(({ textContent }) => textContent)
    expect(visibleTexts.slice(0, 2)).toEqual([
      expect.stringContaining('SEC registration number'),
      expect.stringContaining('credit intermediary, not a lender'),
    ])
    const folded = [...container.querySelectorAll('footer details')]
    expect(folded.map((notice) => notice.querySelector('summary')?.textContent)).toEqual([legal['personal-data'].title])
    expect(folded.map((notice) => notice.hasAttribute('open'))).toEqual([false])
    expect(folded[0]?.textContent).toContain('National Privacy Commission')
  })

  it('has the class names of the product on the layout and on the main element', () => {
    const pageData = { ...product.pageData, layoutClassName: 'own-layout', mainClassName: 'own-main' }
    show('/name', { product: { ...product, pageData } })
    expect(find('.own-layout > div > main.own-main')).not.toBeNull()
  })

  it('starts with a skip link to the main element', () => {
    show('/name')
    const [first] = container.querySelectorAll('a')
    expect(first?.textContent).toBe(common.skipToContent)
    act(() => first?.click())
    expect(document.activeElement).toBe(find('main'))
  })

  // Shows spec 2.34
  it('makes header and footer inert while a lead is resumed', () => {
    show('/continue/abc')
    expect([isInert('header'), isInert('footer')]).toEqual([true, true])
    expect(find('h1')?.textContent).toBe('The page')
  })

  // Shows spec 2.35
  it('makes header and footer inert with custom colours', () => {
    const { store } = show('/name')
    act(() => store.updateUi({ colors: { brand: '#000' } }))
    expect([isInert('header'), isInert('footer')]).toEqual([true, true])
  })

  // Shows spec 2.36
  it('renders only the page inside a frame', () => {
    show('/name', { isEmbedded: true })
    expect([find('header'), find('footer'), find('a')]).toEqual([null, null, null])
    expect(find('h1')?.textContent).toBe('The page')
  })
})

describe('the status of the answers', () => {
  // Loads the chunk in advance, so that the tests wait only for the texts.
  beforeAll(async () => {
    await import('./SavedAnswers.tsx')
  })

  it('is not shown without answers', () => {
    show('/name')
    expect(container.textContent).not.toContain(clearData.saved)
  })

  it('offers to clear the data of a completed application', async () => {
    const { store } = show('/thank-you')
    const lead = { id: 'a', token: 'b', revision: 1, leadStatus: 'accepted', expiresAt: '2030-01-01T00:00:00Z' }
    act(() => store.updateLead({ lead, progressState: states.THANK_YOU.code }))
    await vi.waitFor(async () => {
      await act(() => new Promise((resolve) => setTimeout(resolve, 5)))
      expect(container.textContent).toContain(clearData.action)
    })
  })

  it('shows whether the storage persists the answers', async () => {
    const { store } = show('/name')
    const expectAfter = async (amount: string, text: string) => {
      act(() => store.writeDrafts({ amount }))
      await vi.waitFor(async () => {
        await act(() => new Promise((resolve) => setTimeout(resolve, 5)))
        expect(container.textContent).toContain(text)
      })
    }
    await expectAfter('1', clearData.saved)
    isFull = true
    await expectAfter('2', clearData.notSaved)
    isFull = false
    await expectAfter('3', clearData.saved)
  })
})
