// The routes below the base path: pages of the chain, the review, and all others in a separate chunk.
import { type ChainPage, reviewPath } from '@loan/domain/pages/chain'
import { loadRules } from '@loan/domain/validation/resolveRules'
import { Fragment, useEffect } from 'react'
import { Redirect } from 'wouter'
import { useAppContext, useApplicationState } from '../app-context/AppContext.tsx'
import { requiredComponent } from '../loading/lazyComponents.tsx'
import { FormPage } from '../form/page/FormPage.tsx'
import { getPageResources } from '../form/page/pageResources.ts'
import { reviewNamespaces, useChain } from '../form/page/useChain.ts'
import { useChainPage, useIsReview } from '../form/page/useChainPage.ts'
import { afterPaint } from '../lib/afterPaint.ts'
import { PageTransition } from '../ui/PageTransition.tsx'
import { isSubmitted } from '../store/isSubmitted.ts'

const ReviewPage = requiredComponent(async () => (await import('../form/review/ReviewPage.tsx')).ReviewPage)
const OtherRoutes = requiredComponent(async () => (await import('./OtherRoutes.tsx')).OtherRoutes)
const RedirectFromPage = requiredComponent(async () => (await import('./RedirectFromPage.tsx')).RedirectFromPage)

export const ApplicationRoutes = () => {
  const isReview = useIsReview()
  const wasSubmitted = useApplicationState(isSubmitted)
  const PageWrapper = wasSubmitted ? RedirectFromPage : Fragment
  // A lookup is faster at each navigation than matching about thirty routes one after the other.
  const page = useChainPage()
  if (page !== undefined) {
    return (
      <PageWrapper>
        <PageRoute page={page} />
      </PageWrapper>
    )
  }
  if (!isReview) return <OtherRoutes />
  return (
    // Beside the review and not around it, which would mount the review again when it is sent.
    <>
      <PageTransition direction="forward">
        <ReviewPage />
      </PageTransition>
      {wasSubmitted && <RedirectFromPage />}
    </>
  )
}

/** Redirects to the first incomplete page while a page before this one is incomplete. */
const PageRoute = ({ page }: { readonly page: ChainPage }) => {
  const app = useAppContext()
  const { firstIncompletePage, applicablePages } = useChain()
  const next = applicablePages.find(({ index }) => index > page.index)
  const isBehindIncompletePage = firstIncompletePage !== undefined && firstIncompletePage.index < page.index

  useEffect(() => {
    // Prefetch the next page. The review needs all pages.
    return afterPaint(() => {
      const resources = getPageResources(app)
      const ahead =
        next === undefined
          ? Promise.all([
              ReviewPage.preload(app),
              app.texts.loadNamespaces(reviewNamespaces),
              ...applicablePages.map(resources.load),
            ])
          : // The next page opens without its rules, but a submit there waits for them.
            resources.load(next).then((dataPoints) => loadRules(dataPoints, app.product))
      ahead.catch(() => undefined)
    })
  }, [next, app, applicablePages])

  if (isBehindIncompletePage || !applicablePages.some(({ key }) => key === page.key))
    return <Redirect to={firstIncompletePage?.path ?? reviewPath} replace />
  return <FormPage page={page} />
}
