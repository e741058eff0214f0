// Builds the page of the gallery: a list of entries with a search, and the selected entry in a frame. The only script
// presses Continue in the frame to show errors.
import type { Product } from '@loan/domain/products/product'
import { html, Html } from '../../server/src/http/html.ts'
import { addressOf, enterPath, galleryPath, mapPath, nameOf, type View, type Width, widths } from './address.ts'
import { buildEntries, type Entry, matches } from './entries.ts'
import type { NodeId } from './journeyMap.ts'
import { isSparePage } from './sparePages.ts'

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

/** Presses Continue once, as soon as the form in the frame is hydrated. Gives up after 15 seconds. */
const pressContinue = `
  addEventListener('DOMContentLoaded', function () {
    var frame = document.querySelector('iframe'), tries = 0
    var timer = setInterval(function () {
      tries += 1
      var inside = frame.contentDocument
      var button = inside && inside.querySelector('form[data-page] [type=submit], [data-screen] form [type=submit]')
      var isAlive = button && Object.keys(button).some(function (key) { return key.startsWith('__react') })
      if (isAlive) button.click()
      if (isAlive || tries > 150) clearInterval(timer)
    }, 100)
  })
`

const option = (value: string, text: string, isChosen: boolean): Html =>
  isChosen ? html`<option value="${value}" selected>${text}</option>` : html`<option value="${value}">${text}</option>`

const link = (view: View, text: string, isCurrent: boolean): Html =>
  isCurrent
    ? html`<a href="${addressOf(view)}" aria-current="true">${text}</a>`
    : html`<a href="${addressOf(view)}">${text}</a>`

const languages = new Intl.DisplayNames('en', { type: 'language' })

const chooser = ({ product, locale, search, width, entry }: View, products: readonly Product[]): Html =>
  html`<form action="${galleryPath}">
    <input type="hidden" name="width" value="${width}" />
    <input type="hidden" name="entry" value="${entry === null ? '' : nameOf(entry)}" />
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
    <label>Search <input type="search" name="search" value="${search}" placeholder="income errors" /></label>
    <button>Show</button>
  </form>`

const entryRow = (view: View, entries: readonly Entry[]): Html => {
  const [first] = entries
  return html`<li>
    ${first?.node.replace(/^\w+:/u, '') ?? ''}<br />
    ${entries.map((entry) =>
      link({ ...view, entry }, entry.condition, view.entry !== null && nameOf(view.entry) === nameOf(entry)),
    )}
  </li>`
}

type Part = { readonly title: string; readonly note?: string; readonly has: (node: NodeId) => boolean }

const isSpare = (node: NodeId): boolean => node.startsWith('page:') && isSparePage(node.replace(/^page:/u, ''))

const parts: readonly Part[] = [
  { title: 'Pages', has: (node) => node.startsWith('page:') && !isSpare(node) },
  { title: 'Pages of no product', note: 'The first one opens slowly, because it is built on demand.', has: isSpare },
  { title: 'Screens', has: (node) => node.startsWith('screen:') },
]

const list = (view: View, { title, note, has }: Part): Html => {
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
    ? html`<p>Choose a page or a screen, or start from the <a href="${addressOf(view, mapPath)}">map</a>.</p>`
    : html`<p>${widths.map((width) => widthLink(view, width))} <b>${nameOf(view.entry)}</b></p>
        <iframe class="${view.width}" title="${nameOf(view.entry)}" src="${addressOf(view, enterPath)}"></iframe>`

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
        <p><a href="${addressOf(view, mapPath)}">Map of ${view.product.id}</a></p>
        ${chooser(view, products)} ${parts.map((part) => list(view, part))}
      </nav>
      <main>${frame(view)}</main>`,
    view.entry?.condition === 'errors' ? pressContinue : '',
  )
