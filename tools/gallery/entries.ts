// Lists every page and screen of a product in each locale and condition, from the registries. Pages of no product
// (unusedPages.ts) belong to every product. pageApplicant.ts builds the data that opens an entry. Storybook shows the
// errors and the loading states.
import type { LocaleKey } from '@loan/domain/countries/country'
import { buildChain } from '@loan/domain/pages/chain'
import type { Product } from '@loan/domain/products/product'
import type { StateName } from '@loan/domain/states'
import { screenRoutes } from '../../web/src/screens/registry.ts'
import { type NodeId, pageId, reviewId, screenId } from './journeyMap.ts'
import { unusedPageRows } from './unusedPages.ts'

/** `empty`: without answers; `filled`: with the answers of a persona. */
export const conditions = ['empty', 'filled'] as const
export type Condition = (typeof conditions)[number]

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
    state: row.needs === 'lead' ? state : null,
  })),
  { name: 'not-found', path: '/404', state: null },
]

export const findScreen = (node: NodeId): ShownScreen | undefined =>
  shownScreens.find(({ name }) => screenId(name) === node)

/** The review always has answers. The content of a screen belongs to the lead. */
const getConditions = (node: NodeId): readonly Condition[] => {
  if (node === reviewId) return ['filled']
  return findScreen(node) === undefined ? conditions : ['empty']
}

export const listNodes = (product: Product): readonly NodeId[] => [
  ...buildChain(product).map(({ key }) => pageId(key)),
  reviewId,
  ...unusedPageRows.map(({ key }) => pageId(key)),
  ...shownScreens.map(({ name }) => screenId(name)),
]

export const buildEntries = (product: Product, locale: LocaleKey): readonly Entry[] =>
  listNodes(product).flatMap((node) => getConditions(node).map((condition) => ({ product, locale, node, condition })))

/** Finds an entry by its name, such as `page:name:empty`; undefined when the product has no such entry. */
export const findEntry = (product: Product, locale: LocaleKey, name: string): Entry | undefined => {
  const node = listNodes(product).find((one) => name.startsWith(`${one}:`))
  const condition = node && getConditions(node).find((one) => name === `${node}:${one}`)
  return node && condition && { product, locale, node, condition }
}

/** The entry with the first condition of a node, which the map links to. */
export const firstEntry = (product: Product, locale: LocaleKey, node: NodeId): Entry => ({
  product,
  locale,
  node,
  condition: getConditions(node)[0] ?? 'empty',
})

/** True when the node and condition of an entry contain every word of `search`. */
export const matches = ({ node, condition }: Entry, search: string): boolean =>
  search
    .toLowerCase()
    .split(/\s+/u)
    .every((word) => `${node} ${condition}`.includes(word))
