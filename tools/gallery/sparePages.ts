// Pages of the registry that are in no product's chain (spec 2.27 has their keys). The gallery shows them in every
// product, in a build that appends them to the chain.
import { catalogue } from '@loan/domain/data-points/catalogue'
import { type ChainPage, buildChain, requireDataPoints } from '@loan/domain/pages/chain'
import type { PageRow } from '@loan/domain/pages/pageRow'
import { pageRows } from '@loan/domain/pages/registry'
import type { Product } from '@loan/domain/products/product'
import { products } from '@loan/domain/products/registry'

/** The rows that are in the chain of no product. */
export const unusedPages = (rows: readonly PageRow[], all: readonly Product[]): readonly PageRow[] =>
  rows.filter(({ key }) => !all.some(({ pages }) => pages.some((page) => page.key === key)))

export const sparePages: readonly PageRow[] = unusedPages(pageRows, Object.values(products))

export const isSparePage = (key: string): boolean => sparePages.some((page) => page.key === key)

const askedLater = sparePages.flatMap((page) => requireDataPoints(page, catalogue)).map(({ name }) => name)

/** Removes the data points of the appended pages from `page`, so that each data point appears once. */
const withoutAskedLater = (page: PageRow): PageRow => ({
  ...page,
  overrides: {
    ...page.overrides,
    ...Object.fromEntries(
      requireDataPoints(page, catalogue)
        .filter(({ name }) => askedLater.includes(name))
        .map(({ name, path }) => [name, { when: [{ path, isOneOf: [] }] as const }]),
    ),
  },
})

/** The product with the pages of no product appended to its chain. */
export const withSparePages = (product: Product): Product => {
  const [first, ...others] = product.pages
  return { ...product, pages: [first, ...[...others].map(withoutAskedLater), ...sparePages] }
}

export const spareChainOf = (product: Product): readonly ChainPage[] => buildChain(withSparePages(product))
