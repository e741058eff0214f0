// What is below each page. While there are answers: whether they are stored, unless the loan bar shows it, and a link
// that continues on another device. A sent application has that link folded, together with its password. Where the
// footer is absent, also the content of the footer: the button that clears the data, the legal notices and the contact.
import { Link } from 'wouter'
import { useApplicationState } from '../app-context/AppContext.tsx'
import { useChainPage, useIsReview } from '../form/page/useChainPage.ts'
import { LegalNotices } from '../page/LegalNotices.tsx'
import { useNamespace } from '../texts/useNamespace.ts'
import { useTexts } from '../texts/useTexts.ts'
import { Disclosure } from '../ui/Disclosure.tsx'
import { Text } from '../ui/Text.tsx'
import { ClearData } from './ClearData.tsx'
import { Contact } from './Contact.tsx'
import { ContinueLink } from './ContinueLink.tsx'
import { FoldedNotices } from '../page/FoldedNotices.tsx'
import styles from './SavedAnswers.module.css'
import { SavingState } from './SavingState.tsx'
import { isSubmitted } from '../store/isSubmitted.ts'

type ClearDataItemProps = { readonly onCleared: () => void }

export const ClearDataItem = ({ onCleared }: ClearDataItemProps) =>
  useNamespace('clear-data') ? <ClearData onCleared={onCleared} /> : null

type SavedAnswersProps = ClearDataItemProps & {
  readonly hasAnswers: boolean
  /** The footer is absent or hidden. */
  readonly hasNoFooter: boolean
  readonly isFramed: boolean
  /** The loan bar shows whether the answers are stored. */
  readonly hasBar: boolean
}

export const SavedAnswers = ({ hasAnswers, hasNoFooter, isFramed, hasBar, onCleared }: SavedAnswersProps) => {
  const hasTexts = useNamespace('clear-data')
  const t = useTexts('clear-data')
  // The server has the answers then, and a password opens them on another device.
  const isSent = useApplicationState((state) => state.leadApplication.lead !== null && isSubmitted(state))
  return (
    <>
      {hasTexts && hasAnswers && (
        <div className={styles['keeping']}>
          <SavingState hasMark={hasBar || isSent} />
          {isSent ? (
            <Disclosure summary={t('otherDevice')}>
              <Text size="small">
                <Link href="/password">{t('setPassword')}</Link>
              </Text>
              <ContinueLink />
            </Disclosure>
          ) : (
            <ContinueLink />
          )}
          {hasNoFooter && <ClearData onCleared={onCleared} />}
        </div>
      )}
      {hasNoFooter && <InsteadOfFooter hasContact={!isFramed} />}
    </>
  )
}

/** The notices that a footer would have. In a frame, the host has the contact. */
const InsteadOfFooter = ({ hasContact }: { readonly hasContact: boolean }) => {
  const page = useChainPage()
  const isReview = useIsReview()
  const isForm = page !== undefined && page.index > 0
  return (
    <div className={styles['end']}>
      <LegalNotices position="footer" appearance="plain" />
      {hasContact && (
        <p>
          <Contact />
        </p>
      )}
      {!isForm && !isReview && <FoldedNotices position="footer-folded" />}
    </div>
  )
}
