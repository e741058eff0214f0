import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { imprints } from '@loan/domain/products/imprints'
import { product } from '@loan/domain/products/tukan-pl'
import { product as vireoDe } from '@loan/domain/products/vireo-de'
import type { Product } from '@loan/domain/products/product'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { buildDocumentPages } from './documentPages.ts'
import { buildDocument, type DocumentOptions } from './htmlDocument.ts'
import { requireBrandFiles, productPlugin } from './productPlugin.ts'

const parse = (html: string) => new DOMParser().parseFromString(html, 'text/html')

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'build-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

describe('the document', () => {
  const documentOptions: DocumentOptions = {
    product,
    basePath: '/application-frontend',
    apiBaseUrl: 'https://leads.example/api',
    body: '<title>Start - Tukan</title><link rel="x" href="/y"/><main>body</main>',
    kind: 'page',
    styles: 'a{color:red}',
    scripts: { entry: '/main.js', preloads: ['/one.js', '/two.js'], later: ['/three.js'] },
    favicon: '/favicons/pl/tukan.svg',
    themeColours: '',
    firstScripts: { head: 'head()', first: 'first()' },
    noScript: '<p>Bez skryptów</p>',
    startFailed: '<p>Nie wczytano</p>',
    meta: '<meta name="description" content="d">',
  }

  it('moves title and link elements into the head', () => {
    const html = buildDocument(documentOptions)
    expect(html).toContain(
      `<div id="root" data-prerendered="page" data-expiry-hours="${product.expiry.applicationHours}"><main>body</main></div>`,
    )
    expect(html.indexOf('<title>Start - Tukan</title>')).toBeLessThan(html.indexOf('</head>'))
  })

  it('has the display name as title until a screen sets one', () => {
    const page = parse(buildDocument({ ...documentOptions, kind: 'shell', body: '<main>body</main>' }))
    expect(page.title).toBe('Tukan')
  })

  // Shows spec 9.33
  it('has the language of the country, the base path and the API base URL', () => {
    const page = parse(buildDocument(documentOptions))
    expect(page.documentElement.lang).toBe('pl-PL')
    const readContent = (name: string) => page.querySelector(`meta[name="${name}"]`)?.getAttribute('content')
    expect([readContent('base-path'), readContent('api-base-url'), readContent('description')]).toEqual([
      '/application-frontend',
      'https://leads.example/api',
      'd',
    ])
    expect(page.querySelector('link[rel="icon"]')?.getAttribute('href')).toBe('/favicons/pl/tukan.svg')
    expect(page.querySelector('noscript')?.textContent).toContain('Bez skryptów')
  })

  it.each([
    ['page', false],
    ['shell', true],
    ['bare', true],
  ] as const)('of the kind %s excludes search engines: %s', (kind, isExcluded) => {
    expect(buildDocument({ ...documentOptions, kind }).includes('<meta name="robots" content="noindex">')).toBe(
      isExcluded,
    )
  })

  it('runs its first script before the application, and preloads the second page as data', () => {
    const html = buildDocument(documentOptions)
    expect(html.indexOf('<script>first()</script>')).toBeLessThan(html.indexOf('<script type="module" src="/main.js">'))
    const readHrefs = (selector: string) =>
      [...parse(html).querySelectorAll(selector)].map((link) => link.getAttribute('href'))
    expect(readHrefs('link[rel*="preload"]')).toEqual(['/main.js', '/one.js', '/two.js', '/three.js'])
    expect(readHrefs('link[as="fetch"][crossorigin][fetchpriority="low"]')).toEqual(['/three.js'])
    expect(html.indexOf('rel="modulepreload" href="/main.js"')).toBeLessThan(html.indexOf('<style>'))
  })
})

describe('the documents every page links to', () => {
  const texts = {
    title: 'Kot & B',
    draft: '<b>',
    paragraphs: { brand: '"{{brand}}"', contact: '{{email}}, {{phone}}' },
  }
  const page = {
    description: '"quoted" <d>',
    keywords: '',
    noScript: '<script>',
    startFailed: '',
    startOffline: '',
    answersStored: '',
    answersHere: '',
    tryAgain: '',
  }
  const tricky: Product = {
    ...product,
    displayName: 'Tu<kan>',
    locales: ['pl'],
    support: { email: 'a@b.example', phone: '+48 <1>' },
  }
  const surroundings = {
    basePath: '/base',
    styles: 'a{}',
    logo: '<svg></svg>',
    favicon: '/f.svg',
    themeColours: '',
    finishedLeadDays: 30,
  }
  const build = () => {
    mkdirSync(path.join(folder, 'pl'))
    writeFileSync(
      path.join(folder, 'pl', 'documents.json'),
      JSON.stringify({ terms: texts, privacy: texts, accessibility: texts, figures: {}, page }),
    )
    return buildDocumentPages(tricky, folder, surroundings)
  }

  // Shows spec 9.22
  it('have the paths of the product', () => {
    expect(build().pages.map(({ name }) => name)).toEqual([
      product.paths.terms,
      product.paths.privacy,
      product.paths.accessibility,
    ])
  })

  it('escape texts', () => {
    const { pages, meta, noScript } = build()
    const document = parse(pages[0]?.html ?? '')
    expect(document.title).toBe('Kot & B – Tu<kan>')
    expect(document.querySelector('h1')?.textContent).toBe('Kot & B')
    expect([...document.querySelectorAll('p')].map(({ textContent }) => textContent)).toEqual([
      '<b>',
      '"Tu<kan>"',
      'a@b.example, +48 <1>',
    ])
    expect(document.querySelectorAll('script, b, kan')).toHaveLength(0)
    const head = parse(`<html><head>${meta}</head><body>${noScript}</body></html>`)
    expect(head.querySelector('[name="description"]')?.getAttribute('content')).toBe('"quoted" <d>')
    expect(head.querySelectorAll('script')).toHaveLength(0)
    expect(head.body.textContent).toContain('+48 <1>')
  })

  it('include an imprint when the law requires it, and fill in all placeholders', () => {
    const { pages } = buildDocumentPages(vireoDe, path.join(import.meta.dirname, '../src/locales'), surroundings)
    expect(pages.map(({ name }) => name)).toContain('impressum')
    const imprint = pages.find(({ name }) => name === vireoDe.paths.imprint)?.html ?? ''
    for (const value of Object.values(imprints['vireo-de'] ?? {})) expect(imprint).toContain(value)
    expect(imprint).toContain(vireoDe.support.email)
    for (const { html } of pages) expect(html).not.toContain('{{')
  })

  it('fail to build without the company data of the imprint', () => {
    const nameless: Product = { ...vireoDe, id: 'nobody-de' }
    expect(() => buildDocumentPages(nameless, path.join(import.meta.dirname, '../src/locales'), surroundings)).toThrow(
      'nobody-de lacks the data or the text of its imprint',
    )
  })

  // Shows spec 2.38
  it('fall back to the display name without description or keywords', () => {
    expect(parse(`<head>${build().meta}</head>`).querySelector('[name="keywords"]')?.getAttribute('content')).toBe(
      'Tu<kan>',
    )
  })
})

describe('the brand of a product', () => {
  const brands = () => path.join(folder, 'brands')
  const options = () => ({ product, sourceDir: folder })
  const write = (file: string) => {
    mkdirSync(path.dirname(path.join(brands(), file)), { recursive: true })
    writeFileSync(path.join(brands(), file), '')
  }

  // Shows spec 1.12, 8.3
  it('throws exactly this text without a page', () => {
    write('tukan/pl/theme.css')
    expect(() => productPlugin(options())).toThrow(/^ApplicationPage not found$/u)
  })

  // Shows spec 1.12, 8.4
  it('throws exactly this text without a style sheet', () => {
    write('tukan/pl/ApplicationPage.tsx')
    expect(() => productPlugin(options())).toThrow(/^Product styles not found$/u)
  })

  // Shows spec 1.11
  it('is found by brand and lower-case country', () => {
    write('tukan/pl/ApplicationPage.tsx')
    write('tukan/pl/theme.css')
    write('tukan/ApplicationPage.tsx')
    write('tukan/theme.css')
    expect(requireBrandFiles(options())).toEqual({
      page: `${brands()}/tukan/pl/ApplicationPage.tsx`,
      styles: `${brands()}/tukan/pl/theme.css`,
    })
  })

  it.each([
    ['page', 'tukan/pl/theme.css', 'tukan/ApplicationPage.tsx', 'tukan/theme.css'],
    ['styles', 'tukan/pl/ApplicationPage.tsx', 'tukan/theme.css', 'tukan/ApplicationPage.tsx'],
  ] as const)('has the %s of the brand without one in the country', (kind, ofCountry, ofBrand, unused) => {
    for (const file of [ofCountry, ofBrand, unused]) write(file)
    const found = requireBrandFiles(options())
    expect(found[kind]).toBe(`${brands()}/${ofBrand}`)
    expect(Object.values(found)).toContain(`${brands()}/${ofCountry}`)
  })
})
