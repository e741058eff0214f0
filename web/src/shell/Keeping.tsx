// Below every page once there are answers: whether they outlive this tab, how to open them elsewhere, how to remove them.
import { Link } from 'wouter'
import { useApplicationState } from '../context/ApplicationContext.tsx'
import { useNamespace } from '../context/useNamespace.ts'
import { useTexts } from '../context/useTexts.ts'
import { Text } from '../ui/Text.tsx'
import { ClearData } from './ClearData.tsx'
import { ContinueLink } from './ContinueLink.tsx'
import styles from './Keeping.module.css'
import { SavingState } from './SavingState.tsx'

/** Offered once an application was sent: a password belongs to what a lender has. */
const SetPasswordLink = () => {
  const t = useTexts('clear-data')
  const isSent = useApplicationState(({ leadApplication }) => {
    const { lead, progressState } = leadApplication
    return lead !== null && progressState !== 0
  })
  return isSent ? (
    <Text size="small">
      <Link href="/password">{t('setPassword')}</Link>
    </Text>
  ) : null
}

export const Keeping = ({ onCleared }: { readonly onCleared: () => void }) =>
  useNamespace('clear-data') ? (
    <div className={styles['keeping']}>
      <SavingState />
      <SetPasswordLink />
      <ContinueLink />
      <ClearData onCleared={onCleared} />
    </div>
  ) : null
