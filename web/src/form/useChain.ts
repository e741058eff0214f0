// The product's chain as it stands with the answers given so far, and the way through it.
import { filterApplicablePages, type ChainPage, buildChain } from '@loan/domain/pages/chain'
import type { Product } from '@loan/domain/products/product'
import { useApplication, useApplicationState } from '../context/ApplicationContext.tsx'
import type { ApplicationState } from '../store/state.ts'

/** What the review says beside the pages' own words. */
export const reviewNamespaces = ['review', 'legal', 'request-problem'] as const

export type Chain = {
  readonly pages: readonly ChainPage[]
  readonly applying: readonly ChainPage[]
  /** The first page that applies and was not continued from; undefined where all were. */
  readonly firstOpen: ChainPage | undefined
}

/**
 * The same object while the same pages apply and the same one is next: answers that change neither draw nothing anew.
 * The pages themselves never change: one that is another object looks like one that was just turned to.
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
