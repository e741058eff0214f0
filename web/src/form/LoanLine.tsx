// The loan in one line, on every page, with the way to change it.
import type { ChainPage } from '@loan/domain/pages/chain'
import { useLocation } from 'wouter'
import { useApplication, useApplicationState } from '../context/ApplicationContext.tsx'
import { useFormats, usePeriodText } from '../context/useFormats.ts'
import { useTexts } from '../context/useTexts.ts'
import { Button } from '../ui/Button.tsx'
import styles from './LoanLine.module.css'

export const useLoanText = (): string => {
  const { product } = useApplication()
  const { money } = useFormats()
  const periodText = usePeriodText()
  const t = useTexts()
  const amount = useApplicationState(({ leadApplication }) => leadApplication.applicationData.amount)
  const period = useApplicationState(({ leadApplication }) => leadApplication.applicationData.period)
  return t('loanLine', {
    amount: money(amount ?? product.amount.default),
    period: periodText(period ?? product.period.default),
  })
}

export const LoanLine = ({ firstPage, onChange }: { readonly firstPage: ChainPage; readonly onChange: () => void }) => {
  const t = useTexts()
  const text = useLoanText()
  const [, navigate] = useLocation()
  return (
    <p className={styles['line']}>
      <span>{text}</span>
      <Button variant="quiet" onClick={() => (firstPage.type === 'modal' ? onChange() : navigate(firstPage.path))}>
        {t('change')}
      </Button>
    </p>
  )
}
