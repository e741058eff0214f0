// Resolves the page after a change from the review: the review, or the first page with an answer that has become
// invalid. Loaded when such a page is confirmed.
import type { LeadApplication } from '@loan/domain/lead/application'
import { type ChainPage, reviewPath } from '@loan/domain/pages/chain'
import type { Application } from '../context/ApplicationContext.tsx'
import { erroredFormPathOf } from './pageErrors.ts'
import { pagePartsOf } from './pageParts.ts'
import { validateStoredAnswers } from './validateStoredAnswers.ts'

/** Path relative to the base path. Also stores the validation errors. */
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
