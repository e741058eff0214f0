// The shell around every page (spec 2.32 to 2.45), with the real store, router and texts.
import { product } from '@loan/domain/products/tukan-pl'
import { product as vireoDe } from '@loan/domain/products/vireo-de'
import { product as vireoPh } from '@loan/domain/products/vireo-ph'
import { states } from '@loan/domain/states'
import { act, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import type { AppContext } from '../app-context/AppContext.tsx'
import { openStorage } from '../lib/storage.ts'
import clearData from '../locales/en/clear-data.json'
import common from '../locales/en/common.json'
import legal from '../locales/en/legal.json'
import { persist } from '../store/persistence.ts'
import { createTestApplication } from '../testing/createTestApplication.ts'
import { englishTexts } from '../testing/englishTexts.ts'
import { renderInApplication } from '../testing/renderInApplication.tsx'
import { ApplicationShell } from './ApplicationShell.tsx'

let isFull = false

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

const renderShell = (path: string, change: Partial<AppContext> = {}) => {
  const app: AppContext = {
    ...createTestApplication({ locale: 'en', texts: englishTexts }),
    basePath: '/application-frontend',
    languages: {
      pl: { name: 'Polski', thousand: '1 000', thousandOfMoney: '1 000 zł' },
      en: { name: 'English', thousand: '1,000', thousandOfMoney: '1,000 zł' },
    },
    storages: { session: createMemoryStorage(), local: createMemoryStorage() },
    ...change,
  }
  persist(app.store, app.storages, product)
  return renderInApplication(
    <ApplicationShell logo={<b>Tukan</b>}>
      <h1>The page</h1>
    </ApplicationShell>,
    { app, path },
  )
}
const header = () => screen.getByRole('banner')
const footer = () => screen.getByRole('contentinfo')
const expectPage = () => expect(screen.getByRole('heading', { name: 'The page' })).toBeVisible()
const expectInert = () => {
  expect(header()).toHaveAttribute('inert')
  expect(footer()).toHaveAttribute('inert')
}
const listFooterLinks = () => [...footer().querySelectorAll<HTMLElement>('li a')]
const listTargets = (links: readonly HTMLElement[]) => links.map((link) => link.getAttribute('href'))

beforeEach(() => {
  isFull = false
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
})
afterEach(() => {
  vi.restoreAllMocks()
})

describe('ApplicationShell', () => {
  // Shows spec 3.39
  it('marks the document while the slice isLoading is set', () => {
    const { store } = renderShell('/name')
    const isMarked = () => document.documentElement.hasAttribute('data-loading')
    expect(isMarked()).toBe(false)
    act(() => store.setLoading(true))
    expect(isMarked()).toBe(true)
    act(() => store.setLoading(false))
    expect(isMarked()).toBe(false)
  })

  // Shows spec 2.32, 2.33
  it('has a logo that links to the first page, and a footer with links, contact and copyright', () => {
    renderShell('/')
    expect(within(header()).getByRole('link', { name: 'Tukan: home page' })).toHaveAttribute('href', '/')
    expect(footer()).toHaveTextContent(`© Tukan - ${new Date().getFullYear()}`)
    expect(listTargets(listFooterLinks())).toEqual([
      '/continue',
      ...[product.paths.terms, product.paths.privacy, product.paths.accessibility].map(
        (path) => `/application-frontend/${path}-en`,
      ),
    ])
    expect(footer()).toHaveTextContent('Call +48 22 123 45 67 or write to pomoc@tukan.example.')
    expect(listTargets(within(footer()).getAllByRole('link', { name: /22 123|@/u }))).toEqual([
      'tel:+48221234567',
      'mailto:pomoc@tukan.example',
    ])
    expect(header()).not.toHaveAttribute('inert')
    expect(footer()).not.toHaveAttribute('inert')
    expect(document.documentElement.lang).toBe('en-150')
  })

  it('folds documents and contact, and opens them by the help link, on the other pages of the form', async () => {
    const { user } = renderShell('/name')
    expect(within(footer()).getByText(/credit intermediary, not a lender/u)).toBeVisible()
    expect(within(footer()).getByText(/Call/u)).not.toBeVisible()
    await user.click(screen.getByRole('link', { name: common.help }))
    expect(within(footer()).getByText(/Call/u)).toBeVisible()
    const { terms, privacy, accessibility } = product.paths
    expect(listTargets(listFooterLinks())).toEqual(
      [terms, privacy, accessibility].map((path) => `/application-frontend/${path}-en`),
    )
  })

  it.each(['/review', '/accepted'])('has the full footer at %s', (path) => {
    renderShell(path)
    expect(within(footer()).getByRole('link', { name: common.footer.continue })).toBeVisible()
    expect(footer().querySelector('details')).not.toBeNull()
  })

  it('links to the imprint of a product that has one', () => {
    renderShell('/name', { product: vireoDe })
    const link = listFooterLinks().at(-1)
    expect(link).toHaveTextContent(common.footer.imprint)
    expect(link).toHaveAttribute('href', '/application-frontend/impressum-en')
  })

  it('shows the mandatory legal notices, and folds the others under their titles', () => {
    renderShell('/', { product: vireoPh })
    expect(within(footer()).getByText(/SEC registration number/u)).toBeVisible()
    expect(within(footer()).getByText(/credit intermediary, not a lender/u)).toBeVisible()
    expect(footer().querySelectorAll('details')).toHaveLength(1)
    expect(within(footer()).getByText(legal['personal-data'].title)).toBeVisible()
    expect(within(footer()).getByText(/National Privacy Commission/u)).not.toBeVisible()
  })

  it('has the class names of the product on the layout and on the main element', () => {
    const pageData = { ...product.pageData, layoutClassName: 'own-layout', mainClassName: 'own-main' }
    renderShell('/name', { product: { ...product, pageData } })
    expect(document.querySelector('.own-layout > div > main.own-main')).not.toBeNull()
  })

  it('starts with a skip link to the main element', async () => {
    const { user } = renderShell('/name')
    await user.tab()
    expect(screen.getByRole('link', { name: common.skipToContent })).toHaveFocus()
    await user.keyboard('{Enter}')
    expect(screen.getByRole('main')).toHaveFocus()
  })

  // Shows spec 2.34
  it('makes header and footer inert while a lead is resumed', () => {
    renderShell('/continue/abc')
    expectInert()
    expectPage()
  })

  // Shows spec 2.35
  it('makes header and footer inert with custom colours', () => {
    const { store } = renderShell('/name')
    act(() => store.updateUi({ colors: { brand: '#000' } }))
    expectInert()
  })

  // Shows spec 2.36
  it('renders only the page inside a frame', () => {
    renderShell('/name', { isEmbedded: true })
    for (const role of ['banner', 'contentinfo', 'link']) expect(screen.queryByRole(role)).toBeNull()
    expectPage()
  })
})

describe('the status of the answers', () => {
  // Loads the chunk in advance, so that the tests wait only for the texts.
  beforeAll(async () => {
    await import('./SavedAnswers.tsx')
  })

  it('is not shown without answers', () => {
    renderShell('/name')
    expect(screen.queryByText(clearData.saved)).toBeNull()
  })

  it('offers to clear the data of a completed application', async () => {
    const { store } = renderShell('/thank-you')
    const lead = { id: 'a', token: 'b', revision: 1, leadStatus: 'accepted', expiresAt: '2030-01-01T00:00:00Z' }
    act(() => store.updateLead({ lead, progressState: states.THANK_YOU.code }))
    expect(await screen.findByRole('button', { name: clearData.action })).toBeVisible()
  })

  it.each([false, true])(
    'has the button in a visible footer, and otherwise below the page (frame: %s)',
    async (isEmbedded) => {
      const { store } = renderShell('/name', { isEmbedded })
      act(() => store.writeDrafts({ amount: '1' }))
      if (!isEmbedded) expect(await within(footer()).findByRole('button', { name: clearData.action })).toBeVisible()
      act(() => store.updateUi({ colors: { brand: '#000' } }))
      expect(await within(screen.getByRole('main')).findByRole('button', { name: clearData.action })).toBeVisible()
      expect(screen.getAllByText(clearData.action)).toHaveLength(1)
    },
  )

  it.each([
    ['/review', clearData.saved],
    ['/name', null], // the loan bar shows it there
  ])('shows at %s whether the storage persists the answers', async (path, saved) => {
    const { store } = renderShell(path)
    const expectAfter = async (amount: string, shown: string | null) => {
      act(() => store.writeDrafts({ amount }))
      if (shown !== null) expect(await screen.findByText(shown)).toBeVisible()
      const hidden = shown === clearData.notSaved ? clearData.saved : clearData.notSaved
      await waitFor(() => expect(screen.queryByText(hidden)).toBeNull())
    }
    await expectAfter('1', saved)
    isFull = true
    await expectAfter('2', clearData.notSaved)
    isFull = false
    await expectAfter('3', saved)
  })
})
