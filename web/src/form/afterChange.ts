// Where an answer changed from the review leads: back there, or first to the page whose answer no longer fits it.
// Fetched when a page is confirmed from the review.
import type { LeadApplication } from '@loan/domain/lead/application'
import { type ChainPage, reviewPath } from '@loan/domain/pages/chain'
import type { Application } from '../context/ApplicationContext.tsx'
import { erroredFormPathOf } from './pageErrors.ts'
import { pagePartsOf } from './pageParts.ts'
import { validateStoredAnswers } from './validateStoredAnswers.ts'

/** Below the base path; what is refused stands in the store by then. */
export const pathAfterChange = async (
  visit: Application,
  applying: readonly ChainPage[],
  application: LeadApplication,
): Promise<string> => {
  const { store, product } = visit
  const parts = pagePartsOf(visit)
  const errors = await validateStoredAnswers(product, application, store.getState().dynamicPages.errors)
  const asked = applying.map((page) => ({ page, dataPoints: parts.find(page) ?? [] }))
  const errored = erroredFormPathOf(asked, errors)
  store.setPageErrors(errors, errored)
  return errored === null ? reviewPath : `${errored}?from=review`
}
