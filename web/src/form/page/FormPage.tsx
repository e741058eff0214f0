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
import { useChangeLoan } from '../loan/loanDialog.ts'
import { useIsLoanConfirmed } from '../loan/useIsLoanConfirmed.ts'
import { optionalComponent } from '../../loading/lazyComponents.tsx'
import { PageForm } from './PageForm.tsx'
import { useReturnsToReview, withReviewReturn } from './reviewReturn.ts'
import { withPageResources } from './withPageResources.tsx'
import { StartNotes, StartPromise } from '../loan/LoanExample.tsx'
import { useChain } from './useChain.ts'
import { type ModalRequest, useLoanModal } from './useLoanModal.ts'
import styles from './FormPage.module.css'

const LinkedLoan = optionalComponent(async () => (await import('../loan/LinkedLoan.tsx')).LinkedLoan)

/** Loads after the first render into reserved space. */
const PageProgress = optionalComponent(async () => (await import('./PageProgress.tsx')).PageProgress)

type FormPageProps = { readonly page: ChainPage }

type LoadedFormPageProps = FormPageProps & { readonly dataPoints: readonly NamedDataPoint[] }

const LoadedFormPage = ({ page, dataPoints }: LoadedFormPageProps) => {
  const returnsToReview = useReturnsToReview()
  const { pages } = useChain()
  const modalDataPoints = dataPoints.filter((dataPoint) => isInModal(page, dataPoint))
  const modalPage = pages.find(({ type }) => type === 'modal')
  const { requested, close } = useLoanModal(page, modalDataPoints)
  const changeLoan = useChangeLoan()
  const headingRef = useRef<HTMLHeadingElement>(null)
  const hasLinkedLoan = useApplicationState(({ linkedLoan }) => linkedLoan !== null)
  /** Number of linked loans that the applicant accepted. */
  const [linkedLoans, setLinkedLoans] = useState(0)
  const showsLoanFields = modalDataPoints.length === 0 && dataPoints.some(({ input }) => input?.range !== undefined)
  const modal = { modalDataPoints, requested, onClose: close, headingRef }

  return (
    <Stack>
      {!showsLoanFields && <LoanBar onChange={changeLoan} />}
      <div className={styles['progress']}>
        <PageProgress page={page} />
      </div>
      {/* On its own page the modal hydrates with the page, and React then replays earlier events. */}
      {modalDataPoints.length > 0 && <PageModal page={page} {...modal} />}
      {modalDataPoints.length === 0 && modalPage !== undefined && requested !== null && (
        <Suspense fallback={null}>
          <PageModal page={modalPage} {...modal} />
        </Suspense>
      )}
      {showsLoanFields && <StartPromise />}
      <PageForm
        // A new key shows the accepted amount, because the fields are uncontrolled.
        key={showsLoanFields ? `${page.key}/${linkedLoans}` : page.key}
        page={page}
        dataPoints={dataPoints}
        modalDataPoints={modalDataPoints}
        returnsToReview={returnsToReview}
        headingRef={headingRef}
      />
      <PageBackLink page={page} returnsToReview={returnsToReview} />
      {/* Below the buttons, because it appears later and would move them. */}
      {hasLinkedLoan && <LinkedLoan onUse={() => setLinkedLoans(linkedLoans + 1)} />}
      <LegalNotices position={[...(showsLoanFields ? (['amount'] as const) : []), 'pages', `page:${page.key}`]} />
      {showsLoanFields && <StartNotes isAboveFooter />}
    </Stack>
  )
}

export const FormPage = withPageResources(({ page }: FormPageProps) => page, LoadedFormPage)

type PageBackLinkProps = FormPageProps & { readonly returnsToReview: boolean }

/** Opens the previous page, or the review when all pages are complete and the page returns there. */
const PageBackLink = ({ page, returnsToReview }: PageBackLinkProps) => {
  const { store } = useAppContext()
  const t = useTexts()
  const { pages, firstIncompletePage } = useChain()
  const previous = findPreviousPage(pages, page, store.getState().leadApplication.applicationData)
  const back =
    returnsToReview && firstIncompletePage === undefined
      ? reviewPath
      : previous && (returnsToReview ? withReviewReturn(previous.path) : previous.path)
  if (back === undefined) return null
  return (
    <Link href={back} asChild>
      <BackLink href={back}>{t('back')}</BackLink>
    </Link>
  )
}

type PageModalProps = {
  readonly page: ChainPage
  /** Data points of this page that the modal shows. */
  readonly modalDataPoints: readonly NamedDataPoint[]
  readonly requested: ModalRequest
  readonly onClose: () => void
  readonly headingRef: RefObject<HTMLHeadingElement | null>
}

/** Open until the amount is confirmed, then on request. A separate component, so that only the modal re-renders. */
const PageModal = ({ page, modalDataPoints, requested, onClose, headingRef }: PageModalProps) => {
  const isConfirmed = useIsLoanConfirmed(modalDataPoints)
  const isOpen = requested === null ? !isConfirmed : requested === 'open'
  const wasOpen = useRef(isOpen)

  useEffect(() => {
    const hasClosed = wasOpen.current && !isOpen
    wasOpen.current = isOpen
    // A dialog that was open initially has no button to return the focus to.
    if (hasClosed && document.activeElement?.matches('body, dialog *, dialog')) headingRef.current?.focus()
  }, [isOpen, headingRef])

  return <AmountDialog page={page} isOpen={isOpen} isStart={requested === null} onClose={onClose} />
}
