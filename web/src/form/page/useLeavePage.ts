// Leaves a page of the chain after its answers are stored: saves them and navigates to the next page, or back to the
// review.
import type { LeadApplication } from '@loan/domain/lead/application'
import { type ChainPage, filterApplicablePages, findNextPage, reviewPath } from '@loan/domain/pages/chain'
import { useLayoutEffect, useRef } from 'react'
import { useLocation } from 'wouter'
import { useAppContext } from '../../app-context/AppContext.tsx'
import { createAppRef } from '../../lib/instances.ts'
import type { LocationHook } from '../../lib/deferredLocation.ts'
import { getReleaseRecovery } from '../../lib/releaseRecovery.ts'
import { awaitPageResources } from './pageResources.ts'
import { withReviewReturn } from './reviewReturn.ts'
import { isIncomplete, useChain } from './useChain.ts'

export type LeavePage = {
  /** Waits for the next page's chunk before the answers are stored, to avoid an extra render of this page. */
  readonly prepareNext: (application: LeadApplication) => Promise<void> | void
  readonly leave: (application: LeadApplication) => Promise<void> | void
}

/** The path that the next Continue opens instead of the following page, for a link that changes a derived answer. */
export const getRequestedPathRef = createAppRef<string | null>(null)

export const useLeavePage = (page: ChainPage, returnsToReview: boolean): LeavePage => {
  const app = useAppContext()
  const { store, saver } = app
  const [, navigate] = useLocation<LocationHook>()
  const { pages } = useChain()
  const isMounted = useRef(false)

  useLayoutEffect(() => {
    isMounted.current = true
    return () => {
      isMounted.current = false
    }
  }, [])

  /** Does nothing when the applicant navigated in the meantime. */
  const navigateTo = (path: string): void => {
    if (!isMounted.current) return
    // With the answers, so that the next page renders once.
    store.setFormPath(path.replace(/\?.*$/u, ''))
    navigate(path, { afterPaint: true })
    getReleaseRecovery(app).recoverIfDue()
  }

  const leaveForReview = (answers: LeadApplication): Promise<void> => {
    // Computed with the new answers, because a changed answer can reopen a page.
    const applicablePages = filterApplicablePages(pages, answers)
    const { completed } = store.getState().dynamicPages
    const incomplete = applicablePages.find((one) => one.key !== page.key && isIncomplete(one, completed, answers))
    if (incomplete !== undefined)
      return awaitPageResources(app, incomplete).then(() => navigateTo(withReviewReturn(incomplete.path)))
    return import('./afterChange.ts')
      .then(({ pathAfterChange }) => pathAfterChange(app, applicablePages, answers))
      .catch(() => reviewPath)
      .then(navigateTo)
  }

  return {
    prepareNext: (answers) => {
      const next = findNextPage(pages, page, answers)
      return returnsToReview || next === undefined ? undefined : awaitPageResources(app, next)
    },
    leave: (answers) => {
      saver.save()
      const requested = getRequestedPathRef(app)
      const path = requested.current
      requested.current = null
      if (path !== null) return navigateTo(returnsToReview ? withReviewReturn(path) : path)
      return returnsToReview
        ? leaveForReview(answers)
        : navigateTo(findNextPage(pages, page, answers)?.path ?? reviewPath)
    },
  }
}
