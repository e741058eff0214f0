import { act } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createTexts } from '../i18n/texts.ts'
import { createTestApplication } from '../testing/createTestApplication.ts'
import { renderInApplication } from '../testing/renderInApplication.tsx'
import { useNamespace } from './useNamespace.ts'
import { useTexts } from './useTexts.ts'

let files: Record<string, object> = {}

const Devices = () => {
  const t = useTexts('devices')
  return useNamespace('devices') ? <p>{t('title')}</p> : null
}

const createApp = () => ({
  ...createTestApplication(),
  texts: createTexts({
    locale: 'pl',
    languageTags: {},
    builtIn: { pl: { common: {} } },
    partials: [],
    loadPath: '{{lng}}/{{ns}}',
  }),
})

beforeEach(() => {
  files = { 'pl/devices': { title: 'Urządzenia' }, 'en/common': {}, 'en/devices': { title: 'Devices' } }
  vi.stubGlobal('fetch', (url: string) =>
    Promise.resolve(url in files ? Response.json(files[url]) : new Response('', { status: 404 })),
  )
})
afterEach(() => vi.unstubAllGlobals())

it('renders the component when its texts load', async () => {
  const { container, findByText } = renderInApplication(<Devices />, { app: createApp() })
  expect(container.textContent).toBe('')
  await findByText('Urządzenia')
})

it('loads texts that failed to load with the next mount', async () => {
  const app = createApp()
  const { 'pl/devices': devices = {}, ...others } = files
  files = others
  const first = renderInApplication(<Devices />, { app })
  await expect(app.texts.loadNamespaces(['devices'])).rejects.toThrow('devices')
  expect(first.container.textContent).toBe('')
  first.unmount()
  files = { ...others, 'pl/devices': devices }
  await renderInApplication(<Devices />, { app }).findByText('Urządzenia')
})

it('renders the component in the next language, and nothing when its texts do not load in that language', async () => {
  const app = createApp()
  const { container, findByText } = renderInApplication(<Devices />, { app })
  await findByText('Urządzenia')
  await act(() => app.texts.switchLanguage('en'))
  expect(container.textContent).toBe('Devices')
  files = { 'de/common': {} }
  await act(() => app.texts.switchLanguage('de'))
  expect(container.textContent).toBe('')
})
