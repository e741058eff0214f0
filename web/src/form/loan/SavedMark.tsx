// Shows in the loan bar that the answers are stored. Screen readers announce the change.
import { useNamespace } from '../../texts/useNamespace.ts'
import { useTexts } from '../../texts/useTexts.ts'
import { Icon } from '../../ui/Icon.tsx'
import { alert, check } from '../../ui/icons.ts'
import styles from './LoanBar.module.css'
import { useIsPersistent } from '../useIsPersistent.ts'

export const SavedMark = () => {
  const hasTexts = useNamespace('clear-data')
  const t = useTexts('clear-data')
  const isPersistent = useIsPersistent()
  return (
    <span className={styles['saved']} role="status">
      {hasTexts && isPersistent !== null && (
        <>
          <span aria-hidden="true">·</span>
          <span>{isPersistent ? t('savedShort') : t('notSavedShort')}</span>
          <Icon path={isPersistent ? check : alert} size={16} />
        </>
      )}
    </span>
  )
}
