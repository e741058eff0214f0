// The first page as it is prerendered, over what is built in and nothing else.
import { products } from '@loan/domain/products/registry'
import { type ComponentType, createElement, type ReactNode } from 'react'
import { prerender } from 'react-dom/static'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { App } from '../src/app/App.tsx'
import { createApplication, loadFirstPage } from '../src/app/createApplication.ts'
import { openStorage } from '../src/lib/storage.ts'
import { buildDocument } from './htmlDocument.ts'
import { builtInTexts, localeFilesOf, partialNamespacesOf } from './localeFiles.ts'

const localesDir = `${import.meta.dirname}/../src/locales`
const brandPages = import.meta.glob<{ readonly ApplicationPage: ComponentType<{ readonly children: ReactNode }> }>(
  '../src/brands/*/*/ApplicationPage.tsx',
)
const emptyStorage = () => ({ getItem: () => null, setItem: () => undefined, removeItem: () => undefined })

beforeEach(() => {
  vi.stubGlobal('fetch', () => Promise.reject(new Error('nothing is fetched for the first page')))
})
afterEach(() => vi.unstubAllGlobals())

describe.each(Object.keys(products))('the first page of %s', (id) => {
  const product = Object.values(products).find((known) => known.id === id) ?? products['tukan-pl']
  const folder = `${product.brand}/${product.country.code.toLowerCase()}`
  const [locale] = product.locales

  const renderBody = async (): Promise<string> => {
    const storage = openStorage('session', emptyStorage)
    const application = createApplication({
      product,
      basePath: '/application-frontend',
      apiBaseUrl: '/api',
      isEmbedded: false,
      storages: { session: storage, local: storage },
      locale,
      builtIn: builtInTexts(product, localesDir),
      partial: partialNamespacesOf(product),
      languages: {},
      textsVersion: '1',
    })
    const loadPage = brandPages[`../src/brands/${folder}/ApplicationPage.tsx`]
    if (loadPage === undefined) throw new Error(`${folder} has no page`)
    const { ApplicationPage } = await loadPage()
    await loadFirstPage(application)
    const { prelude } = await prerender(createElement(App, { application, ApplicationPage, path: '/' }), {
      progressiveChunkSize: Number.MAX_SAFE_INTEGER,
    })
    return new Response(prelude).text()
  }

  const renderDocument = async (): Promise<string> =>
    buildDocument({
      product,
      apiBaseUrl: '/api',
      basePath: '/application-frontend',
      body: await renderBody(),
      kind: 'page',
      styles: '',
      scripts: { entry: '/main.js', preloads: [] },
      favicon: '/favicon.svg',
      firstScripts: { head: 'head()', first: 'first()' },
      noScript: '',
      startFailed: '',
      meta: '',
    })

  it('says everything it says in words that are built in', async () => {
    const body = await renderBody()
    const { common } = builtInTexts(product, localesDir)[locale] ?? {}
    expect(common?.['continue']).toBeTypeOf('string')
    expect(body).toContain(common?.['continue'])
    // A key without its text stands there itself, with its separator.
    expect(body.match(/[\w-]+&gt;[\w-]+/gu) ?? []).toEqual([])
    expect(body).not.toMatch(/\{\{|undefined|\[object/u)
  })

  it('has a form of its name, one button that submits it, and every control under a payload path', async () => {
    const page = new DOMParser().parseFromString(await renderDocument(), 'text/html')
    const form = page.querySelector('form[data-page]')
    expect(form?.getAttribute('data-page')).toBe(product.pages[0].key)
    expect(form?.querySelectorAll('[type="submit"]')).toHaveLength(1)
    const names = [...page.querySelectorAll('input, select')].map((control) => control.getAttribute('name'))
    expect(names).toContain('amount')
    expect(names.filter((name) => name !== null && !/^[a-z]\w*(?:\.\w+)*$/iu.test(name))).toEqual([])
  })

  it('needs no inline style and no inline handler, and only the scripts the policy knows', async () => {
    const html = await renderDocument()
    expect(html.match(/<[^>]*\s(?:style|on\w+)=/gu) ?? []).toEqual([])
    expect(
      [...html.matchAll(/<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/gu)].map(([, script]) => script),
    ).toEqual(['head()', 'first()'])
  })

  it('has its title in the head and nowhere else', async () => {
    const html = await renderDocument()
    const [head = '', body = ''] = html.split('</head>')
    expect(head).toMatch(/<title>[^<]+<\/title>/u)
    expect(body).not.toMatch(/<title|<meta|<link/u)
  })

  it('carries no other language, and no other page’s words', () => {
    const builtIn = builtInTexts(product, localesDir)
    expect(Object.keys(builtIn)).toEqual([locale])
    const all = localeFilesOf(product, localesDir).filter((file) => file.locale === locale)
    expect(JSON.stringify(builtIn).length).toBeLessThan(0.3 * all.reduce((sum, { json }) => sum + json.length, 0))
  })
})
