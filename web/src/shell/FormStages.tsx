// The stages of the form with ticks, the time left, and what to have at hand for the next pages.
import type { ChainPage } from '@loan/domain/pages/chain'
import { findItemAhead } from '@loan/domain/pages/itemsToHaveReady'
import { useApplicationState } from '../app-context/AppContext.tsx'
import { TimeLeft } from '../form/page/TimeLeft.tsx'
import { useChain } from '../form/page/useChain.ts'
import { useProgress } from '../form/page/useProgress.ts'
import { useTexts } from '../texts/useTexts.ts'
import { StageList } from './StageList.tsx'
import styles from './Aside.module.css'

/** Without a page, the stages at the review. */
export const FormStages = ({ page }: { readonly page?: ChainPage }) => {
  const common = useTexts()
  const t = useTexts('aside')
  const { pages } = useChain()
  const application = useApplicationState(({ leadApplication }) => leadApplication.applicationData)
  const { stages, current, pageIndex } = useProgress(page)
  const needed = findItemAhead(pages, pageIndex, application)
  return (
    <>
      <StageList stages={stages.map(({ name }) => common(`stages>${name}`))} current={current} />
      <p className={styles['time']}>
        <TimeLeft pageIndex={pageIndex} />
      </p>
      {needed !== null && <p className={styles['time']}>{t(`needed>${needed}`)}</p>}
    </>
  )
}
