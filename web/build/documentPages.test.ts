// The document pages in every language of every product, built from the real texts.
import path from 'node:path'
import type { Product } from '@loan/domain/products/product'
import { products } from '@loan/domain/products/registry'
import { product as vireoDe } from '@loan/domain/products/vireo-de'
import { product as vireoMx } from '@loan/domain/products/vireo-mx'
import { product as vireoPh } from '@loan/domain/products/vireo-ph'
import { product as vireoPl } from '@loan/domain/products/vireo-pl'
import { product as vireoRo } from '@loan/domain/products/vireo-ro'
import { product as vireoVn } from '@loan/domain/products/vireo-vn'
import { describe, expect, it } from 'vitest'
import { buildDocumentPath } from '../src/i18n/buildDocumentPath.ts'
import { toLanguageTag } from '../src/i18n/toLanguageTag.ts'
import { buildDocumentPages } from './documentPages.ts'

const build = (product: Product, finishedLeadDays = 30) => {
  const surroundings = {
    basePath: '/base',
    styles: '',
    logo: '<svg></svg>',
    favicon: '',
    themeColours: '',
    finishedLeadDays,
  }
  const { pages } = buildDocumentPages(product, path.join(import.meta.dirname, '../src/locales'), surroundings)
  return new Map(pages.map(({ name, html }) => [name, new DOMParser().parseFromString(html, 'text/html')]))
}

const readParagraphs = (page: Document | undefined): readonly string[] =>
  [...(page?.querySelectorAll('main > p') ?? [])].map(({ textContent }) => textContent)

describe.each(Object.values(products))('the documents of $id', (product: Product) => {
  const { terms, privacy, accessibility, imprint } = product.paths
  const documents = [terms, privacy, accessibility, ...(imprint === undefined ? [] : [imprint])]
  const pages = build(product)

  it('are built once in each of its languages', () => {
    const names = product.locales.flatMap((locale) => documents.map((name) => buildDocumentPath(name, product, locale)))
    expect([...pages.keys()].toSorted()).toEqual(names.toSorted())
  })

  it.each(documents)('%s: has as many paragraphs in each language, and names the authoritative text', (name) => {
    const [original = [], ...translations] = product.locales.map((locale) => {
      const page = pages.get(buildDocumentPath(name, product, locale))
      expect(page?.documentElement.lang).toBe(toLanguageTag(product, locale))
      expect(page?.body.textContent).not.toMatch(/\{\{|undefined/u)
      return readParagraphs(page)
    })
    expect(original.length).toBeGreaterThan(5)
    for (const [draft, translation, ...paragraphs] of translations) {
      expect(draft).toMatch(/^Draft\./u)
      expect(translation).toMatch(/^This is a translation to help you read\. The document in [A-Z][a-z]+ decides\.$/u)
      expect(paragraphs).toHaveLength(original.length - 1)
    }
  })

  it.each(documents)('%s: shows the logo as a link to the application, and the contact', (name) => {
    const page = pages.get(buildDocumentPath(name, product, product.locales[0]))
    const home = page?.querySelector('header a[href="/base/"]')
    expect(home?.getAttribute('aria-label')).toBe(product.displayName)
    expect(home?.querySelector('svg')).not.toBeNull()
    const contacts = [...(page?.querySelectorAll('footer a') ?? [])].map((link) => link.getAttribute('href'))
    expect(contacts).toEqual([`mailto:${product.support.email}`, `tel:${product.support.phone.replaceAll(/\s/gu, '')}`])
  })

  it.each(documents)('%s: links to the other languages', (name) => {
    for (const locale of product.locales) {
      const page = pages.get(buildDocumentPath(name, product, locale))
      const others = product.locales.filter((other) => other !== locale)
      const expected = others.map((other) => [
        `/base/${buildDocumentPath(name, product, other)}`,
        toLanguageTag(product, other),
      ])
      for (const links of ['head link[rel="alternate"]', 'header a[hreflang]']) {
        const found = [...(page?.querySelectorAll(links) ?? [])]
        expect(found.map((link) => [link.getAttribute('href'), link.getAttribute('hreflang')])).toEqual(expected)
      }
    }
  })
})

const withDraftHours = (product: Product, applicationHours: number): Product => ({
  ...product,
  expiry: { ...product.expiry, applicationHours },
})

it.each([
  ['pl', vireoPl, 22, 22, ['22\u00a0godziny', '22\u00a0dni']],
  ['pl', vireoPl, 1, 1, ['1\u00a0godzinę', '1\u00a0dzień']],
  ['pl', vireoPl, 20, 30, ['20\u00a0godzin', '30\u00a0dni']],
  ['de', vireoDe, 20, 30, ['20\u00a0Stunden', '30\u00a0Tage']],
  ['de', vireoDe, 1, 1, ['1\u00a0Stunde', '1\u00a0Tag']],
  ['ro', vireoRo, 20, 5, ['20\u00a0de\u00a0ore', '5\u00a0zile']],
  ['ro', vireoRo, 1, 30, ['1\u00a0oră', '30\u00a0de\u00a0zile']],
  ['es', vireoMx, 20, 1, ['20\u00a0horas', '1\u00a0día']],
  ['vi', vireoVn, 20, 30, ['20\u00a0giờ', '30\u00a0ngày']],
  ['en', vireoPh, 1, 45, ['1\u00a0hour', '45\u00a0days']],
])('names the retention times in the privacy policy in %s: $4', (_language, product, hours, days, figures) => {
  const policy = build(withDraftHours(product, hours), days).get(product.paths.privacy)
  const found = [...(policy?.querySelectorAll('[data-figure]') ?? [])].map(({ textContent }) => textContent)
  expect(found).toEqual(figures)
})

it('names the authoritative language, and labels the link to the other language in that language', () => {
  const pages = build(vireoMx)
  expect(readParagraphs(pages.get('terms-en'))[1]).toContain('The document in Spanish decides.')
  expect(pages.get('terms-en')?.querySelector('header a[hreflang]')?.textContent).toBe('Español')
  expect(pages.get('terms')?.querySelector('header a[hreflang="en-GB"]')?.textContent).toBe('English')
})

it('describes the law of the country in English', () => {
  const english = (product: Product, name: string): string => readParagraphs(build(product).get(`${name}-en`)).join(' ')
  expect(english(vireoMx, 'privacy')).toMatch(/ARCO.*Secretaría Anticorrupción/u)
  expect(english(vireoDe, 'privacy')).not.toMatch(/ARCO|Secretaría|ANSPDCP/u)
  expect(english(vireoDe, 'terms')).toContain('within 14\u00a0days')
  expect(english(vireoMx, 'terms')).not.toContain('14')
  expect(english(vireoDe, 'impressum')).toContain('Represented by: Erika Mustermann')
})

it('has no language links for a product with one language', () => {
  const page = build(vireoPh).get('terms')
  expect(page?.querySelectorAll('[hreflang]')).toHaveLength(0)
  expect(page?.body.textContent).not.toContain('translation')
})
