// Renders any page of the chain: its form, and around it the loan, the progress, the back link and the legal notices,
// which stay mounted from page to page. No page has special code here.
import { type ChainPage, findPreviousPage, reviewPath } from '@loan/domain/pages/chain'
import type { NamedDataPoint } from '@loan/domain/pages/pageDataPoints'
import { type RefObject, Suspense, useEffect, useRef, useState } from 'react'
import { Link } from 'wouter'
import { useAppContext, useApplicationState } from '../../app-context/AppContext.tsx'
import { LegalNotices } from '../../page/LegalNotices.tsx'
import { useTexts } from '../../texts/useTexts.ts'
import { BackLink } from '../../ui/BackLink.tsx'
import { Stack } from '../../ui/Stack.tsx'
import { AmountDialog, isInModal } from '../loan/AmountDialog.tsx'
import { LoanBar } from '../loan/LoanBar.tsx'
import { getLoanDialog, useChangeLoan } from '../loan/loanDialog.ts'
import { useIsLoanConfirmed } from '../loan/useIsLoanConfirmed.ts'
import { optionalComponent } from '../../loading/lazyComponents.tsx'
import { PageForm } from './PageForm.tsx'
import { useReturnsToReview, withReviewReturn } from './reviewReturn.ts'
import { withPageResources } from './withPageResources.tsx'
import { StartNotes, StartPromise } from '../loan/LoanExample.tsx'
import { useChain } from './useChain.ts'
import styles from './FormPage.module.css'

const LinkedLoan = optionalComponent(async () => (await import('../loan/LinkedLoan.tsx')).LinkedLoan)

/** Loads after the first render into reserved space. */
const PageProgress = optionalComponent(async () => (await import('./PageProgress.tsx')).PageProgress)

type FormPageProps = { readonly page: ChainPage }

type LoadedFormPageProps = FormPageProps & { readonly dataPoints: readonly NamedDataPoint[] }

const LoadedFormPage = ({ page, dataPoints }: LoadedFormPageProps) => {
  const app = useAppContext()
  const { store, saver } = app
  const t = useTexts()
  const returnsToReview = useReturnsToReview()
  const { pages, firstIncompletePage } = useChain()
  const inModal = dataPoints.filter((dataPoint) => isInModal(page, dataPoint))
  const modalPage = pages.find(({ type }) => type === 'modal')
  /** The page on which the applicant last opened or closed the modal. */
  const [requestedModal, setRequestedModal] = useState<{ readonly on: ChainPage; readonly isOpen: boolean } | null>(
    null,
  )
  const wantsModal = requestedModal?.on === page ? requestedModal.isOpen : null
  const closeModal = () => {
    if (wantsModal !== null) setRequestedModal({ on: page, isOpen: false })
    // On the modal's own page, Continue saves the answers.
    if (inModal.length === 0) saver.save()
  }
  const changeLoan = useChangeLoan()
  const headingRef = useRef<HTMLHeadingElement>(null)
  const hasLinkedLoan = useApplicationState(({ linkedLoan }) => linkedLoan !== null)
  /** Number of linked loans that the applicant accepted. */
  const [linkedLoans, setLinkedLoans] = useState(0)

  const previous = findPreviousPage(pages, page, store.getState().leadApplication.applicationData)
  const back =
    returnsToReview && firstIncompletePage === undefined
      ? reviewPath
      : previous && (returnsToReview ? withReviewReturn(previous.path) : previous.path)
  const asksAmount = inModal.length === 0 && dataPoints.some(({ input }) => input?.range !== undefined)
  useEffect(() => {
    const dialog = getLoanDialog(app)
    dialog.open = () => setRequestedModal({ on: page, isOpen: true })
    return () => {
      dialog.open = null
    }
  }, [app, page])
  const modal = { inModal, wants: wantsModal, onClose: closeModal, headingRef }

  return (
    <Stack>
      {!asksAmount && <LoanBar onChange={changeLoan} />}
      <div className={styles['progress']}>
        <PageProgress page={page} />
      </div>
      {/* On its own page the modal hydrates with the page, and React then replays earlier events. */}
      {inModal.length > 0 && <PageModal page={page} {...modal} />}
      {inModal.length === 0 && modalPage !== undefined && wantsModal !== null && (
        <Suspense fallback={null}>
          <PageModal page={modalPage} {...modal} />
        </Suspense>
      )}
      {asksAmount && <StartPromise />}
      <PageForm
        // A new key shows the accepted amount, because the fields are uncontrolled.
        key={asksAmount ? `${page.key}/${linkedLoans}` : page.key}
        page={page}
        dataPoints={dataPoints}
        coveredElsewhere={inModal}
        returnsToReview={returnsToReview}
        headingRef={headingRef}
      />
      {back !== undefined && (
        <Link href={back} asChild>
          <BackLink href={back}>{t('back')}</BackLink>
        </Link>
      )}
      {/* Below the buttons, because it appears later and would move them. */}
      {hasLinkedLoan && <LinkedLoan onUse={() => setLinkedLoans(linkedLoans + 1)} />}
      <LegalNotices position={[...(asksAmount ? (['amount'] as const) : []), 'pages', `page:${page.key}`]} />
      {asksAmount && <StartNotes isAboveFooter />}
    </Stack>
  )
}

export const FormPage = withPageResources(({ page }: FormPageProps) => page, LoadedFormPage)

type PageModalProps = {
  readonly page: ChainPage
  /** Data points of this page that the modal shows. */
  readonly inModal: readonly NamedDataPoint[]
  /** Whether the applicant opened or closed the modal; null before that. */
  readonly wants: boolean | null
  readonly onClose: () => void
  readonly headingRef: RefObject<HTMLHeadingElement | null>
}

/** Open until the amount is confirmed, then on request. A separate component, so that only the modal re-renders. */
const PageModal = ({ page, inModal, wants, onClose, headingRef }: PageModalProps) => {
  const isConfirmed = useIsLoanConfirmed(inModal)
  const isOpen = wants ?? !isConfirmed
  const wasOpen = useRef(isOpen)

  useEffect(() => {
    const hasClosed = wasOpen.current && !isOpen
    wasOpen.current = isOpen
    // A dialog that was open initially has no button to return the focus to.
    if (hasClosed && document.activeElement?.matches('body, dialog *, dialog')) headingRef.current?.focus()
  }, [isOpen, headingRef])

  return <AmountDialog page={page} isOpen={isOpen} isStart={wants === null} onClose={onClose} />
}
