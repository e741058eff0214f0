// Converts the selection in the gallery to a URL and back, so that every view has a link and needs no script.
import type { LocaleKey } from '@loan/domain/countries/country'
import type { Product } from '@loan/domain/products/product'
import { type Entry, findEntry } from './entries.ts'

export const galleryPath = '/gallery/'
export const mapPath = '/gallery/map'
export const enterPath = '/gallery/enter'
/** Path, below the id of a product, of the build that also contains the pages of no product (sparePages.ts). */
export const spareBasePath = '/spare-pages'

export const widths = ['phone', 'desktop'] as const
export type Width = (typeof widths)[number]

export type View = {
  readonly product: Product
  readonly locale: LocaleKey
  readonly search: string
  readonly width: Width
  /** Null when nothing is selected. */
  readonly entry: Entry | null
}

export const nameOf = ({ node, condition }: Pick<Entry, 'node' | 'condition'>): string => `${node}:${condition}`

export const addressOf = ({ product, locale, search, width, entry }: View, path = galleryPath): string => {
  const query = new URLSearchParams({
    product: product.id,
    locale,
    ...(search !== '' && { search }),
    width,
    ...(entry !== null && { entry: nameOf(entry) }),
  })
  return `${path}?${query.toString()}`
}

/** Replaces missing and unknown values by the first valid ones. Throws when `products` is empty. */
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
