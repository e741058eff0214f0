// The promise of the first page, and the example loan. Its figures load after the first render. Lines of the style
// sheet reserve their space until then, so that nothing moves.
import { optionalComponent } from '../../loading/lazyComponents.tsx'
import { useTexts } from '../../texts/useTexts.ts'
import styles from './LoanExample.module.css'

const Figures = optionalComponent(async () => (await import('../loan-example/LoanFigures.tsx')).LoanFigures)

/** The cost of the chosen loan, below the sliders. */
export const LoanFigures = () => (
  <div className={styles['figures']}>
    <Figures />
  </div>
)

/** Time, what to have at hand, lenders, representative example. Nothing is below it that could move. */
export const StartNotes = optionalComponent(async () => (await import('../loan-example/StartNotes.tsx')).StartNotes)

/** The promise to every applicant, at the top of the first page. */
export const StartPromise = () => {
  const t = useTexts()
  return (
    <div className={styles['promise']}>
      <p className={styles['title']}>{t('amountModal>promise')}</p>
      <p>{t('amountModal>free')}</p>
    </div>
  )
}
