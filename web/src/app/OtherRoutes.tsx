// The routes that are neither a page of the chain nor the review: a section's name redirects to its page, any other
// path is matched by the screens of the states.
import { findSectionPage } from '@loan/domain/pages/findSectionPage'
import { Redirect, useLocation } from 'wouter'
import { useApplication, useApplicationState } from '../context/ApplicationContext.tsx'
import { useChain } from '../form/useChain.ts'
import { removeTrailingSlash } from '../lib/removeTrailingSlash.ts'
import { FollowFromPages } from './FollowFromPages.tsx'
import { ScreenRoutes } from './ScreenRoutes.tsx'

export const OtherRoutes = () => {
  const { store } = useApplication()
  const { pages } = useChain()
  const isSubmitted = useApplicationState(({ leadApplication }) => leadApplication.progressState !== 0)
  const [path] = useLocation()
  const { applicationData } = store.getState().leadApplication
  const sectionPage = findSectionPage(pages, removeTrailingSlash(path).toLowerCase(), applicationData)
  if (sectionPage === null) return <ScreenRoutes />
  const redirect = <Redirect to={sectionPage.path} replace />
  // After the submission, a screen may have this path.
  return isSubmitted ? <FollowFromPages>{redirect}</FollowFromPages> : redirect
}
