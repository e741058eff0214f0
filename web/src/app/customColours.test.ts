// Custom colours at the start of a page (spec 4.33), with a real application context and fake storages.
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { products } from '@loan/domain/products/registry'
import { beforeEach, expect, it, vi } from 'vitest'
import { onLoggedError } from '../lib/onLoggedError.ts'
import { createFakeStorage } from '../testing/createFakeStorage.ts'
import { createAppContext } from './createAppContext.ts'
import { restoreApplication } from './restoreApplication.ts'

// Its observers and timers would outlive the test.
vi.mock('../embedding/startEmbedding.ts', () => ({ startEmbedding: () => undefined }))

const { 'tukan-pl': product } = products
const basePath = '/application-frontend'

let stored = { session: new Map<string, string>(), local: new Map<string, string>() }
let logged: string[] = []
let stopLogging: () => void = () => undefined

const createApp = (isEmbedded = false) => {
  return createAppContext({
    product,
    basePath,
    apiBaseUrl: '/api',
    isEmbedded,
    storages: { session: createFakeStorage(stored.session), local: createFakeStorage(stored.local) },
    locale: 'pl',
    builtIn: {},
    languages: {},
    partials: [],
    textsVersion: 'v1',
  })
}
const navigateTo = (address: string) => window.history.replaceState(null, '', address)

const { style } = document.documentElement
const theme = readFileSync(path.resolve(import.meta.dirname, '../brands/tukan/theme.css'), 'utf8').replace(
  /^@import .*$/mu,
  '',
)
const colour = (name: string) => style.getPropertyValue(`--color-${name}`)

beforeEach(() => {
  stored = { session: new Map(), local: new Map() }
  logged = []
  stopLogging()
  stopLogging = onLoggedError((message) => logged.push(message))
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  document.head.replaceChildren()
  style.cssText = ''
  const element = document.createElement('style')
  element.textContent = theme
  document.head.append(element)
})
const openWithHostColours = (colours: string) => navigateTo(`${basePath}/?uiColors=${encodeURIComponent(colours)}`)

// Shows spec 4.33
it('applies and stores the colours of the host’s script, and a later session starts with them', async () => {
  openWithHostColours('brand: #00552b; page: #fffbf0')
  const app = createApp(true)
  await restoreApplication(app)
  expect([colour('brand'), colour('page')]).toEqual(['#00552b', '#fffbf0'])
  await vi.waitFor(() => expect(stored.local.get('uiColors') ?? '').toContain('"brand":"#00552b"'))
  style.cssText = ''
  navigateTo(`${basePath}/`)
  await restoreApplication(createApp(true))
  expect(colour('brand')).toBe('#00552b')
})

it('prefers the colours of the host’s script to the stored ones, and an empty attribute removes them', async () => {
  stored.local.set('uiColors', JSON.stringify({ colors: { brand: '#00552b' }, locale: null }))
  openWithHostColours('brand: #5a1a00')
  await restoreApplication(createApp(true))
  expect(colour('brand')).toBe('#5a1a00')
  style.cssText = ''
  openWithHostColours('')
  const app = createApp(true)
  await restoreApplication(app)
  expect(app.store.getState().ui.colors).toEqual({})
  expect(colour('brand')).toBe('')
})

it('ignores colours in the URL outside a frame', async () => {
  openWithHostColours('brand: #00552b')
  const app = createApp()
  await restoreApplication(app)
  expect([app.store.getState().ui.colors, style.cssText]).toEqual([{}, ''])
})

it('omits colours with too little contrast or an invalid notation', async () => {
  openWithHostColours('brand: #fffffe; accent: url(x); page: #fffbf0')
  await restoreApplication(createApp(true))
  expect([colour('brand'), colour('accent')]).toEqual(['', ''])
  expect(logged).toEqual(['Custom colours left out: contrast too low'])
})

// Shows spec 4.33
it('applies the product’s colours when the host gives none, and does not store them', async () => {
  const application = { ...createApp(), product: { ...product, uiColors: { brand: '#00552b' } } }
  await restoreApplication(application)
  expect(colour('brand')).toBe('#00552b')
  expect(stored.local.get('uiColors')).toBeUndefined()
})
