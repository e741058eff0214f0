// The bar under the header: the chosen loan, whether the answers are stored, and the button that changes the loan. In a
// wide window the card beside the page replaces it.
import { memo } from 'react'
import { useAppContext, useApplicationState } from '../../app-context/AppContext.tsx'
import { useFormats, usePeriodText } from '../../formats/useFormats.ts'
import { optionalComponent } from '../../loading/lazyComponents.tsx'
import { useTexts } from '../../texts/useTexts.ts'
import { Button } from '../../ui/Button.tsx'
import styles from './LoanBar.module.css'

const SavedMark = optionalComponent(async () => (await import('./SavedMark.tsx')).SavedMark)

/** The same on every page, so it renders only for another loan. */
export const LoanBar = memo(({ onChange }: { readonly onChange: () => void }) => {
  const { product } = useAppContext()
  const t = useTexts()
  const { money } = useFormats()
  const periodText = usePeriodText()
  const amount = useApplicationState(({ leadApplication }) => leadApplication.applicationData.amount)
  const period = useApplicationState(({ leadApplication }) => leadApplication.applicationData.period)
  return (
    <div className={styles['bar']}>
      <p className={styles['text']}>
        <b>{money(amount ?? product.amount.default)}</b>
        <span aria-hidden="true">·</span>
        <span>{periodText(period ?? product.period.default)}</span>
        <SavedMark />
      </p>
      <Button variant="quiet" onClick={onChange}>
        {t('change')}
      </Button>
    </div>
  )
})
