// The product's chain with the pages that apply to the current answers, and the first page that is open.
import { filterApplicablePages, type ChainPage, buildChain } from '@loan/domain/pages/chain'
import type { Product } from '@loan/domain/products/product'
import { useApplication, useApplicationState } from '../context/ApplicationContext.tsx'
import type { ApplicationState } from '../store/state.ts'

/** Namespaces of the review page in addition to those of the pages. */
export const reviewNamespaces = ['review', 'legal', 'request-problem'] as const

export type Chain = {
  readonly pages: readonly ChainPage[]
  readonly applying: readonly ChainPage[]
  /** The first page that applies and is not completed; undefined when all are. */
  readonly firstOpen: ChainPage | undefined
}

/**
 * Creates a selector that returns the same object while the applying pages and the first open page stay the same, to
 * avoid re-renders. The page objects never change either, because a new object looks like a navigation.
 */
const readerOf = (product: Product): ((state: ApplicationState) => Chain) => {
  const pages = buildChain(product)
  let chain: Chain = { pages, applying: [], firstOpen: undefined }
  let readFrom: readonly unknown[] = []
  return ({ leadApplication: { applicationData }, dynamicPages: { completed } }) => {
    if (readFrom[0] === applicationData && readFrom[1] === completed) return chain
    readFrom = [applicationData, completed]
    const applying = filterApplicablePages(pages, applicationData)
    const firstOpen = applying.find(({ key }) => !completed.includes(key))
    const areSame =
      applying.length === chain.applying.length && applying.every((page, index) => page === chain.applying[index])
    if (!areSame || firstOpen !== chain.firstOpen)
      chain = { pages, applying: areSame ? chain.applying : applying, firstOpen }
    return chain
  }
}

const readers = new WeakMap<Product, ReturnType<typeof readerOf>>()

export const useChain = (): Chain => {
  const { product } = useApplication()
  const reader = readers.get(product) ?? readerOf(product)
  readers.set(product, reader)
  return useApplicationState(reader)
}
