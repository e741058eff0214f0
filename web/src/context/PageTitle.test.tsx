// The title of a page (spec 2.36, 2.37).
import { product } from '@loan/domain/products/tukan-pl'
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createRequest } from '../api/request.ts'
import { createTexts } from '../i18n/texts.ts'
import { openStorage } from '../lib/storage.ts'
import common from '../locales/en/common.json'
import { createApplicationStore } from '../store/applicationStore.ts'
import { ApplicationProvider } from './ApplicationContext.tsx'
import { PageTitle } from './PageTitle.tsx'

let root: Root
const container = document.createElement('div')

const show = (title: string | undefined, { hasErrors = false, isEmbedded = false } = {}) => {
  const application = {
    product,
    basePath: '',
    apiBaseUrl: '',
    isEmbedded,
    store: createApplicationStore(),
    texts: createTexts({ locale: 'en', languageTags: {}, builtIn: { en: { common } }, partial: [], loadPath: '' }),
    languages: {},
    request: createRequest('/api'),
    storages: {
      session: openStorage('session', () => sessionStorage),
      local: openStorage('local', () => localStorage),
    },
  }
  act(() =>
    root.render(
      <ApplicationProvider application={application}>
        <PageTitle {...(title !== undefined && { title })} hasErrors={hasErrors} />
      </ApplicationProvider>,
    ),
  )
  return document.querySelector('title')?.textContent ?? null
}

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  document.head.replaceChildren()
  document.body.replaceChildren(container)
  root = createRoot(container)
})
afterEach(() => {
  act(() => root.unmount())
  vi.unstubAllGlobals()
})

it('shows the page and the brand', () => {
  expect(show('Name')).toBe('Name – Tukan')
})

// Shows spec 2.37
it('falls back to the display name of the brand', () => {
  expect(show(undefined)).toBe('Tukan')
})

it('begins with the error prefix when there are errors', () => {
  expect(show('Name', { hasErrors: true })).toBe('Error: Name – Tukan')
})

// Shows spec 2.36
it('does not set the title inside a frame', () => {
  expect(show('Name', { isEmbedded: true })).toBeNull()
})
