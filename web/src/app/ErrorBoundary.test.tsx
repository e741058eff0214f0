// The fallback of a page that fails to render (spec 8.1), and how the page recovers.
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { product } from '@loan/domain/products/tukan-pl'
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createRequest } from '../api/request.ts'
import { ApplicationProvider } from '../context/ApplicationContext.tsx'
import { createTexts, TextsNotLoaded } from '../i18n/texts.ts'
import { LoadError } from '../lib/loadFailure.ts'
import { followReleases, readOutdated } from '../lib/newRelease.ts'
import { openStorage } from '../lib/storage.ts'
import common from '../locales/en/common.json'
import { createApplicationStore } from '../store/applicationStore.ts'
import { ErrorBoundary } from './ErrorBoundary.tsx'
import { RenderError } from './RenderError.tsx'

let root: Root
let logged: unknown[][] = []
let fault: Error | null = null
const reload = vi.fn<() => void>()
const container = document.createElement('div')

const application = {
  product,
  basePath: '',
  apiBaseUrl: '',
  isEmbedded: false,
  store: createApplicationStore(),
  texts: createTexts({ locale: 'en', languageTags: {}, builtIn: { en: { common } }, partial: [], loadPath: '' }),
  languages: {},
  request: createRequest('/api'),
  storages: { session: openStorage('session', () => sessionStorage), local: openStorage('local', () => localStorage) },
}

const Page = () => {
  if (fault !== null) throw fault
  return <h1>The page</h1>
}

const show = (path = '/name') =>
  act(() =>
    root.render(
      <ApplicationProvider application={application}>
        <ErrorBoundary resetKey={path} fallback={(retry, reason) => <RenderError reason={reason} onRetry={retry} />}>
          <Page />
        </ErrorBoundary>
      </ApplicationProvider>,
    ),
  )
const text = () => container.querySelector('[role="alert"] p')?.textContent

beforeEach(() => {
  logged = []
  fault = null
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  vi.spyOn(window.location, 'reload').mockImplementation(reload)
  vi.spyOn(console, 'error').mockImplementation((...args) => void logged.push(args))
  document.body.replaceChildren(container)
  root = createRoot(container, { onCaughtError: () => undefined })
})
afterEach(() => {
  act(() => root.unmount())
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

describe('ErrorBoundary', () => {
  // Shows spec 8.1
  it('shows: Something went wrong. Please, try again later.', () => {
    fault = new Error('anna@example.com')
    show()
    expect(text()).toBe('Something went wrong. Please, try again later.')
    expect(logged).toEqual([['Failed to render the page', '{"name":"Error"}']])
  })

  // Shows spec 8.1
  it.each(['en', 'ph'])('has exactly this text in %s', (locale) => {
    const texts = readFileSync(path.resolve(import.meta.dirname, `../locales/${locale}/common.json`), 'utf8')
    expect(texts).toContain('"renderError": "Something went wrong. Please, try again later."')
  })

  it('renders the page again after a press of the button', () => {
    fault = new Error('x')
    show()
    fault = null
    act(() => container.querySelector('button')?.click())
    expect(container.querySelector('h1')?.textContent).toBe('The page')
  })

  it('renders another page after a navigation', () => {
    fault = new Error('x')
    show()
    fault = null
    show('/education')
    expect(container.querySelector('h1')?.textContent).toBe('The page')
  })

  it.each([
    ['no connection', new LoadError('./a.js', 'offline'), common.requestProblems.offline],
    ['a failing server', new LoadError('./a.js', 'failed'), common.loadFailed],
    ['texts that do not load', new TextsNotLoaded('review'), common.loadFailed],
    ['a module that is not imported', new TypeError('error loading dynamically imported module'), common.loadFailed],
  ])('names the cause: %s', (_what, reason, expected) => {
    fault = reason
    show()
    expect(text()).toBe(expected)
  })

  it('shows no error when a release deleted the file: reloads once, then marks the page as outdated', () => {
    followReleases(application.storages)
    const takeReload = vi.fn<() => boolean>().mockReturnValueOnce(true).mockReturnValue(false)
    vi.stubGlobal('earlyPage', { takeReload })
    fault = new LoadError('./a.js', 'gone')
    show()
    expect([text(), readOutdated()]).toEqual([undefined, false])
    expect(reload).toHaveBeenCalledTimes(1)
    show('/other')
    expect([reload.mock.calls.length, readOutdated()]).toEqual([1, true])
  })
})
