// The product's chain with the pages that apply to the current answers, and the first incomplete page.
import { filterApplicablePages, type ChainPage, buildChain, isDerived } from '@loan/domain/pages/chain'
import type { LeadApplication } from '@loan/domain/lead/application'
import type { Product } from '@loan/domain/products/product'
import { type AppContext, useAppContext, useApplicationState } from '../../app-context/AppContext.tsx'
import { perApplication } from '../../lib/instances.ts'
import type { ApplicationState } from '../../store/state.ts'

/** Namespaces of the review page in addition to those of the pages. */
export const reviewNamespaces = ['review', 'legal', 'request-problem'] as const

/** Whether the applicant has to confirm the page: it is not completed, and other answers do not contain its answers. */
export const isIncomplete = (page: ChainPage, completed: readonly string[], application: LeadApplication): boolean =>
  !completed.includes(page.key) && !isDerived(page, application)

export type Chain = {
  readonly pages: readonly ChainPage[]
  readonly applicablePages: readonly ChainPage[]
  /** Undefined when there is none. */
  readonly firstIncompletePage: ChainPage | undefined
}

/**
 * Creates a selector that returns the same object while the applicable pages and the first incomplete page stay the
 * same, to avoid re-renders. The page objects never change either, because a new object looks like a navigation.
 */
const createReader = (product: Product): ((state: ApplicationState) => Chain) => {
  const pages = buildChain(product)
  let chain: Chain = { pages, applicablePages: [], firstIncompletePage: undefined }
  let readFrom: readonly unknown[] = []
  return ({ leadApplication: { applicationData }, dynamicPages: { completed } }) => {
    if (readFrom[0] === applicationData && readFrom[1] === completed) return chain
    readFrom = [applicationData, completed]
    const applicablePages = filterApplicablePages(pages, applicationData)
    const firstIncompletePage = applicablePages.find((page) => isIncomplete(page, completed, applicationData))
    const areSame =
      applicablePages.length === chain.applicablePages.length &&
      applicablePages.every((page, index) => page === chain.applicablePages[index])
    if (!areSame || firstIncompletePage !== chain.firstIncompletePage)
      chain = { pages, applicablePages: areSame ? chain.applicablePages : applicablePages, firstIncompletePage }
    return chain
  }
}

const getChainReader = perApplication(({ product }: Pick<AppContext, 'store' | 'product'>) => createReader(product))

export const useChain = (): Chain => useApplicationState(getChainReader(useAppContext()))
