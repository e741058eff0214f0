// The catalogue sections the first pages ask from, in the first chunk, and the pages that are there with it.
// @assumed every product's first page asks for the loan and how to reach the applicant (spec 2.29 initial-details,
// /loan-information); one that asks more fetches the rest like any other page.
import { dataPoints as contactInformation } from '@loan/domain/data-points/contact-information'
import { dataPoints as loanInformation } from '@loan/domain/data-points/loan-information'
import { type ChainPage, chainOf, type LoadedSections, sectionsOf } from '@loan/domain/pages/chain'
import type { Product } from '@loan/domain/products/product'

export const firstSections: LoadedSections = {
  'loan-information': loanInformation,
  'contact-information': contactInformation,
}

/** The second page comes with the first one's script: on a slow line Continue would wait for it. */
const maxBuiltIn = 2

/** The first page, and the second one where it asks from the same sections. */
export const builtInPages = (product: Product): readonly ChainPage[] =>
  chainOf(product)
    .slice(0, maxBuiltIn)
    .filter((page) => page.index === 0 || sectionsOf(page).every((section) => section in firstSections))
