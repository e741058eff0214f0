// Resolves the page after a change from the review: the review, or the first page with an answer that has become
// invalid. Loaded when such a page is confirmed.
import type { LeadApplication } from '@loan/domain/lead/application'
import { type ChainPage, reviewPath } from '@loan/domain/pages/chain'
import type { AppContext } from '../../app-context/AppContext.tsx'
import { getServerClock } from '../../lib/serverClock.ts'
import { findErroredFormPath } from './pageErrors.ts'
import { getPageResources } from './pageResources.ts'
import { withReviewReturn } from './reviewReturn.ts'
import { validateStoredAnswers } from './validateStoredAnswers.ts'

/** Path relative to the base path. Also stores the validation errors. */
export const pathAfterChange = async (
  app: AppContext,
  applicablePages: readonly ChainPage[],
  application: LeadApplication,
): Promise<string> => {
  const { store, product } = app
  const resources = getPageResources(app)
  const errors = await validateStoredAnswers(
    { product, clock: getServerClock(app) },
    application,
    store.getState().dynamicPages.errors,
  )
  const loadedPages = applicablePages.map((page) => ({ page, dataPoints: resources.find(page) ?? [] }))
  const errored = findErroredFormPath(loadedPages, errors)
  store.setPageErrors(errors, errored)
  return errored === null ? reviewPath : withReviewReturn(errored)
}
