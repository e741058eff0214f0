// The routes that are neither a page of the chain nor the review. The key of the first page and a section's name
// redirect to their page. The screens of the states match any other path.
import { findSectionPage } from '@loan/domain/pages/findSectionPage'
import { Redirect, useLocation } from 'wouter'
import { useAppContext, useApplicationState } from '../app-context/AppContext.tsx'
import { useChain } from '../form/page/useChain.ts'
import { normalisePath } from '../lib/normalisePath.ts'
import { RedirectFromPage } from './RedirectFromPage.tsx'
import { ScreenRoutes } from './ScreenRoutes.tsx'
import { isSubmitted } from '../store/isSubmitted.ts'

export const OtherRoutes = () => {
  const { store } = useAppContext()
  const { pages } = useChain()
  const wasSubmitted = useApplicationState(isSubmitted)
  const [path] = useLocation()
  const { applicationData } = store.getState().leadApplication
  const at = normalisePath(path)
  const [first] = pages
  const page = first && at === `/${first.key}` ? first : findSectionPage(pages, at, applicationData)
  if (page === null) return <ScreenRoutes />
  const redirect = <Redirect to={page.path} replace />
  // After the submission, a screen may have this path.
  return wasSubmitted ? <RedirectFromPage>{redirect}</RedirectFromPage> : redirect
}
