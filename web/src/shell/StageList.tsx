// Numbered stages with ticks: of the form, or of a sent application.
import { useTexts } from '../texts/useTexts.ts'
import { Icon } from '../ui/Icon.tsx'
import { check } from '../ui/icons.ts'
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx'
import styles from './Aside.module.css'

type StageListProps = {
  readonly stages: readonly string[]
  /** The index of the present stage. */
  readonly current: number
}

export const StageList = ({ stages, current }: StageListProps) => {
  const t = useTexts('aside')
  return (
    <ol className={styles['stages']}>
      {stages.map((name, index) => (
        <li key={name} aria-current={index === current ? 'step' : undefined}>
          <span className={styles['mark']} data-done={index < current ? '' : undefined} aria-hidden="true">
            {index < current ? <Icon path={check} size={16} /> : index + 1}
          </span>
          <span>{name}</span>
          {index < current && <VisuallyHidden>{t('done')}</VisuallyHidden>}
        </li>
      ))}
    </ol>
  )
}
