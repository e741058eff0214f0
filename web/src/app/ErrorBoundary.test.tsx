// The fallback of a page that fails to render (spec 8.1), and how the page recovers.
import '@testing-library/jest-dom/vitest'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { cleanup, render, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { AppContextProvider } from '../app-context/AppContext.tsx'
import { TextsNotLoaded } from '../i18n/texts.ts'
import { LoadError } from '../lib/loadFailure.ts'
import { getReleaseRecovery } from '../lib/releaseRecovery.ts'
import common from '../locales/en/common.json'
import { createTestApplication } from '../testing/createTestApplication.ts'
import { ErrorBoundary } from './ErrorBoundary.tsx'
import { RenderError } from './RenderError.tsx'

let application = createTestApplication()
let logged: unknown[][] = []
let fault: Error | null = null
const reload = vi.fn<() => void>()

const Page = () => {
  if (fault !== null) throw fault
  return <h1>The page</h1>
}

const renderBoundary = () => {
  const withPath = (at: string) => (
    <AppContextProvider app={application}>
      <ErrorBoundary resetKey={at} fallback={(retry, reason) => <RenderError reason={reason} onRetry={retry} />}>
        <Page />
      </ErrorBoundary>
    </AppContextProvider>
  )
  const { rerender } = render(withPath('/name'), { onCaughtError: () => undefined })
  return { navigate: (to: string) => rerender(withPath(to)) }
}
const expectMessage = (text: string) => expect(within(screen.getByRole('alert')).getByText(text)).toBeVisible()
const expectPage = () => expect(screen.getByRole('heading', { name: 'The page' })).toBeVisible()

beforeEach(() => {
  application = createTestApplication({ locale: 'en', texts: { common } })
  logged = []
  fault = null
  reload.mockClear()
  vi.spyOn(window.location, 'reload').mockImplementation(reload)
  vi.spyOn(console, 'error').mockImplementation((...args) => void logged.push(args))
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

describe('ErrorBoundary', () => {
  // Shows spec 8.1
  it('shows: Something went wrong. Please, try again later.', () => {
    fault = new Error('anna@example.com')
    renderBoundary()
    expectMessage('Something went wrong. Please, try again later.')
    expect(logged).toEqual([['Failed to render the page', '{"name":"Error"}']])
  })

  // Shows spec 8.1
  it.each(['en', 'ph'])('has exactly this text in %s', (locale) => {
    const texts = readFileSync(path.resolve(import.meta.dirname, `../locales/${locale}/common.json`), 'utf8')
    expect(texts).toContain('"renderError": "Something went wrong. Please, try again later."')
  })

  it('renders the page again after a press of the button', async () => {
    fault = new Error('x')
    renderBoundary()
    fault = null
    await userEvent.click(screen.getByRole('button', { name: common.tryAgain }))
    expectPage()
  })

  it('renders another page after a navigation', () => {
    fault = new Error('x')
    const { navigate } = renderBoundary()
    fault = null
    navigate('/education')
    expectPage()
  })

  it.each([
    ['no connection', new LoadError('./a.js', 'offline'), common.requestProblems.offline],
    ['a failing server', new LoadError('./a.js', 'failed'), common.loadFailed],
    ['texts that do not load', new TextsNotLoaded('review'), common.loadFailed],
    ['a module that is not imported', new TypeError('error loading dynamically imported module'), common.loadFailed],
  ])('names the cause: %s', (_what, reason, expected) => {
    fault = reason
    renderBoundary()
    expectMessage(expected)
  })

  it('shows no error when a release deleted the file: reloads once, then marks the page as outdated', () => {
    const { enable, isOutdated } = getReleaseRecovery(application)
    enable(application.storages)
    const claimReload = vi.fn<() => boolean>().mockReturnValueOnce(true).mockReturnValue(false)
    vi.stubGlobal('earlyPage', { claimReload })
    fault = new LoadError('./a.js', 'gone')
    const { navigate } = renderBoundary()
    expect(screen.queryByRole('alert')).toBeNull()
    expect(isOutdated()).toBe(false)
    expect(reload).toHaveBeenCalledTimes(1)
    navigate('/other')
    expect(isOutdated()).toBe(true)
    expect(reload).toHaveBeenCalledTimes(1)
  })
})
