// The document pages in every language of every product, built from the real texts.
import path from 'node:path'
import type { Product } from '@loan/domain/products/product'
import { products } from '@loan/domain/products/registry'
import { product as vireoDe } from '@loan/domain/products/vireo-de'
import { product as vireoMx } from '@loan/domain/products/vireo-mx'
import { product as vireoPh } from '@loan/domain/products/vireo-ph'
import { describe, expect, it } from 'vitest'
import { documentPath } from '../src/context/documentPath.ts'
import { languageTagOf } from '../src/context/languageTag.ts'
import { buildDocumentPages } from './documentPages.ts'

const build = (product: Product) => {
  const surroundings = { basePath: '/base', styles: '', favicon: '' }
  const { pages } = buildDocumentPages(product, path.join(import.meta.dirname, '../src/locales'), surroundings)
  return new Map(pages.map(({ name, html }) => [name, new DOMParser().parseFromString(html, 'text/html')]))
}

const readParagraphs = (page: Document | undefined): readonly string[] =>
  [...(page?.querySelectorAll('main > p') ?? [])]
    .filter((paragraph) => paragraph.querySelector('a') === null)
    .map(({ textContent }) => textContent)

describe.each(Object.values(products))('the documents of $id', (product: Product) => {
  const { terms, privacy, accessibility, imprint } = product.paths
  const documents = [terms, privacy, accessibility, ...(imprint === undefined ? [] : [imprint])]
  const pages = build(product)

  it('are built once in each of its languages', () => {
    const names = product.locales.flatMap((locale) => documents.map((name) => documentPath(name, product, locale)))
    expect([...pages.keys()].toSorted()).toEqual(names.toSorted())
  })

  it.each(documents)('%s: has as many paragraphs in each language, and names the authoritative text', (name) => {
    const [original = [], ...translations] = product.locales.map((locale) => {
      const page = pages.get(documentPath(name, product, locale))
      expect(page?.documentElement.lang).toBe(languageTagOf(product, locale))
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

  it.each(documents)('%s: links to the other languages', (name) => {
    for (const locale of product.locales) {
      const page = pages.get(documentPath(name, product, locale))
      const others = product.locales.filter((other) => other !== locale)
      const expected = others.map((other) => [
        `/base/${documentPath(name, product, other)}`,
        languageTagOf(product, other),
      ])
      for (const links of ['head link[rel="alternate"]', 'main a[hreflang]']) {
        const found = [...(page?.querySelectorAll(links) ?? [])]
        expect(found.map((link) => [link.getAttribute('href'), link.getAttribute('hreflang')])).toEqual(expected)
      }
    }
  })
})

it('names the authoritative language, and labels the link to the other language in that language', () => {
  const pages = build(vireoMx)
  expect(readParagraphs(pages.get('terms-en'))[1]).toContain('The document in Spanish decides.')
  expect(pages.get('terms-en')?.querySelector('main a[hreflang]')?.textContent).toBe('Español')
  expect(pages.get('terms')?.querySelector('main a[hreflang="en-US"]')?.textContent).toBe('English')
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
