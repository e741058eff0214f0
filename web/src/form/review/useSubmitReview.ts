// Submits the application from the review. When the server rejects an answer, opens the page of that answer.
import type { ChainPage } from '@loan/domain/pages/chain'
import { useState } from 'react'
import { useLocation } from 'wouter'
import { useAppContext } from '../../app-context/AppContext.tsx'
import type { SaveOutcome } from '../../app-context/leadSaver.ts'
import { useSingleRun } from '../../lib/useSingleRun.ts'
import { forgetRejectedPolicies } from '../page/fetchPolicies.ts'
import { findErroredAnswer } from '../page/pageErrors.ts'
import { getPageResources } from '../page/pageResources.ts'
import { withReviewReturn } from '../page/reviewReturn.ts'
import { getReviewPosition } from './openedSections.ts'

export type ReviewSubmission = {
  readonly isSending: boolean
  /** Outcome of the last submission; null before the first one and while one is in flight. */
  readonly outcome: SaveOutcome | null
  readonly send: () => Promise<void>
  /** Submits the answers of this page over those that another device saved with this revision. */
  readonly overwrite: (revision: number) => Promise<void>
}

export const useSubmitReview = (applicablePages: readonly ChainPage[]): ReviewSubmission => {
  const app = useAppContext()
  const { store, saver } = app
  const [, navigate] = useLocation()
  const { run, isBusy: isSending } = useSingleRun()
  const [outcome, setOutcome] = useState<SaveOutcome | null>(null)

  const sendBy = async (submit: () => Promise<SaveOutcome>) => {
    setOutcome(null)
    const result = await run(submit)
    setOutcome(result)
    if (result?.outcome !== 'invalid') return
    forgetRejectedPolicies(app, result.errors)
    const resources = getPageResources(app)
    const loaded = applicablePages.map((page) => ({ page, dataPoints: resources.find(page) ?? [] }))
    const errored = findErroredAnswer(loaded, result.errors)
    store.setPageErrors(result.errors, errored?.page.path ?? null)
    if (errored === undefined) return
    const { page, dataPoint } = errored
    getReviewPosition(app).changed = { pageKey: page.key, section: dataPoint.section }
    navigate(withReviewReturn(page.path))
  }

  return {
    isSending,
    outcome,
    send: () => sendBy(saver.submit),
    overwrite: (revision) =>
      sendBy(async () => {
        await saver.overwrite(revision)
        return saver.submit()
      }),
  }
}
