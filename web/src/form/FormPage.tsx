// One page of the chain, whatever it asks: question, fields, errors, Continue. Knows no page by name.
import { applyingPages, type ChainPage, type NamedDataPoint, pageAfter, pageBefore } from '@loan/domain/pages/chain'
import { Suspense, useEffect, useRef, useState } from 'react'
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
import { awaitParts, pagePartsOf, usePageParts } from './pageParts.ts'
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
  const drafts = useApplicationState(({ dynamicPages }) => dynamicPages.drafts)
  // Open until the amount was confirmed once, then whenever it is asked for.
  const [wantsModal, setWantsModal] = useState<boolean | null>(null)
  const isModalOpen = wantsModal ?? !inModal.every(({ path }) => path in drafts)
  const closeModal = () => {
    setWantsModal(false)
    // On the modal's own page the answers go with the page's.
    if (inModal.length === 0) saver.save()
  }
  const headingRef = useRef<HTMLHeadingElement>(null)
  const returnsToReview = new URLSearchParams(search).get('from') === 'review'

  const turnTo = (to: ChainPage, query = ''): Promise<void> | void => {
    const turn = () => navigate(`${to.path}${query}`)
    // In the same breath as the answers are kept, so that this page is not drawn once more.
    if (pagePartsOf(visit).find(to) !== null) return turn()
    return awaitParts(visit, to).then(() => {
      // Somebody who went elsewhere meanwhile stays there.
      if (headingRef.current !== null) turn()
    })
  }

  const form = usePageForm(page, dataPoints, (application) => {
    saver.save()
    const next = pageAfter(pages, page, application)
    // As they are with the answers just given: a changed answer may have opened a page.
    const applying = applyingPages(pages, application)
    const open = applying.find(({ key }) => key !== page.key && !store.getState().dynamicPages.completed.includes(key))
    if (returnsToReview && open !== undefined) return turnTo(open, '?from=review')
    if (returnsToReview) {
      return import('./afterChange.ts')
        .then(({ pathAfterChange }) => pathAfterChange(visit, applying, application))
        .catch(() => reviewPath)
        .then((to) => {
          if (headingRef.current !== null) navigate(to)
        })
    }
    return next === undefined ? navigate(reviewPath) : turnTo(next)
  })

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

  useEffect(() => {
    store.updatePages({ currentFormPath: page.path })
    const begins = !isLaterPage && window.location.pathname === openedAt
    isLaterPage = true
    // The page a visit begins with leaves the focus where the browser put it.
    return begins ? undefined : openAtTop(headingRef.current)
  }, [store, page])

  useEffect(() => {
    // A dialog that was open from the start has no button to hand the focus back to.
    if (wantsModal === false && document.activeElement?.matches('body, dialog *, dialog')) headingRef.current?.focus()
  }, [wantsModal])

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
      {inModal.length > 0 && <AmountDialog page={page} isOpen={isModalOpen} onClose={closeModal} />}
      {inModal.length === 0 && modalPage !== undefined && wantsModal !== null && (
        <Suspense fallback={null}>
          <AmountDialog page={modalPage} isOpen={isModalOpen} onClose={closeModal} />
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
