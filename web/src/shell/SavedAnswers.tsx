// Below every page with answers: the storage status, the link to continue elsewhere, and the button that clears the
// data.
import { Link } from 'wouter'
import { useApplicationState } from '../context/ApplicationContext.tsx'
import { useNamespace } from '../context/useNamespace.ts'
import { useTexts } from '../context/useTexts.ts'
import { Text } from '../ui/Text.tsx'
import { ClearData } from './ClearData.tsx'
import { ContinueLink } from './ContinueLink.tsx'
import styles from './SavedAnswers.module.css'
import { SavingState } from './SavingState.tsx'

/** Shown after the submission, because a password protects an application that a lender has. */
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

export const SavedAnswers = ({ onCleared }: { readonly onCleared: () => void }) =>
  useNamespace('clear-data') ? (
    <div className={styles['keeping']}>
      <SavingState />
      <SetPasswordLink />
      <ContinueLink />
      <ClearData onCleared={onCleared} />
    </div>
  ) : null
