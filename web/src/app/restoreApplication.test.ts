// The restored state before the first render, with a real application context and fake storages.
import { products } from '@loan/domain/products/registry'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { initialState } from '../store/state.ts'
import { createFakeStorage } from '../testing/createFakeStorage.ts'
import { createAppContext, loadFirstPage } from './createAppContext.ts'
import { restoreApplication } from './restoreApplication.ts'

const { 'tukan-pl': product } = products
const basePath = '/application-frontend'

let stored = { session: new Map<string, string>(), local: new Map<string, string>() }
/** The contents of the locale files that load, by URL. */
let files: Record<string, object> = {}

const createApp = (isEmbedded = false) =>
  createAppContext({
    product,
    basePath,
    apiBaseUrl: '/api',
    isEmbedded,
    storages: { session: createFakeStorage(stored.session), local: createFakeStorage(stored.local) },
    locale: 'pl',
    builtIn: { pl: { common: { continue: 'Dalej' } } },
    languages: {},
    partials: [],
    textsVersion: 'v1',
  })

const storeState = (pages: object) => {
  stored.session.set(
    'leadApplication',
    JSON.stringify({ ...initialState.leadApplication, applicationData: { amount: 3000 } }),
  )
  stored.session.set('dynamicPages', JSON.stringify({ ...initialState.dynamicPages, ...pages }))
}
const navigateTo = (address: string) => window.history.replaceState(null, '', address)

beforeEach(() => {
  stored = { session: new Map(), local: new Map() }
  files = {}
  navigateTo(`${basePath}/`)
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  vi.stubGlobal('fetch', (url: string) => {
    const file = files[url]
    return file === undefined ? Promise.reject(new TypeError('network')) : Promise.resolve(Response.json(file))
  })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  document.head.replaceChildren()
})

describe('a first session', () => {
  it('keeps the prerendered page and stores later changes', async () => {
    const app = createApp()
    expect(await restoreApplication(app)).toBe(true)
    expect(stored.session.size + stored.local.size).toBe(0)
    app.store.updateLeadApplication({ applicationData: { amount: 4000 } })
    await vi.waitFor(() => expect(stored.session.get('leadApplication') ?? '').toContain('4000'))
  })

  it('loads the first page without a request', async () => {
    const app = createApp()
    await loadFirstPage(app)
    expect(app.texts.t('continue')).toBe('Dalej')
  })
})

describe('an interrupted session', () => {
  const pages = { completed: ['initial-details'], currentFormPath: '/name', drafts: { amount: '3000' } }

  it('resumes at its page, with its answers and the query of the URL', async () => {
    storeState(pages)
    navigateTo(`${basePath}/?ref=x`)
    const app = createApp()
    expect(await restoreApplication(app)).toBe(false)
    expect(window.location.pathname + window.location.search).toBe(`${basePath}/name?ref=x`)
    expect(app.store.getState().leadApplication.applicationData).toMatchObject({ amount: 3000 })
  })

  it.each([
    ['another path than the index', `${basePath}/review`, pages],
    ['no completed page', `${basePath}/`, { ...pages, completed: [] }],
    ['the first page', `${basePath}/`, { ...pages, currentFormPath: '/' }],
  ])('stays at its URL with %s', async (_name, address, storedPages) => {
    storeState(storedPages)
    navigateTo(address)
    expect(await restoreApplication(createApp())).toBe(true)
    expect(window.location.pathname).toBe(address)
  })
})

describe('a session in another language', () => {
  beforeEach(() => stored.local.set('uiColors', JSON.stringify({ colors: {}, locale: 'en' })))

  it('renders again in the stored language', async () => {
    files = { [`${basePath}/assets/texts-v1/en/common.json`]: { continue: 'Continue' } }
    const app = createApp()
    expect(await restoreApplication(app)).toBe(false)
    expect(app.texts.t('continue')).toBe('Continue')
  })

  it('stays in the language of the page when the texts do not load', async () => {
    const app = createApp()
    const restoring = restoreApplication(app)
    for (let seconds = 0; seconds < 60; seconds += 1) await vi.advanceTimersByTimeAsync(1000)
    expect(await restoring).toBe(true)
    expect(app.texts.t('continue')).toBe('Dalej')
  })

  it('stays in the language of the page when the product lacks the stored one', async () => {
    stored.local.set('uiColors', JSON.stringify({ colors: {}, locale: 'vn' }))
    expect(await restoreApplication(createApp())).toBe(true)
  })
})

it('keeps the prerendered page inside a frame too, and removes its title', async () => {
  document.head.append(document.createElement('title'))
  expect(await restoreApplication(createApp(true))).toBe(true)
  await vi.waitFor(() => expect(document.head.querySelector('title')).toBeNull())
})

describe('a session that a link starts', () => {
  const createAppAt = (query: string) => {
    navigateTo(`${basePath}/${query}`)
    return createApp()
  }

  it('prefills answers, renders again, and removes personal data from the URL', async () => {
    const app = createAppAt('?refName=partner&amount=740&firstName=%C5%81ucja&email=l%40x.pl')
    expect(await restoreApplication(app)).toBe(false)
    expect(window.location.search).toBe('?refName=partner&amount=740')
    const { leadApplication, dynamicPages } = app.store.getState()
    expect(leadApplication.applicationData).toMatchObject({
      amount: 700,
      affiliateReferenceParams: { attribute: 'partner' },
      posthogParameters: { isLeadPrefilled: true },
      sessionId: stored.session.get('sessionId'),
    })
    expect(dynamicPages.drafts).toEqual({ 'personalDetails.firstName': 'Łucja', 'contactDetails.email': 'l@x.pl' })
  })

  it('does not replace answers that were typed before', async () => {
    const app = createAppAt('')
    await restoreApplication(app)
    app.store.writeDrafts({ 'personalDetails.firstName': 'Łucja Ma' })
    window.dispatchEvent(new Event('pagehide'))
    window.dispatchEvent(new Event('pageshow'))
    const reloadedApp = createAppAt('?firstName=Anna&lastName=Nowak')
    await restoreApplication(reloadedApp)
    expect(reloadedApp.store.getState().dynamicPages.drafts).toEqual({
      'personalDetails.firstName': 'Łucja Ma',
      'personalDetails.lastName': 'Nowak',
    })
  })

  it.each([
    ['?amount=abc&refName=%00&firstName=', {}, {}],
    ['?amount=-5&sessionId=1&gclid=%C5', { amount: 100 }, {}],
    ['?amount=1e9', { amount: 10_000 }, {}],
    ['?firstName=%3Cscript%3E', {}, { 'personalDetails.firstName': '<script>' }],
  ])('ignores invalid values, and limits the amount, of %s', async (query, answers, drafts) => {
    const app = createAppAt(query)
    await restoreApplication(app)
    const { leadApplication, dynamicPages } = app.store.getState()
    const { amount, period, affiliateReferenceParams, sessionId } = leadApplication.applicationData
    expect({ ...(amount !== undefined && { amount }), period, affiliateReferenceParams }).toEqual(answers)
    expect(dynamicPages.drafts).toEqual(drafts)
    expect(sessionId).not.toBe('1')
  })
})
