// The page of the form at the current path: one of the chain, or the review.
import { type ChainPage, reviewPath } from '@loan/domain/pages/chain'
import { useLocation } from 'wouter'
import { normalisePath } from '../../lib/normalisePath.ts'
import { useChain } from './useChain.ts'

/** Undefined on the review and on the screens of the states. */
export const useChainPage = (): ChainPage | undefined => {
  const { pages } = useChain()
  const [path] = useLocation()
  const at = normalisePath(path)
  return pages.find((page) => page.path === at)
}

export const useIsReview = (): boolean => normalisePath(useLocation()[0]) === reviewPath

/** Whether the page shows the loan in a bar. Another page with the loan asks for it itself. */
export const hasLoanBar = ({ type, dataPoints }: ChainPage): boolean =>
  type === 'modal' || dataPoints['loan-information']?.includes('amount') !== true
