import type { Product } from '@loan/domain/products/product'
import { products } from '@loan/domain/products/registry'
import { expect, it } from 'vitest'
import { buildAddress, listConditions, listNodes, parseEntry } from './entries.ts'
import { buildEnterPage, buildGalleryPage } from './galleryPage.ts'
import { buildJourneyMap, pageId } from './journeyMap.ts'

const all = Object.values<Product>(products)
const tukan = products['tukan-pl']

const parse = (address: string) => parseEntry(new URL(address, 'http://localhost').searchParams, all)

it.each(all.map((product) => [product.id, product] as const))(
  'shows each page and screen of %s in each locale, and its map',
  (_id, product) => {
    const page = buildGalleryPage(product, all)
    const { nodes, edges } = buildJourneyMap(product)
    expect(nodes.filter(({ id }) => !listNodes(product).includes(id))).toEqual([])
    for (const { id } of nodes) expect(page).toContain(`<tr id="${id}">`)
    expect(page.match(/href="#/gu)).toHaveLength(edges.length)
    const entries = listNodes(product).flatMap((node) =>
      product.locales.flatMap((locale) =>
        listConditions(node).map((condition) => ({ product, locale, node, condition })),
      ),
    )
    const addresses = [...page.matchAll(/target="page" href="([^"]+)"/gu)].map(([, href = '']) => href)
    expect(addresses.map((address) => parse(address.replaceAll('&amp;', '&')))).toEqual(entries)
  },
)

it.each([
  'product=x&locale=pl',
  'product=tukan-pl&locale=de',
  'product=tukan-pl&locale=pl&node=page:x&condition=empty',
])('has no entry for %s', (query) => expect(parse(`/?${query}`)).toBeNull())

it('escapes the stored values inside the script element', () => {
  const entry = { product: tukan, locale: 'pl', node: pageId('name'), condition: 'empty' } as const
  expect(parse(buildAddress(entry))).toEqual(entry)
  const page = buildEnterPage(entry, null, '/</script>')
  expect(page.match(/<\/script>/gu)).toHaveLength(1)
  expect(page).toContain('"tukan-pl:uiColors"')
})
