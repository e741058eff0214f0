// Builds the static gallery: a page of pictures for each product, locale and width, and the journey maps with links to
// the pictures. takePictures.ts takes the pictures.
import type { Product } from '@loan/domain/products/product'
import type { LocaleKey } from '@loan/domain/countries/country'
import { html, type Html } from '../../server/src/http/html.ts'
import { buildEntryName, type Width, widths } from './address.ts'
import { buildEntries, type Entry, firstEntry } from './entries.ts'
import { buildDocument } from './galleryPage.ts'
import { buildJourneyMap } from './journeyMap.ts'
import { buildMapList } from './mapList.ts'
import type { Scope } from './readOrder.ts'

const fileName = (entry: Entry): string => buildEntryName(entry).replaceAll(':', '-')

/** Path relative to the folder of the gallery. */
export const pictureFile = (entry: Entry, width: Width): string =>
  `${entry.product.id}/${entry.locale}/${width}/${fileName(entry)}.png`

const listFile = ({ id }: Product, locale: LocaleKey, width: Width): string => `${id}-${locale}-${width}.html`
const mapFile = ({ id }: Product): string => `${id}-map.html`

/** Script that shows only the pictures whose names contain every word of the search. */
const filter = `
  addEventListener('DOMContentLoaded', function () {
    var search = document.querySelector('input')
    search.addEventListener('input', function () {
      var words = search.value.toLowerCase().split(/\\s+/)
      document.querySelectorAll('figure').forEach(function (figure) {
        figure.hidden = !words.every(function (word) { return figure.id.includes(word) })
      })
    })
  })
`

const link = (file: string, text: string): Html => html`<li><a href="${file}">${text}</a></li>`

const links = (scopes: readonly Scope[]): Html =>
  html`<ul>
    ${scopes.flatMap(({ product, locales }) => [
      link(mapFile(product), `${product.id} map`),
      ...locales.flatMap((locale) =>
        widths.map((width) => link(listFile(product, locale, width), `${product.id} ${locale} ${width}`)),
      ),
    ])}
  </ul>`

const figure = (entry: Entry, width: Width): Html =>
  html`<figure id="${buildEntryName(entry)}">
    <figcaption>${buildEntryName(entry)}</figcaption>
    <a href="${pictureFile(entry, width)}"
      ><img src="${pictureFile(entry, width)}" alt="${buildEntryName(entry)}" width="320" loading="lazy"
    /></a>
  </figure>`

export type StaticPage = { readonly file: string; readonly markup: string }

const buildListPage = (product: Product, locale: LocaleKey, width: Width): StaticPage => ({
  file: listFile(product, locale, width),
  markup: buildDocument(
    `${product.id} ${locale} ${width}`,
    html`<nav>
        <p><a href="index.html">Gallery</a></p>
        <h1>${product.id} ${locale} ${width}</h1>
        <label>Search <input type="search" placeholder="income filled" /></label>
        <p><a href="${mapFile(product)}">Map</a></p>
      </nav>
      <main>${buildEntries(product, locale).map((entry) => figure(entry, width))}</main>`,
    filter,
  ),
})

/** Throws when the country of the product is not loaded. */
const buildStaticMap = ({ product, locales }: Scope): StaticPage => {
  const [locale] = locales
  const list = buildMapList(
    buildJourneyMap(product),
    (node) => `${listFile(product, locale, 'phone')}#${buildEntryName(firstEntry(product, locale, node))}`,
  )
  return {
    file: mapFile(product),
    markup: buildDocument(
      `Map of ${product.id}`,
      html`<nav>
          <p><a href="index.html">Gallery</a></p>
          <h1>Map of ${product.id}</h1>
        </nav>
        <main>${list}</main>`,
    ),
  }
}

/** All HTML files of the static gallery. Throws when the countries are not loaded. */
export const buildStaticPages = (scopes: readonly Scope[]): readonly StaticPage[] => [
  {
    file: 'index.html',
    markup: buildDocument(
      'Gallery',
      html`<nav><h1>Gallery</h1></nav>
        <main>${links(scopes)}</main>`,
    ),
  },
  ...scopes.flatMap((scope) => [
    buildStaticMap(scope),
    ...scope.locales.flatMap((locale) => widths.map((width) => buildListPage(scope.product, locale, width))),
  ]),
]
