// The position of a sent application, with the next stage, in the form of the progress above the pages of the form.
import { type SentStage, sentStages } from '../../lead-session/sentStages.ts'
import { useTexts } from '../../texts/useTexts.ts'
import { ProgressBar } from '../../ui/ProgressBar.tsx'

/** A registry row that uses the component loads the namespace `lender`. */
type SentProgressProps = {
  readonly stage: SentStage
  /** Nothing is left to do in the stage. */
  readonly isDone?: boolean
}

export const SentProgress = ({ stage, isDone = false }: SentProgressProps) => {
  const t = useTexts('lender')
  const current = sentStages.indexOf(stage)
  const next = sentStages[current + 1]
  return (
    <ProgressBar
      label={t('progress>label', {
        stage: current + 1,
        stages: sentStages.length,
        name: t(`progress>stages>${stage}`),
      })}
      aside={next !== undefined && <span>{t('progress>next', { name: t(`progress>stages>${next}`) })}</span>}
      // Half of the present stage, because its number of steps is not known.
      fractions={sentStages.map((_stage, index) => Math.min(1, Math.max(0, current - index + (isDone ? 1 : 0.5))))}
    />
  )
}
