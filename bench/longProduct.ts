// The product with a chain of ten times its length: its own pages, and nine copies of them under other keys.
import type { SyntheticPage } from '@loan/domain/pages/pageDefinition'
import type { Product } from '@loan/domain/products/product'

const copies = 9

/** A copy has no dialog, because only the first page opens one. */
const copyPage = (page: SyntheticPage, copy: number): SyntheticPage => ({
  ...page,
  key: `${page.key}-${copy + 1}`,
  texts: page.texts ?? page.key,
  type: page.type === 'modal' ? 'dynamic' : page.type,
})

export const buildLongChain = ({ pages }: Product): readonly SyntheticPage[] => [
  ...pages,
  ...Array.from({ length: copies }, (_, index) => pages.map((page) => copyPage(page, index + 1))).flat(),
]
