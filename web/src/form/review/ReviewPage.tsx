// Shows all answers before the submission, with links to change them (WCAG 3.3.4), and submits the application.
import { type ChainPage, reviewPath } from '@loan/domain/pages/chain'
import { type RefObject, startTransition, type SyntheticEvent, useEffect, useRef, useState } from 'react'
import { Link, Redirect } from 'wouter'
import { useAppContext } from '../../app-context/AppContext.tsx'
import { optionalComponent } from '../../loading/lazyComponents.tsx'
import { lazyResources } from '../../loading/resource.ts'
import { FoldedNotices } from '../../page/FoldedNotices.tsx'
import { LegalNotices } from '../../page/LegalNotices.tsx'
import { PageTitle } from '../../page/PageTitle.tsx'
import { afterPaint } from '../../lib/afterPaint.ts'
import { useTexts } from '../../texts/useTexts.ts'
import { BackLink } from '../../ui/BackLink.tsx'
import { Button } from '../../ui/Button.tsx'
import { openAtTop } from '../../ui/openAtTop.ts'
import { Stack } from '../../ui/Stack.tsx'
import { Text } from '../../ui/Text.tsx'
import { LinkedLoan } from '../loan/LinkedLoan.tsx'
import { getPageResources } from '../page/pageResources.ts'
import { PageProgress } from '../page/PageProgress.tsx'
import { getReviewPosition, takeChangedAnswer } from './openedSections.ts'
import styles from './ReviewPage.module.css'
import { ReviewSections } from './ReviewSections.tsx'
import { SubmitProblem } from './SubmitProblem.tsx'
import { useSubmitReview } from './useSubmitReview.ts'
import { reviewNamespaces, useChain } from '../page/useChain.ts'

const OtherDevices = optionalComponent(async () => (await import('./OtherDevices.tsx')).OtherDevices)

const getAllResources = lazyResources<readonly unknown[]>()

/** Suspends until the data points and texts of all these pages are loaded. */
const useAllResources = (pages: readonly ChainPage[]): void => {
  const app = useAppContext()
  const { texts } = app
  const resources = getPageResources(app)
  const namespaces = [...reviewNamespaces, ...(app.store.getState().linkedLoan === null ? [] : ['linked-loan'])]
  if (pages.every((page) => resources.find(page) !== null) && texts.hasNamespaces(namespaces)) return
  const key = `${texts.language}/${pages.map((page) => page.key).join()}`
  const load = () => Promise.all([...pages.map(resources.load), texts.loadNamespaces(namespaces)])
  getAllResources(app, key, load).read()
}

export const ReviewPage = () => {
  const { firstIncompletePage, applicablePages } = useChain()
  return firstIncompletePage === undefined ? (
    <Review applicablePages={applicablePages} />
  ) : (
    <Redirect to={firstIncompletePage.path} replace />
  )
}

type ReviewProps = { readonly applicablePages: readonly ChainPage[] }

/** Stores that the review is open, and opens it at the answer that was changed last, or else at its top. */
const useReviewPosition = (headingRef: RefObject<HTMLElement | null>): void => {
  const app = useAppContext()
  useEffect(() => {
    app.store.setFormPath(reviewPath)
    const changed = takeChangedAnswer(app)
    if (changed === null) return openAtTop(headingRef.current)
    changed.scrollIntoView({ block: 'center' })
    changed.focus({ preventScroll: true })
    return undefined
  }, [app, headingRef])
}

/** Suspends in a component without state, because React drops the state of a component that suspends (#467). */
const Review = ({ applicablePages }: ReviewProps) => {
  useAllResources(applicablePages)
  return <LoadedReview applicablePages={applicablePages} />
}

const LoadedReview = ({ applicablePages }: ReviewProps) => {
  const app = useAppContext()
  const t = useTexts()
  const review = useTexts('review')
  const { isSending, outcome, send, overwrite } = useSubmitReview(applicablePages)
  const headingRef = useRef<HTMLHeadingElement>(null)
  const buttonRef = useRef<HTMLButtonElement>(null)
  const last = applicablePages.at(-1)
  // Renders the rest of the page after the paint, unless the page opens at an answer there.
  const [isWhole, setWhole] = useState(() => getReviewPosition(app).changed !== null)
  useEffect(() => afterPaint(() => startTransition(() => setWhole(true))), [])
  useReviewPosition(headingRef)

  const submit = (event: SyntheticEvent) => {
    event.preventDefault()
    void send()
  }

  /** The pressed button of the problem is removed: move the focus to the button that shows the sending. */
  const sendAgain = (sending: Promise<void>) => {
    buttonRef.current?.focus()
    void sending
  }

  return (
    <Stack>
      <PageTitle title={review('title')} />
      <Stack gap="close">
        {last !== undefined && (
          <Link href={last.path} asChild>
            <BackLink href={last.path}>{t('back')}</BackLink>
          </Link>
        )}
        <PageProgress />
      </Stack>
      <LinkedLoan />
      <form data-page="review" method="post" noValidate onSubmit={submit}>
        <Stack>
          <Stack gap="close">
            <Stack gap="tight">
              <h1 ref={headingRef} tabIndex={-1}>
                {review('title')}
              </h1>
              <Text muted>{review('help')}</Text>
            </Stack>
            <ReviewSections applicablePages={applicablePages} isWhole={isWhole} />
          </Stack>
          {isWhole && <BeforeSubmit />}
          {outcome !== null && (
            <SubmitProblem
              outcome={outcome}
              onRetry={() => sendAgain(send())}
              onOverwrite={(revision) => sendAgain(overwrite(revision))}
            />
          )}
          {/* In the document at once for programs that drive the form, and shown where it stays. */}
          <div className={isWhole ? undefined : styles['later']}>
            <Button ref={buttonRef} type="submit" fullWidth busy={isSending}>
              {isSending ? review('sending') : review('send')}
            </Button>
          </div>
        </Stack>
      </form>
      {/* Below the button, because it appears later and would move it. */}
      {isWhole && <OtherDevices />}
    </Stack>
  )
}

const BeforeSubmit = () => (
  <Stack gap="close">
    <LegalNotices position="before-submit" />
    {/* Without a gap, because each target is higher than its text. */}
    <div>
      <FoldedNotices position="before-submit-folded" />
    </div>
  </Stack>
)
