// The routes below the base path: pages of the chain, review, screens of the states, 404.
import { type ChainPage, reviewPath } from '@loan/domain/pages/chain'
import { Fragment, useEffect } from 'react'
import { Redirect, Route, Switch, useLocation } from 'wouter'
import { useApplication, useApplicationState } from '../context/ApplicationContext.tsx'
import { neededPart } from '../context/laterParts.tsx'
import { FormPage } from '../form/FormPage.tsx'
import { pagePartsOf } from '../form/pageParts.ts'
import type { LeadSaver } from '../form/saving.ts'
import { reviewNamespaces, useChain } from '../form/useChain.ts'
import { afterPaint } from '../lib/afterPaint.ts'
import { removeTrailingSlash } from '../lib/removeTrailingSlash.ts'
import { PageTurn } from '../ui/PageTurn.tsx'

const ReviewPage = neededPart(async () => (await import('../form/ReviewPage.tsx')).ReviewPage)
const OtherRoutes = neededPart(async () => (await import('./OtherRoutes.tsx')).OtherRoutes)
const FollowFromPages = neededPart(async () => (await import('./FollowFromPages.tsx')).FollowFromPages)

export const ApplicationRoutes = ({ saver }: { readonly saver: LeadSaver }) => {
  const { pages } = useChain()
  const isSubmitted = useApplicationState(({ leadApplication }) => leadApplication.progressState !== 0)
  const Following = isSubmitted ? FollowFromPages : Fragment
  const [path] = useLocation()
  // A lookup is faster at each navigation than matching about thirty routes one after the other.
  const at = removeTrailingSlash(path).toLowerCase()
  const page = pages.find((one) => one.path === at)
  if (page !== undefined) {
    return (
      <Following>
        <PageRoute page={page} saver={saver} />
      </Following>
    )
  }
  return (
    <Switch>
      {pages.slice(0, 1).map((page) => (
        <Route key={page.key} path={`/${page.key}`}>
          <Redirect to={page.path} replace />
        </Route>
      ))}
      <Route path={reviewPath}>
        <PageTurn direction="forward">
          <ReviewPage saver={saver} />
        </PageTurn>
        {isSubmitted && <FollowFromPages />}
      </Route>
      <Route>
        <OtherRoutes />
      </Route>
    </Switch>
  )
}

/** Redirects to the first incomplete page while a page before this one is incomplete. */
const PageRoute = ({ page, saver }: { readonly page: ChainPage; readonly saver: LeadSaver }) => {
  const application = useApplication()
  const { firstOpen, applying } = useChain()
  const next = applying.find(({ index }) => index > page.index)
  const isAhead = firstOpen !== undefined && firstOpen.index < page.index

  useEffect(() => {
    // Prefetch the next page. The review needs all pages.
    return afterPaint(() => {
      const resources = pagePartsOf(application)
      const ahead =
        next === undefined
          ? Promise.all([
              ReviewPage.load(),
              application.texts.loadNamespaces(reviewNamespaces),
              ...applying.map(resources.load),
            ])
          : resources.load(next)
      ahead.catch(() => undefined)
    })
  }, [page, next, application, applying])

  if (isAhead || !applying.some(({ key }) => key === page.key))
    return <Redirect to={firstOpen?.path ?? reviewPath} replace />
  return <FormPage page={page} saver={saver} />
}
