// The product's chain as it stands with the answers given so far, and the way through it.
import { applyingPages, type ChainPage, chainOf } from '@loan/domain/pages/chain'
import { useMemo } from 'react'
import { useApplication, useApplicationState } from '../context/ApplicationContext.tsx'

/** @assumed SPEC.md has no route for it: all answers, before they are sent. */
export const reviewPath = '/review'

/** What the review says beside the pages' own words. */
export const reviewNamespaces = ['review', 'legal', 'request-problem'] as const

export type Chain = {
  readonly pages: readonly ChainPage[]
  readonly applying: readonly ChainPage[]
  /** The first page that applies and was not continued from; undefined where all were. */
  readonly firstOpen: ChainPage | undefined
}

export const useChain = (): Chain => {
  const { product } = useApplication()
  const application = useApplicationState(({ leadApplication }) => leadApplication.applicationData)
  const completed = useApplicationState(({ dynamicPages }) => dynamicPages.completed)
  // The same pages whatever is answered: a page that is another object looks like one that was just turned to.
  const pages = useMemo(() => chainOf(product), [product])
  return useMemo(() => {
    const applying = applyingPages(pages, application)
    return { pages, applying, firstOpen: applying.find(({ key }) => !completed.includes(key)) }
  }, [pages, application, completed])
}
