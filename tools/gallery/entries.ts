// Lists every page and screen of a product in each locale and condition, from the registries. Pages of no product
// (sparePages.ts) belong to every product. visit.ts builds the data that opens an entry.
import type { LocaleKey } from '@loan/domain/countries/country'
import { isLenderStepState, lenderSteps } from '@loan/domain/lender-steps/lenderSteps'
import { buildChain } from '@loan/domain/pages/chain'
import type { Product } from '@loan/domain/products/product'
import type { StateName } from '@loan/domain/states'
import { screenRoutes } from '../../web/src/screens/registry.ts'
import { type NodeId, pageId, reviewId, screenId } from './journeyMap.ts'
import { sparePages } from './sparePages.ts'

/**
 * `empty`: without answers; `filled`: with the answers of a persona; `errors`: after Continue with invalid answers;
 * `loading`: while its requests are blocked.
 */
export const conditions = ['empty', 'filled', 'errors', 'loading'] as const
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

export const screenOf = (node: NodeId): ShownScreen | undefined =>
  shownScreens.find(({ name }) => screenId(name) === node)

const asks = (state: StateName | null): boolean => {
  if (state === 'MOBILE_VERIFICATION' || state === 'CHANGE_MOBILE_NUMBER') return true
  return state !== null && isLenderStepState(state) && lenderSteps[state].kind !== 'hand-over'
}

/** The review always has answers. A screen without a lead sends no request, so it has no loading state. */
const conditionsOf = (node: NodeId): readonly Condition[] => {
  if (node === reviewId) return ['filled', 'errors', 'loading']
  const screen = screenOf(node)
  if (screen === undefined) return conditions
  if (screen.state === null) return ['empty']
  return asks(screen.state) ? ['empty', 'errors', 'loading'] : ['empty', 'loading']
}

export const nodesOf = (product: Product): readonly NodeId[] => [
  ...buildChain(product).map(({ key }) => pageId(key)),
  reviewId,
  ...sparePages.map(({ key }) => pageId(key)),
  ...shownScreens.map(({ name }) => screenId(name)),
]

export const buildEntries = (product: Product, locale: LocaleKey): readonly Entry[] =>
  nodesOf(product).flatMap((node) => conditionsOf(node).map((condition) => ({ product, locale, node, condition })))

/** Finds an entry by its name, such as `page:name:empty`; undefined when the product has no such entry. */
export const findEntry = (product: Product, locale: LocaleKey, name: string): Entry | undefined => {
  const node = nodesOf(product).find((one) => name.startsWith(`${one}:`))
  const condition = node && conditionsOf(node).find((one) => name === `${node}:${one}`)
  return node && condition && { product, locale, node, condition }
}

/** The entry with the first condition of a node, which the map links to. */
export const firstEntry = (product: Product, locale: LocaleKey, node: NodeId): Entry => ({
  product,
  locale,
  node,
  condition: conditionsOf(node)[0] ?? 'empty',
})

/** True when the node and condition of an entry contain every word of `search`. */
export const matches = ({ node, condition }: Entry, search: string): boolean =>
  search
    .toLowerCase()
    .split(/\s+/u)
    .every((word) => `${node} ${condition}`.includes(word))
