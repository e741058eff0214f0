// Converts a view of the gallery to a URL and back. Every view has a link, so the gallery selects it without a script.
import type { LocaleKey } from '@loan/domain/countries/country'
import type { Product } from '@loan/domain/products/product'
import { type Entry, findEntry } from './entries.ts'

export const galleryPath = '/gallery/'
export const mapPath = '/gallery/map'
/** The page that stores the data of an entry in the browser and then navigates to its page or screen. */
export const enterPath = '/gallery/enter'
/** Path, below the id of a product, of its build with the pages that no product has in its chain (unusedPages.ts). */
export const unusedPageBasePath = '/spare-pages'

export const widths = ['phone', 'desktop'] as const
export type Width = (typeof widths)[number]

export type View = {
  readonly product: Product
  readonly locale: LocaleKey
  /** Only the entries with these words are listed; empty for all. */
  readonly search: string
  readonly width: Width
  /** Null when nothing is selected. */
  readonly entry: Entry | null
}

export const buildEntryName = ({ node, condition }: Pick<Entry, 'node' | 'condition'>): string => `${node}:${condition}`

export const buildAddress = ({ product, locale, search, width, entry }: View, path = galleryPath): string => {
  const query = new URLSearchParams({
    product: product.id,
    locale,
    ...(search !== '' && { search }),
    width,
    ...(entry !== null && { entry: buildEntryName(entry) }),
  })
  return `${path}?${query.toString()}`
}

/** Replaces a missing or unknown product, locale or width by the first valid one. Throws when `products` is empty. */
export const parseView = (query: URLSearchParams, products: readonly Product[]): View => {
  const product = products.find(({ id }) => id === query.get('product')) ?? products[0]
  if (product === undefined) throw new Error('There is no product to show')
  const locale = product.locales.find((key) => key === query.get('locale')) ?? product.locales[0]
  return {
    product,
    locale,
    search: query.get('search')?.trim() ?? '',
    width: widths.find((width) => width === query.get('width')) ?? 'phone',
    entry: findEntry(product, locale, query.get('entry') ?? '') ?? null,
  }
}
