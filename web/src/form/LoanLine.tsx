// Shows the chosen loan in one line, with a button to change it.
import type { ChainPage } from '@loan/domain/pages/chain'
import { useLocation } from 'wouter'
import { useLoanText } from '../context/useLoanText.ts'
import { useTexts } from '../context/useTexts.ts'
import { Button } from '../ui/Button.tsx'
import styles from './LoanLine.module.css'

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
