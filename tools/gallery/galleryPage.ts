// Builds the pages of the gallery. One is the journey map of a product with links to its pages and screens. The other
// stores the data of an entry in the browser before it opens the entry.
import type { Product } from '@loan/domain/products/product'
import { html, Html } from '../../server/src/http/html.ts'
import { buildAddress, type Entry, listConditions, listNodes } from './entries.ts'
import { buildJourneyMap, describeNode, type NodeId, nameOfNode } from './journeyMap.ts'
import type { StoredApplicant } from './pageApplicant.ts'

export const galleryPath = '/gallery/'

const style = `
  body { font: 15px/1.4 system-ui, sans-serif; margin: 1rem; color: #1b1f23; } a { color: #0b5394; }
  td, th { text-align: start; vertical-align: top; padding: .15rem .75rem .15rem 0; }
`

/** Every page and screen of the product with its links, and what the map has about it. */
export const buildGalleryPage = (product: Product, products: readonly Product[]): string => {
  const map = buildJourneyMap(product)
  const links = (node: NodeId): readonly Html[] =>
    product.locales.flatMap((locale) =>
      listConditions(node).map(
        (condition) =>
          html`<a target="page" href="${buildAddress({ product, locale, node, condition })}"
            >${locale} ${condition}</a
          > `,
      ),
    )
  const row = (id: NodeId): Html => {
    const node = map.nodes.find((one) => one.id === id)
    const targets = map.edges.filter(({ from }) => from === id)
    return html`<tr id="${id}">
      <th scope="row">${nameOfNode(id)}</th>
      <td>${links(id)}</td>
      <td>${node?.kind ?? 'not on the map'}</td>
      <td>${node === undefined ? '' : describeNode(node)}</td>
      <td>${targets.map(({ to }) => html`<a href="#${to}">${nameOfNode(to)}</a> `)}</td>
    </tr>`
  }
  return `<!doctype html>\n${
    html`<html lang="en">
      <head>
        <meta charset="utf-8" />
        <title>${product.id}</title>
        <style>
          ${new Html(style)}
        </style>
      </head>
      <body>
        <nav>${products.map(({ id }) => html`<a href="${galleryPath}?product=${id}">${id}</a> `)}</nav>
        <h1>${product.id}</h1>
        <table>
          <tr>
            ${['Page or screen', 'Open', 'Kind', 'Condition or lenders', 'Leads to'].map((head) => html`<th>${head}</th>`)}
          </tr>
          ${listNodes(product).map(row)}
        </table>
      </body>
    </html>`.markup
  }\n`
}

/** JSON that is safe inside a script element. */
const written = (value: unknown): string => JSON.stringify(value).replaceAll('<', String.raw`\u003c`)

/**
 * `address` is the URL of the page or screen. `applicant` is null when the screen needs no stored data. Storage keys
 * have the product id as prefix, because all products share an origin (server/src/routes/allProducts.ts).
 */
export const buildEnterPage = (
  { product, locale }: Entry,
  applicant: StoredApplicant | null,
  address: string,
): string => {
  const { leadApplication, dynamicPages } = applicant ?? {}
  const local = { [`${product.id}:uiColors`]: JSON.stringify({ colors: {}, locale }) }
  const session = {
    ...(leadApplication && { [`${product.id}:leadApplication`]: JSON.stringify(leadApplication) }),
    ...(dynamicPages && { [`${product.id}:dynamicPages`]: JSON.stringify(dynamicPages) }),
    // Marks the redirect to the lender as done, so that the page stays.
    ...(leadApplication?.lead && { [`${product.id}:redirected`]: leadApplication.lead.id }),
  }
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>Opening</title><script>
localStorage.clear();sessionStorage.clear()
Object.assign(localStorage,${written(local)});Object.assign(sessionStorage,${written(session)})
location.replace(${written(address)})
</script></html>`
}
