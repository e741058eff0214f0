// Below every page with answers: the storage status where the loan bar does not show it, the link to continue elsewhere,
// and without a footer the button that clears the data.
import { Link } from 'wouter'
import { useApplicationState } from '../app-context/AppContext.tsx'
import { hasLoanBar, useChainPage } from '../form/useChainPage.ts'
import { useNamespace } from '../texts/useNamespace.ts'
import { useTexts } from '../texts/useTexts.ts'
import { Text } from '../ui/Text.tsx'
import { ClearData } from './ClearData.tsx'
import { ContinueLink } from './ContinueLink.tsx'
import styles from './SavedAnswers.module.css'
import { SavingState } from './SavingState.tsx'
import { isSubmitted } from '../store/isSubmitted.ts'

/** Shown after the submission, because a password protects an application that a lender has. */
const SetPasswordLink = () => {
  const t = useTexts('clear-data')
  const isSent = useApplicationState((state) => state.leadApplication.lead !== null && isSubmitted(state))
  return isSent ? (
    <Text size="small">
      <Link href="/password">{t('setPassword')}</Link>
    </Text>
  ) : null
}

type ClearDataItemProps = { readonly onCleared: () => void }

export const ClearDataItem = ({ onCleared }: ClearDataItemProps) =>
  useNamespace('clear-data') ? <ClearData onCleared={onCleared} /> : null

type SavedAnswersProps = ClearDataItemProps & {
  /** The footer, which otherwise has the button that clears the data, is absent or hidden. */
  readonly hasClearData: boolean
}

export const SavedAnswers = ({ hasClearData, onCleared }: SavedAnswersProps) => {
  const page = useChainPage()
  const hasBar = page !== undefined && hasLoanBar(page)
  return useNamespace('clear-data') ? (
    <div className={styles['keeping']}>
      <SavingState hasMark={hasBar} />
      <SetPasswordLink />
      <ContinueLink />
      {hasClearData && <ClearData onCleared={onCleared} />}
    </div>
  ) : null
}
