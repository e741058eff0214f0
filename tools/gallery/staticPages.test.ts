import { products } from '@loan/domain/products/registry'
import { expect, it } from 'vitest'
import { buildEntries } from './entries.ts'
import { buildJourneyMap } from './journeyMap.ts'
import { buildStaticPages, pictureFile } from './staticPages.ts'

const shown = [products['tukan-pl'], products['vireo-vn']]
const pages = new Map(buildStaticPages(shown).map(({ file, markup }) => [file, markup]))

const addressesIn = (markup: string, attribute: 'href' | 'src'): readonly string[] =>
  [...markup.matchAll(new RegExp(`${attribute}="([^"]+)"`, 'gu'))].map(([, address = '']) => address)

it('shows every entry once', () => {
  const expected = shown.flatMap((product) =>
    product.locales.flatMap((locale) => buildEntries(product, locale).map((entry) => pictureFile(entry, 'phone'))),
  )
  const found = [...pages.entries()]
    .filter(([file]) => file.endsWith('-phone.html'))
    .flatMap(([, markup]) => addressesIn(markup, 'src'))
  expect(found).toEqual(expected)
  expect(new Set(expected).size).toBe(expected.length)
})

it('links to nothing that is not there', () => {
  for (const markup of pages.values()) {
    for (const address of addressesIn(markup, 'href').filter((one) => !one.endsWith('.png'))) {
      const [file = '', place] = address.split('#')
      expect(pages.has(file), address).toBe(true)
      if (place !== undefined) expect(pages.get(file), address).toContain(`id="${place}"`)
    }
  }
})

it('leads from each box of a map to a picture', () => {
  const boxes = addressesIn(pages.get('vireo-vn-map.html') ?? '', 'href').filter((address) => address.includes('#'))
  expect(boxes).toHaveLength(buildJourneyMap(products['vireo-vn']).nodes.length)
})
