// The product's chain with the pages that apply to the current answers, and the first page that is open.
import { filterApplicablePages, type ChainPage, buildChain, isDerived } from '@loan/domain/pages/chain'
import type { Product } from '@loan/domain/products/product'
import { type AppContext, useAppContext, useApplicationState } from '../../app-context/AppContext.tsx'
import { perApplication } from '../../lib/instances.ts'
import type { ApplicationState } from '../../store/state.ts'

/** Namespaces of the review page in addition to those of the pages. */
export const reviewNamespaces = ['review', 'legal', 'request-problem'] as const

export type Chain = {
  readonly pages: readonly ChainPage[]
  readonly applying: readonly ChainPage[]
  /** The first page that the applicant sees and has not completed; undefined when there is none. */
  readonly firstOpen: ChainPage | undefined
}

/**
 * Creates a selector that returns the same object while the applying pages and the first open page stay the same, to
 * avoid re-renders. The page objects never change either, because a new object looks like a navigation.
 */
const createReader = (product: Product): ((state: ApplicationState) => Chain) => {
  const pages = buildChain(product)
  let chain: Chain = { pages, applying: [], firstOpen: undefined }
  let readFrom: readonly unknown[] = []
  return ({ leadApplication: { applicationData }, dynamicPages: { completed } }) => {
    if (readFrom[0] === applicationData && readFrom[1] === completed) return chain
    readFrom = [applicationData, completed]
    const applying = filterApplicablePages(pages, applicationData)
    const firstOpen = applying.find((page) => !completed.includes(page.key) && !isDerived(page, applicationData))
    const areSame =
      applying.length === chain.applying.length && applying.every((page, index) => page === chain.applying[index])
    if (!areSame || firstOpen !== chain.firstOpen)
      chain = { pages, applying: areSame ? chain.applying : applying, firstOpen }
    return chain
  }
}

const getChainReader = perApplication(({ product }: Pick<AppContext, 'store' | 'product'>) => createReader(product))

export const useChain = (): Chain => useApplicationState(getChainReader(useAppContext()))
