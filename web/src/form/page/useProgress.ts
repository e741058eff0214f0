// The position in the form as stages and steps, for the progress above the page and the card beside it.
import type { ChainPage } from '@loan/domain/pages/chain'
import { countAdditionalPages } from '@loan/domain/pages/sumOpenBranches'
import { computeProgress, filterShownPages } from '@loan/domain/pages/progress'
import { buildStages, findStage, type Stage } from '@loan/domain/pages/stages'
import { useApplicationState } from '../../app-context/AppContext.tsx'
import { useTexts } from '../../texts/useTexts.ts'
import { useChain } from './useChain.ts'

export type FormProgress = {
  readonly stages: readonly Stage[]
  /** Position in `stages`, from 0. */
  readonly current: number
  /** Index in the chain; the length of the chain for the review. */
  readonly pageIndex: number
  /** For example `Step 4 of 24`. While later answers can add pages, it states the maximum, which never rises. */
  readonly step: string
}

/** Without a page, the position of the review, which comes after the chain. */
export const useProgress = (page?: ChainPage): FormProgress => {
  const t = useTexts()
  const { pages } = useChain()
  const application = useApplicationState(({ leadApplication }) => leadApplication.applicationData)
  const pageIndex = page?.index ?? pages.length
  const steps = filterShownPages(pages, application).length + 1
  const step = page === undefined ? steps : computeProgress(pages, page, application).step
  const open = page === undefined ? 0 : countAdditionalPages(pages, application)
  const stages = buildStages(pages)
  return {
    stages,
    current: findStage(stages, pageIndex),
    pageIndex,
    step: t(open > 0 ? 'stepOfMost' : 'stepOf', { step, steps: steps + open }),
  }
}
