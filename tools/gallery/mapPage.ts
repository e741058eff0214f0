// Builds the page with the journey map of one product. Each box links to its page or screen in the gallery.
import type { Product } from '@loan/domain/products/product'
import { html } from '../../server/src/http/html.ts'
import { addressOf, mapPath, type View } from './address.ts'
import { drawMap } from './drawMap.ts'
import { firstEntry } from './entries.ts'
import { buildDocument } from './galleryPage.ts'
import { buildJourneyMap } from './journeyMap.ts'

/** Throws when the country of the product is not loaded. */
export const buildMapPage = (view: View, products: readonly Product[]): string => {
  const { product, locale } = view
  const map = buildJourneyMap(product)
  const others = products.map((other) =>
    other.id === product.id
      ? html`<li><b>${other.id}</b></li>`
      : html`<li>
          <a href="${addressOf({ ...view, product: other, locale: other.locales[0], entry: null }, mapPath)}"
            >${other.id}</a
          >
        </li>`,
  )
  const svg = drawMap(map, product.id, (node) => addressOf({ ...view, entry: firstEntry(product, locale, node) }))
  return buildDocument(
    `Map of ${product.id}`,
    html`<nav>
        <h1>Map of ${product.id}</h1>
        <p>
          ${map.nodes.length} pages and states, ${map.edges.length} forward steps. Conditional pages are beside the
          first column; each box has its condition.
        </p>
        <p><a href="${addressOf({ ...view, entry: null })}">Gallery</a></p>
        <ul>
          ${others}
        </ul>
      </nav>
      <main>${svg}</main>`,
  )
}
