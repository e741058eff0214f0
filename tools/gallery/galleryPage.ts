// Builds the page of the gallery: a list of entries with a search, and the selected entry in a frame.
import type { Product } from '@loan/domain/products/product'
import { html, Html } from '../../server/src/http/html.ts'
import {
  buildAddress,
  enterPath,
  galleryPath,
  mapPath,
  buildEntryName,
  type View,
  type Width,
  widths,
} from './address.ts'
import { buildEntries, type Entry, matches } from './entries.ts'
import type { NodeId } from './journeyMap.ts'
import { isUnusedPage } from './unusedPages.ts'

const style = `
  * { box-sizing: border-box; }
  body { font: 15px/1.4 system-ui, sans-serif; margin: 0; color: #1b1f23; display: grid; grid-template-columns: 21rem 1fr; height: 100vh; }
  nav { overflow: auto; padding: 1rem; border-right: 1px solid #c9ced6; }
  main { overflow: auto; padding: 1rem; background: #e8ebf0; }
  h1 { font-size: 1.2rem; margin: 0 0 .5rem; } h2 { font-size: 1rem; margin: 1rem 0 .25rem; }
  form { display: grid; gap: .5rem; } label { display: grid; gap: .15rem; } select, input, button { font: inherit; padding: .35rem; }
  ul { list-style: none; margin: 0; padding: 0; } li { padding: .15rem 0; overflow-wrap: anywhere; }
  a { color: #0b5394; } a[aria-current] { font-weight: 700; color: inherit; }
  iframe { display: block; border: 0; outline: 1px solid #8a919c; background: #fff; height: calc(100vh - 5rem); max-width: none; }
  figure { display: inline-block; vertical-align: top; margin: 0 1rem 1rem 0; } figure[hidden] { display: none; } img { border: 1px solid #8a919c; }
  .phone { width: 360px; } .desktop { width: 1280px; }
  @media (max-width: 60rem) { body { grid-template-columns: 1fr; height: auto; } nav { border: 0; max-height: 50vh; } main { padding: 1rem 0; } main > p { margin-inline: 1rem; } }
`

const option = (value: string, text: string, isChosen: boolean): Html =>
  isChosen ? html`<option value="${value}" selected>${text}</option>` : html`<option value="${value}">${text}</option>`

const link = (view: View, text: string, isCurrent: boolean): Html =>
  isCurrent
    ? html`<a href="${buildAddress(view)}" aria-current="true">${text}</a>`
    : html`<a href="${buildAddress(view)}">${text}</a>`

const languages = new Intl.DisplayNames('en', { type: 'language' })

const chooser = ({ product, locale, search, width, entry }: View, products: readonly Product[]): Html =>
  html`<form action="${galleryPath}">
    <input type="hidden" name="width" value="${width}" />
    <input type="hidden" name="entry" value="${entry === null ? '' : buildEntryName(entry)}" />
    <label
      >Product
      <select name="product">
        ${products.map(({ id }) => option(id, id, id === product.id))}
      </select></label
    >
    <label
      >Language
      <select name="locale">
        ${product.locales.map((key) =>
          option(key, languages.of(product.country.languageTags[key] ?? key) ?? key, key === locale),
        )}
      </select></label
    >
    <label>Search <input type="search" name="search" value="${search}" placeholder="income filled" /></label>
    <button>Show</button>
  </form>`

const entryRow = (view: View, entries: readonly Entry[]): Html => {
  const [first] = entries
  return html`<li>
    ${first?.node.replace(/^\w+:/u, '') ?? ''}<br />
    ${entries.map((entry) =>
      link(
        { ...view, entry },
        entry.condition,
        view.entry !== null && buildEntryName(view.entry) === buildEntryName(entry),
      ),
    )}
  </li>`
}

type EntryList = { readonly title: string; readonly note?: string; readonly has: (node: NodeId) => boolean }

const isUnused = (node: NodeId): boolean => node.startsWith('page:') && isUnusedPage(node.replace(/^page:/u, ''))

const entryLists: readonly EntryList[] = [
  { title: 'Pages', has: (node) => node.startsWith('page:') && !isUnused(node) },
  { title: 'Pages of no product', note: 'The first one opens slowly, because it is built on demand.', has: isUnused },
  { title: 'Screens', has: (node) => node.startsWith('screen:') },
]

const list = (view: View, { title, note, has }: EntryList): Html => {
  const found = buildEntries(view.product, view.locale).filter(
    (entry) => has(entry.node) && matches(entry, view.search),
  )
  const nodes = [...new Set(found.map(({ node }) => node))]
  return html`<h2>${title} (${nodes.length})</h2>
    ${note === undefined ? '' : html`<small>${note}</small>`}
    <ul>
      ${nodes.map((node) =>
        entryRow(
          view,
          found.filter((entry) => entry.node === node),
        ),
      )}
    </ul>`
}

const widthLink = (view: View, width: Width): Html => link({ ...view, width }, width, view.width === width)

const frame = (view: View): Html =>
  view.entry === null
    ? html`<p>Choose a page or a screen, or start from the <a href="${buildAddress(view, mapPath)}">map</a>.</p>`
    : html`<p>${widths.map((width) => widthLink(view, width))} <b>${buildEntryName(view.entry)}</b></p>
        <iframe
          class="${view.width}"
          title="${buildEntryName(view.entry)}"
          src="${buildAddress(view, enterPath)}"
        ></iframe>`

/** An HTML document of the gallery. `script` is not escaped. */
export const buildDocument = (title: string, body: Html, script = ''): string =>
  `<!doctype html>\n${
    html`<html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${title}</title>
        <style>
          ${new Html(style)}
        </style>
        <script>
          ${new Html(script)}
        </script>
      </head>
      <body>
        ${body}
      </body>
    </html>`.markup
  }\n`

export const buildGalleryPage = (view: View, products: readonly Product[]): string =>
  buildDocument(
    'Gallery',
    html`<nav>
        <h1>Gallery</h1>
        <p><a href="${buildAddress(view, mapPath)}">Map of ${view.product.id}</a></p>
        ${chooser(view, products)} ${entryLists.map((entryList) => list(view, entryList))}
      </nav>
      <main>${frame(view)}</main>`,
  )
