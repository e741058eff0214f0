// What a visit finds before anything is drawn, over a real application in a browser that kept something.
import { products } from '@loan/domain/products/registry'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { openStorage } from '../lib/storage.ts'
import { initialState } from '../store/state.ts'
import { createApplication, loadFirstPage } from './createApplication.ts'
import { takeUp } from './takeUp.ts'

const { 'tukan-pl': product } = products
const basePath = '/application-frontend'

let kept = { session: new Map<string, string>(), local: new Map<string, string>() }
let files: Record<string, object> = {}

const open = (isEmbedded = false) => {
  const storageOf = (name: 'session' | 'local') =>
    openStorage(name, () => ({
      getItem: (key) => kept[name].get(key) ?? null,
      setItem: (key, value) => void kept[name].set(key, value),
      removeItem: (key) => void kept[name].delete(key),
    }))
  return createApplication({
    product,
    basePath,
    apiBaseUrl: '/api',
    isEmbedded,
    storages: { session: storageOf('session'), local: storageOf('local') },
    locale: 'pl',
    builtIn: { pl: { common: { continue: 'Dalej' } } },
    languages: {},
    partial: [],
    textsVersion: 'v1',
  })
}

const keep = (pages: object, application: object = { amount: 3000 }) => {
  kept.session.set('leadApplication', JSON.stringify({ ...initialState.leadApplication, applicationData: application }))
  kept.session.set('dynamicPages', JSON.stringify({ ...initialState.dynamicPages, ...pages }))
}
const visit = (address: string) => window.history.replaceState(null, '', address)

beforeEach(() => {
  kept = { session: new Map(), local: new Map() }
  files = {}
  visit(`${basePath}/`)
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

describe('a first visit', () => {
  it('stands as it was prerendered, and keeps what changes from then on', async () => {
    const application = open()
    expect(await takeUp(application)).toBe(true)
    expect(kept.session.size + kept.local.size).toBe(0)
    application.store.updateLead({ applicationData: { amount: 4000 } })
    await vi.waitFor(() => expect(kept.session.get('leadApplication') ?? '').toContain('4000'))
  })

  it('has the data points of the first page without fetching anything', async () => {
    const application = open()
    await loadFirstPage(application)
    expect(application.texts.t('continue')).toBe('Dalej')
  })
})

describe('a visit cut short', () => {
  const pages = { completed: ['initial-details'], currentFormPath: '/name', drafts: { amount: '3000' } }

  it('goes on where it was, with its answers and its query', async () => {
    keep(pages)
    visit(`${basePath}/?ref=x`)
    const application = open()
    expect(await takeUp(application)).toBe(false)
    expect(window.location.pathname + window.location.search).toBe(`${basePath}/name?ref=x`)
    expect(application.store.getState().leadApplication.applicationData).toMatchObject({ amount: 3000 })
  })

  it.each([
    ['an address of its own', `${basePath}/review`, pages],
    ['nothing continued from', `${basePath}/`, { ...pages, completed: [] }],
    ['the first page', `${basePath}/`, { ...pages, currentFormPath: '/' }],
  ])('stays where it came in with %s', async (_name, address, given) => {
    keep(given)
    visit(address)
    expect(await takeUp(open())).toBe(true)
    expect(window.location.pathname).toBe(address)
  })
})

describe('a visit in another language', () => {
  beforeEach(() => kept.local.set('uiColors', JSON.stringify({ colors: {}, locale: 'en' })))

  it('is drawn anew in it', async () => {
    files = { [`${basePath}/locales/en/common.json?v=v1`]: { continue: 'Continue' } }
    const application = open()
    expect(await takeUp(application)).toBe(false)
    expect(application.texts.t('continue')).toBe('Continue')
  })

  it('stays in the language of the page where the words do not come', async () => {
    const application = open()
    const taken = takeUp(application)
    for (let seconds = 0; seconds < 60; seconds += 1) await vi.advanceTimersByTimeAsync(1000)
    expect(await taken).toBe(true)
    expect(application.texts.t('continue')).toBe('Dalej')
  })

  it('stays in it where the product does not speak the language', async () => {
    kept.local.set('uiColors', JSON.stringify({ colors: {}, locale: 'vn' }))
    expect(await takeUp(open())).toBe(true)
  })
})

it('stands as it was prerendered inside a frame too, and leaves the head to the host page', async () => {
  document.head.append(document.createElement('title'))
  expect(await takeUp(open(true))).toBe(true)
  await vi.waitFor(() => expect(document.head.querySelector('title')).toBeNull())
})

describe('a visit that was sent', () => {
  const visit = (query: string) => {
    window.history.replaceState(null, '', `${basePath}/${query}`)
    return open()
  }

  it('brings answers along, which are shown and not as prerendered; what is personal leaves the address', async () => {
    const application = visit('?refName=partner&amount=740&firstName=%C5%81ucja&email=l%40x.pl')
    expect(await takeUp(application)).toBe(false)
    expect(window.location.search).toBe('?refName=partner&amount=740')
    const { leadApplication, dynamicPages } = application.store.getState()
    expect(leadApplication.applicationData).toMatchObject({
      amount: 700,
      affiliateReferenceParams: { attribute: 'partner' },
      posthogParameters: { isLeadPrefilled: true },
      sessionId: kept.session.get('sessionId'),
    })
    expect(dynamicPages.drafts).toEqual({ 'personalDetails.firstName': 'Łucja', 'contactDetails.email': 'l@x.pl' })
  })

  it('leaves what was typed before as it was', async () => {
    const first = visit('')
    await takeUp(first)
    first.store.writeDrafts({ 'personalDetails.firstName': 'Łucja Ma' })
    window.dispatchEvent(new Event('pagehide'))
    window.dispatchEvent(new Event('pageshow'))
    const again = visit('?firstName=Anna&lastName=Nowak')
    await takeUp(again)
    expect(again.store.getState().dynamicPages.drafts).toEqual({
      'personalDetails.firstName': 'Łucja Ma',
      'personalDetails.lastName': 'Nowak',
    })
  })

  it.each([
    ['?amount=abc&refName=%00&firstName=', {}, {}],
    ['?amount=-5&sessionId=1&gclid=%C5', { amount: 100 }, {}],
    ['?amount=1e9', { amount: 10_000 }, {}],
    ['?firstName=%3Cscript%3E', {}, { 'personalDetails.firstName': '<script>' }],
  ])('takes of %s only what can be taken', async (query, answers, drafts) => {
    const application = visit(query)
    await takeUp(application)
    const { leadApplication, dynamicPages } = application.store.getState()
    const { amount, period, affiliateReferenceParams, sessionId } = leadApplication.applicationData
    expect({ ...(amount !== undefined && { amount }), period, affiliateReferenceParams }).toEqual(answers)
    expect(dynamicPages.drafts).toEqual(drafts)
    expect(sessionId).not.toBe('1')
  })
})
