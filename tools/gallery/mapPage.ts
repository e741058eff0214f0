// Builds the page with the journey map of one product. Each row links to its page or screen in the gallery.
import type { Product } from '@loan/domain/products/product'
import { html } from '../../server/src/http/html.ts'
import { buildAddress, mapPath, type View } from './address.ts'
import { firstEntry } from './entries.ts'
import { buildDocument } from './galleryPage.ts'
import { buildJourneyMap } from './journeyMap.ts'
import { buildMapList } from './mapList.ts'
import { mapDocument } from './writeMermaid.ts'

/** Throws when the country of the product is not loaded. */
export const buildMapPage = (view: View, products: readonly Product[]): string => {
  const { product, locale } = view
  const map = buildJourneyMap(product)
  const others = products.map((other) =>
    other.id === product.id
      ? html`<li><b>${other.id}</b></li>`
      : html`<li>
          <a href="${buildAddress({ ...view, product: other, locale: other.locales[0], entry: null }, mapPath)}"
            >${other.id}</a
          >
        </li>`,
  )
  const list = buildMapList(map, (node) => buildAddress({ ...view, entry: firstEntry(product, locale, node) }))
  return buildDocument(
    `Map of ${product.id}`,
    html`<nav>
        <h1>Map of ${product.id}</h1>
        <p>
          ${map.nodes.length} pages and states, ${map.edges.length} forward steps. ${mapDocument(product)} draws them.
        </p>
        <p><a href="${buildAddress({ ...view, entry: null })}">Gallery</a></p>
        <ul>
          ${others}
        </ul>
      </nav>
      <main>${list}</main>`,
  )
}
