// Shows the stage, the time left and a bar for each stage. Screen readers also get the step.
import type { ChainPage } from '@loan/domain/pages/chain'
import { computeFractions } from '@loan/domain/pages/stages'
import { optionalComponent } from '../../loading/lazyComponents.tsx'
import { useTexts } from '../../texts/useTexts.ts'
import { ProgressBar } from '../../ui/ProgressBar.tsx'
import { useProgress } from './useProgress.ts'

const TimeLeft = optionalComponent(async () => (await import('./TimeLeft.tsx')).TimeLeft)

/** Without a page, the progress of the review. */
export const PageProgress = ({ page }: { readonly page?: ChainPage }) => {
  const t = useTexts()
  const { stages, current, pageIndex, step } = useProgress(page)
  const name = stages[current]?.name ?? 'check'
  return (
    <ProgressBar
      label={t('stageOf', { stage: current + 1, stages: stages.length, name: t(`stages>${name}`) })}
      exact={step}
      aside={<TimeLeft pageIndex={pageIndex} />}
      fractions={computeFractions(stages, pageIndex)}
    />
  )
}
