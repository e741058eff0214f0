// One page of the chain, whatever it asks: question, fields, errors, Continue. Knows no page by name.
import type { LeadApplication } from '@loan/domain/lead/application'
import { applyingPages, type ChainPage, type NamedDataPoint, pageAfter, pageBefore } from '@loan/domain/pages/chain'
import { type RefObject, Suspense, useEffect, useRef, useState } from 'react'
import { useLocation, useSearch } from 'wouter'
import { useApplication, useApplicationState } from '../context/ApplicationContext.tsx'
import { LegalNotices } from '../context/LegalNotices.tsx'
import { PageTitle } from '../context/PageTitle.tsx'
import { useAllTexts, useTexts } from '../context/useTexts.ts'
import { BackLink } from '../ui/BackLink.tsx'
import { Button } from '../ui/Button.tsx'
import { openAtTop } from '../ui/openAtTop.ts'
import { Stack } from '../ui/Stack.tsx'
import { Text } from '../ui/Text.tsx'
import { AmountDialog, isInModal } from './AmountDialog.tsx'
import { AnswerFields, AnswerProblems } from './AnswerFields.tsx'
import { LoanLine } from './LoanLine.tsx'
import { awaitParts, usePageParts } from './pageParts.ts'
import { PageProgress } from './PageProgress.tsx'
import { reviewPath, useChain } from './useChain.ts'
import type { LeadSaver } from './saving.ts'
import { usePageForm } from './usePageForm.ts'

let isLaterPage = false
/** Where the visit began; nowhere while the first page is prerendered. */
const openedAt = typeof window === 'undefined' ? null : window.location.pathname

type FormPageProps = { readonly page: ChainPage; readonly saver: LeadSaver }

/** Waits for the page's parts by itself: React loses the state of a component that waits and holds state (#467). */
export const FormPage = ({ page, saver }: FormPageProps) => (
  <LoadedFormPage page={page} saver={saver} dataPoints={usePageParts(page)} />
)

type LoadedFormPageProps = FormPageProps & { readonly dataPoints: readonly NamedDataPoint[] }

const LoadedFormPage = ({ page, saver, dataPoints }: LoadedFormPageProps) => {
  const visit = useApplication()
  const { store, basePath } = visit
  const t = useTexts()
  const texts = useAllTexts()
  const [, navigate] = useLocation()
  const search = useSearch()
  const { pages, firstOpen } = useChain()
  const inModal = dataPoints.filter((dataPoint) => isInModal(page, dataPoint))
  const modalPage = pages.find(({ type }) => type === 'modal')
  const [wantsModal, setWantsModal] = useState<boolean | null>(null)
  const closeModal = () => {
    if (wantsModal !== null) setWantsModal(false)
    // On the modal's own page the answers go with the page's.
    if (inModal.length === 0) saver.save()
  }
  const headingRef = useRef<HTMLHeadingElement>(null)
  const returnsToReview = new URLSearchParams(search).get('from') === 'review'

  /** Somebody who went elsewhere meanwhile stays there. */
  const turnTo = (path: string): void => {
    if (headingRef.current !== null) navigate(path)
  }

  const prepare = (application: LeadApplication): Promise<void> | void => {
    const next = pageAfter(pages, page, application)
    return returnsToReview || next === undefined ? undefined : awaitParts(visit, next)
  }

  const leave = (application: LeadApplication): Promise<void> | void => {
    saver.save()
    const next = pageAfter(pages, page, application)
    // As they are with the answers just given: a changed answer may have opened a page.
    const applying = applyingPages(pages, application)
    const open = applying.find(({ key }) => key !== page.key && !store.getState().dynamicPages.completed.includes(key))
    if (returnsToReview && open !== undefined)
      return awaitParts(visit, open).then(() => turnTo(`${open.path}?from=review`))
    if (returnsToReview) {
      return import('./afterChange.ts')
        .then(({ pathAfterChange }) => pathAfterChange(visit, applying, application))
        .catch(() => reviewPath)
        .then(turnTo)
    }
    return turnTo(next?.path ?? reviewPath)
  }

  const form = usePageForm(page, dataPoints, { prepare, leave })

  const { leadApplication } = store.getState()
  const previous = pageBefore(pages, page, leadApplication.applicationData)
  const back =
    returnsToReview && firstOpen === undefined
      ? reviewPath
      : previous && `${previous.path}${returnsToReview ? '?from=review' : ''}`
  const pageTexts = texts.of(page.section)
  const title = pageTexts(`pages>${page.key}>title`)
  const asksAmount = inModal.length === 0 && dataPoints.some(({ input }) => input?.range !== undefined)
  const fields = form.shown.filter((dataPoint) => !inModal.includes(dataPoint))
  const modal = { inModal, wants: wantsModal, onClose: closeModal, headingRef }

  useEffect(() => {
    store.updatePages({ currentFormPath: page.path })
    const begins = !isLaterPage && window.location.pathname === openedAt
    isLaterPage = true
    // The page a visit begins with leaves the focus where the browser put it.
    return begins ? undefined : openAtTop(headingRef.current)
  }, [store, page])

  return (
    <Stack>
      <PageTitle title={title} hasErrors={form.errors.length > 0} />
      <Stack gap="close">
        {back !== undefined && (
          <BackLink
            href={`${basePath}${back}`}
            onClick={(event) => {
              event.preventDefault()
              navigate(back)
            }}
          >
            {t('back')}
          </BackLink>
        )}
        <PageProgress page={page} />
      </Stack>
      {/* On its own page it hydrates with the page: what was pressed before that is carried out then. */}
      {inModal.length > 0 && <PageModal page={page} {...modal} />}
      {inModal.length === 0 && modalPage !== undefined && wantsModal !== null && (
        <Suspense fallback={null}>
          <PageModal page={modalPage} {...modal} />
        </Suspense>
      )}
      <form
        ref={form.formRef}
        data-page={page.key}
        method="post"
        noValidate
        onSubmit={form.onSubmit}
        onInput={form.onInput}
      >
        <Stack>
          <AnswerProblems form={form} pages={pages} />
          <Stack gap="tight">
            <h1 ref={headingRef} tabIndex={-1}>
              {title}
            </h1>
            <Text muted>{pageTexts(`pages>${page.key}>help`)}</Text>
          </Stack>
          <AnswerFields form={form} dataPoints={fields} />
          <Button type="submit" fullWidth>
            {t('continue')}
          </Button>
        </Stack>
      </form>
      {asksAmount ? (
        <LegalNotices place={['amount', 'pages', `page:${page.key}`]} />
      ) : (
        <>
          <LoanLine firstPage={pages[0] ?? page} onChange={() => setWantsModal(true)} />
          <LegalNotices place={['pages', `page:${page.key}`]} />
        </>
      )}
    </Stack>
  )
}

type PageModalProps = {
  readonly page: ChainPage
  /** Data points the page itself asks in it. */
  readonly inModal: readonly NamedDataPoint[]
  /** Null as long as nobody has asked for it. */
  readonly wants: boolean | null
  readonly onClose: () => void
  readonly headingRef: RefObject<HTMLHeadingElement | null>
}

/** Open until the amount was confirmed once, then whenever it is asked for. By itself, so that it alone is drawn anew. */
const PageModal = ({ page, inModal, wants, onClose, headingRef }: PageModalProps) => {
  const isConfirmed = useApplicationState(({ dynamicPages }) =>
    inModal.every(({ path }) => path in dynamicPages.drafts),
  )
  const isOpen = wants ?? !isConfirmed
  const wasOpen = useRef(isOpen)

  useEffect(() => {
    const hasClosed = wasOpen.current && !isOpen
    wasOpen.current = isOpen
    // A dialog that was open from the start has no button to hand the focus back to.
    if (hasClosed && document.activeElement?.matches('body, dialog *, dialog')) headingRef.current?.focus()
  }, [isOpen, headingRef])

  return <AmountDialog page={page} isOpen={isOpen} onClose={onClose} />
}
