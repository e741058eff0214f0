// Shows all answers before the submission, with links to change them (WCAG 3.3.4), and submits the application.
import { type ChainPage, reviewPath } from '@loan/domain/pages/chain'
import { type SyntheticEvent, use, useEffect, useRef, useState } from 'react'
import { Redirect, useLocation } from 'wouter'
import { useApplication } from '../context/ApplicationContext.tsx'
import { onTryAgain } from '../context/tryAgain.ts'
import { extraPart } from '../context/laterParts.tsx'
import { LegalNotices } from '../context/LegalNotices.tsx'
import { PageTitle } from '../context/PageTitle.tsx'
import { RequestProblem } from '../context/RequestProblem.tsx'
import { useTexts } from '../context/useTexts.ts'
import { BackLink } from '../ui/BackLink.tsx'
import { Button } from '../ui/Button.tsx'
import { Notice } from '../ui/Notice.tsx'
import { openAtTop } from '../ui/openAtTop.ts'
import { ProgressBar } from '../ui/ProgressBar.tsx'
import { Stack } from '../ui/Stack.tsx'
import { Text } from '../ui/Text.tsx'
import type { SaveOutcome } from './leadWrite.ts'
import { LinkedLoan } from './LinkedLoan.tsx'
import { erroredFormPathOf } from './pageErrors.ts'
import { pagePartsOf } from './pageParts.ts'
import { ReviewSection, takeChanged } from './ReviewSection.tsx'
import type { LeadSaver } from './saving.ts'
import { reviewNamespaces, useChain } from './useChain.ts'
import { Phrase } from '../ui/Phrase.tsx'

const OtherDevices = extraPart(async () => (await import('./OtherDevices.tsx')).OtherDevices)

const allParts = new Map<string, Promise<unknown>>()
onTryAgain(() => allParts.clear())

/** Suspends until the data points and texts of all these pages are loaded. */
const useAllParts = (pages: readonly ChainPage[]): void => {
  const application = useApplication()
  const { texts } = application
  const parts = pagePartsOf(application)
  if (pages.every((page) => parts.find(page) !== null) && texts.hasNamespaces(reviewNamespaces)) return
  const key = `${texts.language}/${pages.map((page) => page.key).join()}`
  const promise =
    allParts.get(key) ?? Promise.all([...pages.map((page) => parts.load(page)), texts.loadNamespaces(reviewNamespaces)])
  // A failed load stays cached until `tryAgain`, because otherwise each render would start another load.
  allParts.set(key, promise)
  use(promise)
}

export const ReviewPage = ({ saver }: { readonly saver: LeadSaver }) => {
  const { firstOpen, applying } = useChain()
  return firstOpen === undefined ? (
    <Review saver={saver} applying={applying} />
  ) : (
    <Redirect to={firstOpen.path} replace />
  )
}

type ReviewProps = { readonly saver: LeadSaver; readonly applying: readonly ChainPage[] }

/** Suspends in a component without state, because React drops the state of a component that suspends (#467). */
const Review = ({ saver, applying }: ReviewProps) => {
  useAllParts(applying)
  return <LoadedReview saver={saver} applying={applying} />
}

const LoadedReview = ({ saver, applying }: ReviewProps) => {
  const visit = useApplication()
  const { store, basePath } = visit
  const t = useTexts()
  const review = useTexts('review')
  const problems = useTexts('request-problem')
  const [, navigate] = useLocation()
  const { pages } = useChain()
  const [isSending, setSending] = useState(false)
  const [outcome, setOutcome] = useState<SaveOutcome | null>(null)
  const sending = useRef(false)
  const headingRef = useRef<HTMLHeadingElement>(null)
  const sections = [...new Set(applying.map(({ section }) => section))]
  const last = applying.at(-1)

  useEffect(() => {
    store.updatePages({ currentFormPath: reviewPath })
    const changed = takeChanged()
    if (changed === null) return openAtTop(headingRef.current)
    changed.scrollIntoView({ block: 'center' })
    changed.focus({ preventScroll: true })
    return undefined
  }, [store])

  const send = async () => {
    if (sending.current) return
    sending.current = true
    setSending(true)
    setOutcome(null)
    const result = await saver.submit()
    sending.current = false
    setSending(false)
    setOutcome(result)
    if (result.outcome !== 'invalid') return
    const parts = pagePartsOf(visit)
    const loaded = applying.map((page) => ({ page, dataPoints: parts.find(page) ?? [] }))
    const errored = erroredFormPathOf(loaded, result.errors)
    store.setPageErrors(result.errors, errored)
    if (errored !== null) navigate(`${errored}?from=review`)
  }

  const submit = (event: SyntheticEvent) => {
    event.preventDefault()
    void send()
  }

  return (
    <Stack>
      <PageTitle title={review('title')} />
      <Stack gap="close">
        {last !== undefined && (
          <BackLink
            href={`${basePath}${last.path}`}
            onClick={(event) => {
              event.preventDefault()
              navigate(last.path)
            }}
          >
            {t('back')}
          </BackLink>
        )}
        <ProgressBar
          section={review('name')}
          label={t('stepOf', { step: applying.length + 1, steps: applying.length + 1 })}
          fraction={1}
        />
      </Stack>
      <LinkedLoan saver={saver} />
      <form data-page="review" method="post" noValidate onSubmit={submit}>
        <Stack>
          <Stack gap="tight">
            <h1 ref={headingRef} tabIndex={-1}>
              {review('title')}
            </h1>
            <Text muted>{review('help')}</Text>
          </Stack>
          {sections.map((section) => (
            <ReviewSection
              key={section}
              section={section}
              pages={applying.filter((page) => page.section === section)}
            />
          ))}
          <OtherDevices />
          <LegalNotices place="before-submit" />
          {outcome?.outcome === 'failed' && <RequestProblem failure={outcome.failure} onRetry={() => void send()} />}
          {outcome?.outcome === 'invalid' && pages.length > 0 && (
            <Notice kind="danger" live>
              {outcome.errors.map(({ message }) => message).join(' ')}
            </Notice>
          )}
          {outcome?.outcome === 'conflict' && (
            <Notice kind="warning" live>
              <Phrase>{problems('conflict')}</Phrase>{' '}
              <Button
                variant="secondary"
                onClick={() => {
                  saver.overwrite(outcome.revision)
                  void send()
                }}
              >
                {review('useTheseAnswers')}
              </Button>
            </Notice>
          )}
          <Button type="submit" fullWidth busy={isSending}>
            {isSending ? review('sending') : review('send')}
          </Button>
        </Stack>
      </form>
    </Stack>
  )
}
