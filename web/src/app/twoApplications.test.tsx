// Two applications mounted in one document, each with its own storages: neither affects the other.
import { policies } from '@loan/domain/contract/reference'
import { buildChain } from '@loan/domain/pages/chain'
import { product } from '@loan/domain/products/tukan-pl'
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { AppContext } from '../app-context/AppContext.tsx'
import { getPendingWrites } from '../lib/flush.ts'
import { createInstances } from '../lib/instances.ts'
import { LoadError } from '../lib/loadFailure.ts'
import { getReleaseRecovery } from '../lib/releaseRecovery.ts'
import { getToasts } from '../lib/notify.ts'
import { getServerClock } from '../lib/serverClock.ts'
import { openStorage } from '../lib/storage.ts'
import common from '../locales/en/common.json'
import contact from '../locales/en/contact-information.json'
import legal from '../locales/en/legal.json'
import loan from '../locales/en/loan-information.json'
import { persist, type Persistence } from '../store/persistence.ts'
import { App } from './App.tsx'
import { createAppContext, loadFirstPage } from './createAppContext.ts'

type MountedApplication = {
  readonly app: AppContext
  readonly container: HTMLElement
  readonly values: ReadonlyMap<string, string>
  readonly root: Root
  readonly persistence: Persistence
}

const documentInstances = createInstances()
let mounted: readonly MountedApplication[] = []

const mount = async (): Promise<MountedApplication> => {
  const values = new Map<string, string>()
  const open = (name: 'session' | 'local') =>
    openStorage(name, () => ({
      getItem: (key) => values.get(`${name}/${key}`) ?? null,
      setItem: (key, value) => void values.set(`${name}/${key}`, value),
      removeItem: (key) => void values.delete(`${name}/${key}`),
    }))
  const app = createAppContext({
    product,
    basePath: '',
    apiBaseUrl: '/api',
    isEmbedded: false,
    storages: { session: open('session'), local: open('local') },
    locale: 'en',
    builtIn: { en: { common, legal, 'contact-information': contact, 'loan-information': loan } },
    languages: {},
    partials: [],
    textsVersion: 'v1',
    documentInstances,
  })
  await loadFirstPage(app)
  const persistence = persist(app.store, app.storages, product)
  const container = document.createElement('div')
  document.body.append(container)
  const root = createRoot(container)
  await act(async () => root.render(<App app={app} ApplicationPage={({ children }) => <main>{children}</main>} />))
  const one = { app, container, values, root, persistence }
  mounted = [...mounted, one]
  return one
}

const findEmail = ({ container }: MountedApplication): HTMLInputElement => {
  const input = container.querySelector('input[type=email]')
  if (!(input instanceof HTMLInputElement)) throw new Error('The first page has no field for the e-mail address')
  return input
}

let first: MountedApplication
let second: MountedApplication

beforeEach(async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ title: 'loaded' })))
  window.history.replaceState(null, '', buildChain(product)[0]?.path)
  first = await mount()
  second = await mount()
})
afterEach(async () => {
  for (const { root, container, persistence } of mounted) {
    await act(async () => root.unmount())
    persistence.stop()
    container.remove()
  }
  mounted = []
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

describe('two applications in one document', () => {
  it('have their own answers, leads and storages', async () => {
    const lead = { token: 't', revision: 1, leadStatus: 'draft', expiresAt: '2099-01-01T00:00:00.000Z' }
    const input = findEmail(first)
    await act(async () => {
      input.value = 'anna@example.com'
      input.dispatchEvent(new Event('input', { bubbles: true }))
      getPendingWrites(first.app).flushAll()
    })
    act(() => {
      first.app.store.updateLeadApplication({ lead: { ...lead, id: 'first' } })
      second.app.store.updateLeadApplication({ lead: { ...lead, id: 'second' } })
      for (const { persistence } of mounted) persistence.flush()
    })
    expect(findEmail(second).value).toBe('')
    expect(first.app.store.getState().dynamicPages.drafts).toMatchObject({ [input.name]: 'anna@example.com' })
    expect(JSON.stringify([...second.values])).not.toContain('anna@example.com')
    expect(first.values.get('session/leadApplication')).toContain('"id":"first"')
    expect(second.values.get('session/leadApplication')).toContain('"id":"second"')
  })

  it('show a toast and a new release in the application that it concerns', async () => {
    const { container } = first
    await act(async () => {
      getToasts(first.app).notify('Saved for the first')
      getReleaseRecovery(first.app).recover(new LoadError('./a.js', 'gone'))
      await vi.dynamicImportSettled()
    })
    await act(async () => vi.waitFor(() => expect(container.textContent).toContain('Saved for the first')))
    expect(container.querySelector('[data-new-release]')).not.toBeNull()
    await act(async () => {
      getToasts(second.app).notify('Saved for the second')
      await vi.dynamicImportSettled()
    })
    await act(async () => vi.waitFor(() => expect(second.container.textContent).toContain('Saved for the second')))
    expect(container.textContent).not.toContain('Saved for the second')
    expect(second.container.textContent).not.toContain('Saved for the first')
    expect(second.container.querySelector('[data-new-release]')).toBeNull()
  })

  it('load texts apart', async () => {
    await first.app.texts.loadNamespaces(['review'])
    expect([first, second].map(({ app }) => app.texts.hasNamespaces(['review']))).toEqual([true, false])
  })

  it('take the time from the replies to their own requests', async () => {
    const yearMs = 365 * 86_400_000
    const date = new Date(Date.now() + yearMs).toUTCString()
    vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ policies: [] }, { headers: { date } })))
    const { request } = first.app
    await request(policies, { params: { product: product.id, locale: 'en' } })
    const at = new Date()
    const aheadMs = ({ app }: MountedApplication) => getServerClock(app).now(at).getTime() - at.getTime()
    expect(Math.round(aheadMs(first) / 10_000)).toBe(Math.round(yearMs / 10_000))
    expect(aheadMs(second)).toBe(0)
  })
})
