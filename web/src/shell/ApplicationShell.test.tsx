// The shell around every page (spec 2.32 to 2.45), with the real store, router and texts.
import { product } from '@loan/domain/products/tukan-pl'
import { product as vireoDe } from '@loan/domain/products/vireo-de'
import { product as vireoPh } from '@loan/domain/products/vireo-ph'
import { act, screen, waitFor, within } from '@testing-library/react'
import { flushPendingWork } from '../testing/flushPendingWork.ts'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import common from '../locales/en/common.json'
import legal from '../locales/en/legal.json'
import { renderShell } from './testing/renderShell.tsx'

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
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
})
afterEach(() => {
  vi.restoreAllMocks()
})

describe('ApplicationShell', () => {
  // Loads the chunks in advance, so that the tests wait only for the texts.
  beforeAll(() => Promise.all([import('./SavedAnswers.tsx'), import('../page/FoldedNotices.tsx')]))

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

  it('folds notices, documents and contact, and opens them by the help link, on the other pages of the form', async () => {
    const { user } = renderShell('/name')
    const [sentence, notice] = within(footer()).getAllByText(/credit intermediary, not a lender/u)
    expect(sentence).toBeVisible()
    expect(sentence).toHaveTextContent(/^Tukan is a credit intermediary, not a lender$/u)
    expect(notice).not.toBeVisible()
    expect(within(footer()).getByText(/Call/u)).not.toBeVisible()
    await user.click(screen.getByRole('link', { name: common.help }))
    expect(within(footer()).getByText(/Call/u)).toBeVisible()
    const { terms, privacy, accessibility } = product.paths
    expect(listTargets(listFooterLinks())).toEqual(
      [terms, privacy, accessibility].map((path) => `/application-frontend/${path}-en`),
    )
  })

  it.each(['/review', '/continue/abc'])('has the full footer at %s', (path) => {
    renderShell(path)
    expect(within(footer()).getByRole('link', { name: common.footer.continue })).toBeVisible()
  })

  it.each(['/mobile-verification', '/accepted', '/thank-you', '/redirected', '/rejected'])(
    'folds them at %s, where the notice about personal data stays, and has no second logo',
    async (path) => {
      renderShell(path)
      expect(screen.getAllByText('Tukan', { selector: 'b' })).toHaveLength(1)
      expect(within(footer()).getByText(/Call/u)).not.toBeVisible()
      expect(await within(footer()).findByText(legal['personal-data'].title)).toBeVisible()
    },
  )

  it.each([
    ['/accepted', 1],
    // The page has it above its button.
    ['/review', 0],
    ['/Review/', 0],
  ])('has the notice about personal data at %s: %s', async (path, count) => {
    renderShell(path)
    await flushPendingWork()
    expect(within(footer()).queryAllByText(legal['personal-data'].title)).toHaveLength(count)
  })

  it('links to the imprint of a product that has one', () => {
    renderShell('/name', { product: vireoDe })
    const link = listFooterLinks().at(-1)
    expect(link).toHaveTextContent(common.footer.imprint)
    expect(link).toHaveAttribute('href', '/application-frontend/impressum-en')
  })

  it('shows the mandatory legal notices, and folds the others under their titles', async () => {
    renderShell('/', { product: vireoPh })
    expect(within(footer()).getByText(/SEC registration number/u)).toBeVisible()
    expect(within(footer()).getByText(/credit intermediary, not a lender/u)).toBeVisible()
    await waitFor(() => expect(footer().querySelectorAll('details')).toHaveLength(1))
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
  it('makes header and footer inert while a lead is resumed', async () => {
    renderShell('/continue/abc')
    expectInert()
    expectPage()
    // The page itself has what an applicant needs of them.
    await waitFor(() => expect(screen.getByRole('main')).toHaveTextContent('Call +48 22 123 45 67'))
    expect(screen.getByRole('main')).toHaveTextContent('credit intermediary, not a lender')
  })

  // Shows spec 2.35
  it('makes header and footer inert with custom colours', () => {
    const { store } = renderShell('/name')
    act(() => store.updateUi({ colors: { brand: '#000' } }))
    expectInert()
  })

  // Shows spec 2.36
  it('renders only the page and the legal notices inside a frame', async () => {
    renderShell('/name', { isEmbedded: true })
    for (const role of ['banner', 'contentinfo', 'link']) expect(screen.queryByRole(role)).toBeNull()
    expectPage()
    await waitFor(() => expect(screen.getByRole('main')).toHaveTextContent('credit intermediary, not a lender'))
    expect(screen.queryByRole('link')).toBeNull()
  })
})
