// Pages of the registry that are in no product's chain (spec 2.27 has their keys). The gallery shows them in every
// product: it builds each product with these pages after its own.
import type { AnswerValue } from '@loan/domain/lead/answers'
import type { LeadPath } from '@loan/domain/lead/application'
import { when } from '@loan/domain/data-points/when'
import type { PageRow } from '@loan/domain/pages/pageRow'
import { pageRows } from '@loan/domain/pages/registry'
import type { Product } from '@loan/domain/products/product'
import { products } from '@loan/domain/products/registry'

const isUsed = (row: PageRow): boolean =>
  Object.values<Product>(products).some(({ pages }) => pages.some(({ key }) => key === row.key))

export const unusedPageRows: readonly PageRow[] = pageRows.filter((row) => !isUsed(row))

export const isUnusedPage = (key: string): boolean => unusedPageRows.some((page) => page.key === key)

/** An answer that only the applicants of these pages have, so that the product's own pages look as without them. */
export const unusedPageMark = ['sellingTierGlobalId', 'gallery'] as const

/** The answer that makes the row apply in the registry; empty if it depends on none or on a group of incomes. */
export const listUnusedPageConditions = (key: string): readonly (readonly [LeadPath, AnswerValue])[] => {
  const row = unusedPageRows.find((page) => page.key === key)
  const [condition] = typeof row?.when === 'object' ? row.when : []
  const [value] = condition?.isOneOf ?? []
  return condition === undefined || value === undefined ? [] : [[condition.path, value]]
}

/** The product with the pages of no product after its own. They apply to their own applicants alone. */
export const addUnusedPages = (product: Product): Product => {
  const isMarked = when(...unusedPageMark)
  return { ...product, pages: [...product.pages, ...unusedPageRows.map((row) => ({ ...row, when: isMarked }))] }
}
