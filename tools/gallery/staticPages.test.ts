import { products } from '@loan/domain/products/registry'
import { expect, it } from 'vitest'
import { buildEntries } from './entries.ts'
import { buildJourneyMap } from './journeyMap.ts'
import type { Scope } from './readOrder.ts'
import { buildStaticPages, pictureFile } from './staticPages.ts'

const shown: readonly Scope[] = [
  { product: products['tukan-pl'], locales: ['pl'] },
  { product: products['vireo-vn'], locales: products['vireo-vn'].locales },
]
const pages = new Map(buildStaticPages(shown).map(({ file, markup }) => [file, markup]))

const addressesIn = (markup: string, attribute: 'href' | 'src'): readonly string[] =>
  [...markup.matchAll(new RegExp(`${attribute}="([^"]+)"`, 'gu'))].map(([, address = '']) => address)

it('shows every entry once', () => {
  const expected = shown.flatMap(({ product, locales }) =>
    locales.flatMap((locale) => buildEntries(product, locale).map((entry) => pictureFile(entry, 'phone'))),
  )
  const found = [...pages.entries()]
    .filter(([file]) => file.endsWith('-phone.html'))
    .flatMap(([, markup]) => addressesIn(markup, 'src'))
  expect(found).toEqual(expected)
  expect(new Set(expected).size).toBe(expected.length)
})

it('links only to existing pages and anchors', () => {
  for (const markup of pages.values()) {
    for (const address of addressesIn(markup, 'href').filter((one) => !one.endsWith('.png'))) {
      const [file = '', anchor] = address.split('#')
      const target = file === '' ? markup : pages.get(file)
      expect(target, address).toBeDefined()
      if (anchor !== undefined) expect(target, address).toContain(`id="${anchor}"`)
    }
  }
})

it('links each row of a map to a picture', () => {
  const rows = addressesIn(pages.get('vireo-vn-map.html') ?? '', 'href').filter((address) => address.includes('.html#'))
  expect(rows).toHaveLength(buildJourneyMap(products['vireo-vn']).nodes.length)
})
