// The promise of the first page, the notes and the example loan. The figures depend on the day, so they are not in the
// prerendered HTML: lines of the style sheet reserve their space until they are loaded, so that nothing moves.
import { useAppContext } from '../../app-context/AppContext.tsx'
import { optionalComponent, prerenderedComponent } from '../../loading/lazyComponents.tsx'
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
export const StartNotes = prerenderedComponent(useAppContext, async (app) =>
  (await import('../loan-example/StartNotes.tsx')).loadStartNotes(app),
)

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
