// Lists every page and screen of a product, from the registries, and the address that opens it. Pages of no product
// (unusedPages.ts) belong to every product. Storybook shows the errors and the loading states.
import type { LocaleKey } from '@loan/domain/countries/country'
import { buildChain } from '@loan/domain/pages/chain'
import type { Product } from '@loan/domain/products/product'
import type { StateName } from '@loan/domain/states'
import { screenRoutes } from '../../web/src/screens/registry.ts'
import { type NodeId, pageId, reviewId, screenId } from './journeyMap.ts'
import { unusedPageRows } from './unusedPages.ts'

/** `empty`: without answers; `filled`: with the answers of a persona. */
export type Condition = 'empty' | 'filled'

export type Entry = {
  readonly product: Product
  readonly locale: LocaleKey
  readonly node: NodeId
  readonly condition: Condition
}

/** `path` is below the base path; route parameters have an invented value. `state` is null when no lead is needed. */
export type ShownScreen = { readonly name: string; readonly path: string; readonly state: StateName | null }

const shownScreens: readonly ShownScreen[] = [
  ...screenRoutes.map(({ name, path, state, row }) => ({
    name,
    path: path.replace(/:\w+/u, 'unknown'),
    state: row.needsLead ? state : null,
  })),
  { name: 'not-found', path: '/404', state: null },
]

export const findScreen = (node: NodeId): ShownScreen | undefined =>
  shownScreens.find(({ name }) => screenId(name) === node)

/** The review always has answers. The content of a screen belongs to the lead. */
export const listConditions = (node: NodeId): readonly [Condition, ...Condition[]] => {
  if (node === reviewId) return ['filled']
  return findScreen(node) === undefined ? ['empty', 'filled'] : ['empty']
}

/** The pages in the order of the product, its review, the pages of no product, and the screens. */
export const listNodes = (product: Product): readonly NodeId[] => [
  ...buildChain(product).map(({ key }) => pageId(key)),
  reviewId,
  ...unusedPageRows.map(({ key }) => pageId(key)),
  ...shownScreens.map(({ name }) => screenId(name)),
]

export const enterPath = '/gallery/enter'

export const buildAddress = ({ product, locale, node, condition }: Entry): string =>
  `${enterPath}?${new URLSearchParams({ product: product.id, locale, node, condition }).toString()}`

/** Null when the query names no entry of these products. */
export const parseEntry = (query: URLSearchParams, products: readonly Product[]): Entry | null => {
  const product = products.find(({ id }) => id === query.get('product'))
  const locale = product?.locales.find((key) => key === query.get('locale'))
  const node = product && listNodes(product).find((id) => id === query.get('node'))
  const condition = node && listConditions(node).find((one) => one === query.get('condition'))
  return product && locale && node && condition ? { product, locale, node, condition } : null
}
