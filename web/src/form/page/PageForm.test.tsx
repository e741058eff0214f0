// A page of the chain as the applicant uses it: errors and navigation.
import '@testing-library/jest-dom/vitest'
import { buildChain, findNextPage } from '@loan/domain/pages/chain'
import { product } from '@loan/domain/products/tukan-pl'
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { type ReactNode, Suspense } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Router, useLocation } from 'wouter'
import { memoryLocation } from 'wouter/memory-location'
import { AppContextProvider } from '../../app-context/AppContext.tsx'
import { createTestApplication, idleSaver } from '../../testing/createTestApplication.ts'
import { englishTexts } from '../../testing/englishTexts.ts'
import { findErrorSummary, listSummaryErrors } from '../../testing/errorSummary.ts'
import { flushPendingWork } from '../../testing/flushPendingWork.ts'
import { FormPage } from './FormPage.tsx'
import { getPageResources } from './pageResources.ts'
import { type Chain, useChain } from './useChain.ts'

const pages = buildChain(product)
const page = pages.find(({ key }) => key === 'name') ?? pages[0]
const next = page && findNextPage(pages, page, {})

const CurrentPage = () => {
  const [path] = useLocation()
  const shown = pages.find((one) => one.path === path)
  return shown === undefined ? <p>another route</p> : <FormPage page={shown} />
}

beforeEach(() => void vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline'))))
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const renderPage = async (search = '', beside: ReactNode = null) => {
  if (page === undefined || next === undefined) throw new Error('The chain has no page after the name')
  const save = vi.fn<() => void>()
  const application = { ...createTestApplication({ locale: 'en', texts: englishTexts }), saver: { ...idleSaver, save } }
  const resources = getPageResources(application)
  await Promise.all([resources.load(page), resources.load(next)])
  const location = memoryLocation({ path: page.path, searchPath: search, record: true })
  render(
    <AppContextProvider app={application}>
      <Router hook={location.hook} searchHook={location.searchHook}>
        <Suspense>
          <CurrentPage />
        </Suspense>
        {beside}
      </Router>
    </AppContextProvider>,
  )
  await flushPendingWork()
  return { save, store: application.store, location, next, page }
}

const firstName = () => screen.getByRole('textbox', { name: 'First name' })
const user = userEvent.setup({ delay: null })
const fillIn = async () => {
  await user.type(firstName(), 'Anna')
  await user.type(screen.getByRole('textbox', { name: 'Last name' }), 'Nowak')
}
const submit = () => user.click(screen.getByRole('button', { name: 'Continue' }))

describe('a page of the chain', () => {
  it('stores its answers, saves them once and shows the next page', async () => {
    const { save, store, location, next: following } = await renderPage()
    await fillIn()
    const button = screen.getByRole('button', { name: 'Continue' })
    fireEvent.click(button)
    fireEvent.click(button)
    await waitFor(() => expect(location.history?.at(-1)).toBe(following.path))
    await flushPendingWork()
    expect(document.querySelector('form')?.dataset['page']).toBe(following.key)
    expect(store.getState().leadApplication.applicationData.personalDetails).toMatchObject({ firstName: 'Anna' })
    expect(save).toHaveBeenCalledTimes(1)
  })

  it('does nothing in the task of the press, so that the pressed button is painted first', async () => {
    const { store, page: shown } = await renderPage()
    await fillIn()
    fireEvent.click(screen.getByRole('button', { name: 'Continue' }))
    for (let microtask = 0; microtask < 100; microtask += 1) await Promise.resolve()
    expect(store.getState().dynamicPages.completed).not.toContain(shown.key)
    await flushPendingWork()
    expect(store.getState().dynamicPages.completed).toContain(shown.key)
  })

  it('writes what was typed just before the press without the delay of drafts', async () => {
    const { store } = await renderPage()
    // At once, so that the timer of the drafts cannot end before the press.
    fireEvent.input(firstName(), { target: { value: 'Anna' } })
    const drafts = () => store.getState().dynamicPages.drafts['personalDetails.firstName']
    expect(drafts()).toBeUndefined()
    fireEvent.click(screen.getByRole('button', { name: 'Continue' }))
    await flushPendingWork()
    expect(drafts()).toBe('Anna')
  })

  it('stores what a password manager fills in without an input event', async () => {
    const { store } = await renderPage()
    const readDraft = () => store.getState().dynamicPages.drafts['personalDetails.firstName']
    // The page stores its controls once, whatever filled them in.
    await waitFor(() => expect(readDraft()).toBe(''))
    const box = firstName()
    if (box instanceof HTMLInputElement) box.value = 'Anna'
    box.dispatchEvent(new Event('change', { bubbles: true }))
    await waitFor(() => expect(readDraft()).toBe('Anna'))
  })

  it('renders once what depends on the chain, when the next page opens', async () => {
    const rendered: Chain[] = []
    const Watch = () => {
      rendered.push(useChain())
      return null
    }
    const { store, location, next: following } = await renderPage('', <Watch />)
    act(() => store.updatePages({ completed: pages.filter((one) => one !== page).map(({ key }) => key) }))
    await fillIn()
    const { length } = rendered
    await submit()
    await waitFor(() => expect(location.history?.at(-1)).toBe(following.path))
    await flushPendingWork()
    expect(rendered).toHaveLength(length + 1)
  })

  it('shows its errors, moves the focus to them and saves nothing', async () => {
    const { save, location, page: shown } = await renderPage()
    await submit()
    const [link] = within(await findErrorSummary()).getAllByRole('link')
    expect(link).toHaveAttribute('href', '#field-personalDetails-firstName')
    expect(firstName()).toBeInvalid()
    expect(location.history?.at(-1)).toBe(shown.path)
    expect(save).not.toHaveBeenCalled()
  })

  it('hides an error after a correction, before the next submit', async () => {
    await renderPage()
    await submit()
    await findErrorSummary()
    const before = listSummaryErrors()
    expect(before.length).toBeGreaterThan(1)
    await user.type(firstName(), 'Anna')
    await waitFor(() => expect(listSummaryErrors()).toEqual(before.slice(1)))
  })

  it('continues with the next incomplete page of a review', async () => {
    const { location } = await renderPage('from=review')
    await fillIn()
    await submit()
    await waitFor(() => expect(location.history?.at(-1)).toBe('/?from=review'))
  })

  it('stays where the applicant navigated while it was saved', async () => {
    const { location } = await renderPage('from=review')
    await fillIn()
    fireEvent.click(screen.getByRole('button', { name: 'Continue' }))
    act(() => location.navigate('/elsewhere'))
    await act(() => new Promise((resolve) => setTimeout(resolve, 400)))
    expect(screen.getByText('another route')).toBeVisible()
    expect(location.history?.at(-1)).toBe('/elsewhere')
  })
})
