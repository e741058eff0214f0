// What is chosen in the gallery, as an address: every view can be linked to, and none needs a script.
import type { LocaleKey } from '@loan/domain/countries/country'
import type { Product } from '@loan/domain/products/product'
import { type Entry, findEntry } from './entries.ts'

export const galleryPath = '/gallery/'
export const mapPath = '/gallery/map'
export const enterPath = '/gallery/enter'
/** Below a product's id: where its pages stand with those of no product among them (sparePages.ts). */
export const spareBasePath = '/spare-pages'

export const widths = ['phone', 'desktop'] as const
export type Width = (typeof widths)[number]

export type View = {
  readonly product: Product
  readonly locale: LocaleKey
  readonly search: string
  readonly width: Width
  /** Null where nothing is chosen. */
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

/** What an address does not say, or says wrongly, is the first there is. Throws where there is no product. */
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
