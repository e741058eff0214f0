// The catalogue sections in the first chunk, and the pages that need no other section.
// @assumed the first page of every product contains only data points of the loan and of the contact details (spec 2.29
// initial-details, /loan-information). A page with further sections loads them like any other page.
import { dataPoints as contactInformation } from '@loan/domain/data-points/contact-information'
import { dataPoints as loanInformation } from '@loan/domain/data-points/loan-information'
import { type ChainPage, buildChain } from '@loan/domain/pages/chain'
import { type LoadedSections, listSections } from '@loan/domain/pages/pageDataPoints'
import type { Product } from '@loan/domain/products/product'

export const builtInSections: LoadedSections = {
  'loan-information': loanInformation,
  'contact-information': contactInformation,
}

/** The first chunk includes the second page, because Continue would wait for it on a slow connection. */
const maxBuiltIn = 2

/** The first page, and the second page when it needs no other section. */
export const builtInPages = (product: Product): readonly ChainPage[] =>
  buildChain(product)
    .slice(0, maxBuiltIn)
    .filter((page) => page.index === 0 || listSections(page).every((section) => section in builtInSections))
