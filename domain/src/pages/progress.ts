// The pages that the applicant sees, and the step among them (spec 2.23 to 2.31). Not in chain.ts: that file is in the
// first chunk (docs/layers.md).
import type { LeadApplication } from '../lead/application.ts'
import { memoiseByObject } from '../memoise.ts'
import { type ChainPage, isPageShown } from './chain.ts'

const findShownPages = memoiseByObject((chain: readonly ChainPage[]) =>
  memoiseByObject((application: LeadApplication) => chain.filter((page) => isPageShown(page, application))),
)

/**
 * The pages that apply and whose answers are not derived. Remembered, because progress and time left both need them.
 */
export const filterShownPages = (chain: readonly ChainPage[], application: LeadApplication): readonly ChainPage[] =>
  findShownPages(chain)(application)

export type ChainProgress = {
  /** Position among the pages that the applicant sees, from 1. */
  readonly step: number
  readonly steps: number
}

/** The review counts as one more step after the chain. */
export const computeProgress = (
  chain: readonly ChainPage[],
  page: ChainPage,
  application: LeadApplication,
): ChainProgress => {
  const shown = filterShownPages(chain, application)
  return {
    step: shown.filter((other) => other.index <= page.index).length,
    steps: shown.length + 1,
  }
}
