// Pages of the registry that no product's chain names (spec 2.27 has their keys): the gallery shows them all the same,
// in every product, from a build of it that has them after its own. Which they are follows from the registries.
import { catalogue } from '@loan/domain/data-points/catalogue'
import { type ChainPage, chainOf, dataPointsOf } from '@loan/domain/pages/chain'
import type { PageRow } from '@loan/domain/pages/pageRow'
import { pageRows } from '@loan/domain/pages/registry'
import type { Product } from '@loan/domain/products/product'
import { products } from '@loan/domain/products/registry'

/** The rows that none of these products' chains names. */
export const unusedPages = (rows: readonly PageRow[], all: readonly Product[]): readonly PageRow[] =>
  rows.filter(({ key }) => !all.some(({ pages }) => pages.some((page) => page.key === key)))

export const sparePages: readonly PageRow[] = unusedPages(pageRows, Object.values(products))

export const isSparePage = (key: string): boolean => sparePages.some((page) => page.key === key)

const askedLater = sparePages.flatMap((page) => dataPointsOf(page, catalogue)).map(({ name }) => name)

/** Asks nothing that a spare page asks: each of these comes to the screen once. */
const withoutAskedLater = (page: PageRow): PageRow => ({
  ...page,
  otherwise: {
    ...page.otherwise,
    ...Object.fromEntries(
      dataPointsOf(page, catalogue)
        .filter(({ name }) => askedLater.includes(name))
        .map(({ name, path }) => [name, { when: [{ path, isOneOf: [] }] as const }]),
    ),
  },
})

/** The product as its spare pages are shown in it. */
export const withSparePages = (product: Product): Product => {
  const [first, ...others] = product.pages
  return { ...product, pages: [first, ...[...others].map(withoutAskedLater), ...sparePages] }
}

export const spareChainOf = (product: Product): readonly ChainPage[] => chainOf(withSparePages(product))
