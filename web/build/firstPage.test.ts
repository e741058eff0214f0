// The prerendered first page, with the built-in texts and those of the notes, which the build has too.
import { products } from '@loan/domain/products/registry'
import { type ComponentType, createElement, type ReactNode } from 'react'
import { prerender } from 'react-dom/static'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { App } from '../src/app/App.tsx'
import { createAppContext, loadFirstPage } from '../src/app/createAppContext.ts'
import { openStorage } from '../src/lib/storage.ts'
import { findBrandFile, toBrandInCountry } from './brandFiles.ts'
import { buildDocument } from './htmlDocument.ts'
import { buildLazyTexts, builtInTexts, buildLocaleFiles, listPartialNamespaces } from './localeFiles.ts'

const localesDir = `${import.meta.dirname}/../src/locales`
const brandPages = import.meta.glob<{ readonly ApplicationPage: ComponentType<{ readonly children: ReactNode }> }>(
  '../src/brands/**/ApplicationPage.tsx',
)
const emptyStorage = () => ({ getItem: () => null, setItem: () => undefined, removeItem: () => undefined })

beforeEach(() => {
  vi.stubGlobal('fetch', () => Promise.reject(new Error('The first page must not fetch anything')))
})
afterEach(() => vi.unstubAllGlobals())

describe.each(Object.keys(products))('the first page of %s', (id) => {
  const product = Object.values(products).find((candidate) => candidate.id === id) ?? products['tukan-pl']
  const [locale] = product.locales

  const renderBody = async (): Promise<string> => {
    const storage = openStorage('session', emptyStorage)
    const app = createAppContext({
      product,
      basePath: '/application-frontend',
      apiBaseUrl: '/api',
      isEmbedded: false,
      storages: { session: storage, local: storage },
      locale,
      builtIn: {
        [locale]: {
          ...builtInTexts(product, localesDir)[locale],
          'loan-example': buildLazyTexts(product, localesDir)[locale]?.['loan-example'] ?? {},
        },
      },
      partials: listPartialNamespaces(product),
      languages: {},
      textsVersion: '1',
    })
    const hasBrandFile = (file: string) => `../src/brands/${file}` in brandPages
    const page = findBrandFile(toBrandInCountry(product), 'ApplicationPage.tsx', hasBrandFile)
    const loadPage = brandPages[`../src/brands/${page}`]
    if (loadPage === undefined) throw new Error(`${product.id} has no ApplicationPage`)
    const { ApplicationPage } = await loadPage()
    await loadFirstPage(app)
    const { prelude } = await prerender(createElement(App, { app, ApplicationPage, path: '/' }), {
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
      scripts: { entry: '/main.js', preloads: [], later: [] },
      favicon: '/favicon.svg',
      themeColours: '',
      firstScripts: { head: 'head()', first: 'first()' },
      noScript: '',
      startFailed: '',
      meta: '',
    })

  it('contains only built-in texts', async () => {
    const body = await renderBody()
    const { common } = builtInTexts(product, localesDir)[locale] ?? {}
    expect(common?.['continue']).toBeTypeOf('string')
    expect(body).toContain(common?.['continue'])
    // A missing text is rendered as its key with the separator.
    expect(body.match(/[\w-]+&gt;[\w-]+/gu) ?? []).toEqual([])
    expect(body).not.toMatch(/\{\{|undefined|\[object/u)
  })

  it('has a form with its page key, one submit button, and a payload path as name of every control', async () => {
    const page = new DOMParser().parseFromString(await renderDocument(), 'text/html')
    const form = page.querySelector('form[data-page]')
    expect(form?.getAttribute('data-page')).toBe(product.pages[0].key)
    expect(form?.querySelectorAll('[type="submit"]')).toHaveLength(1)
    const names = [...page.querySelectorAll('input, select')].map((control) => control.getAttribute('name'))
    expect(names).toContain('amount')
    expect(names.filter((name) => name !== null && !/^[a-z]\w*(?:\.\w+)*$/iu.test(name))).toEqual([])
  })

  it('has no inline styles and handlers, and only the inline scripts of the CSP', async () => {
    const html = await renderDocument()
    expect(html.match(/<[^>]*\s(?:style|on\w+)=/gu) ?? []).toEqual([])
    expect(
      [...html.matchAll(/<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/gu)].map(([, script]) => script),
    ).toEqual(['head()', 'first()'])
  })

  it('has its title, meta and link elements only in the head', async () => {
    const html = await renderDocument()
    const [head = '', body = ''] = html.split('</head>')
    expect(head).toMatch(/<title>[^<]+<\/title>/u)
    expect(body).not.toMatch(/<title|<meta|<link/u)
  })

  it('contains no other language and few texts of other pages', () => {
    const builtIn = builtInTexts(product, localesDir)
    expect(Object.keys(builtIn)).toEqual([locale])
    const all = buildLocaleFiles(product, localesDir).filter((file) => file.locale === locale)
    expect(JSON.stringify(builtIn).length).toBeLessThan(0.3 * all.reduce((sum, { json }) => sum + json.length, 0))
  })
})
