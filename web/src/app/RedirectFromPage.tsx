// Redirects from the form to the route of the lead's state after the submission. A page and a screen may have the same
// path (/reference-information): after the submission the screen is shown. A lead in an unknown state is redirected to
// the pages (spec 2.21) and polled until its state is known.
import { type ReactNode, useEffect } from 'react'
import { useLocation } from 'wouter'
import { useAppContext, useApplicationState } from '../app-context/AppContext.tsx'
import { resolveNavigation, findScreenState } from '../lead-session/leadNavigation.ts'
import { getLeadSession } from '../lead-session/LeadSessionContext.tsx'
import { readLeadState } from '../store/leadState.ts'
import { ScreenRoutes } from './ScreenRoutes.tsx'

export const RedirectFromPage = ({ children }: { readonly children?: ReactNode }) => {
  const [path, navigate] = useLocation()
  const state = useApplicationState(readLeadState)
  const hasLead = useApplicationState(({ leadApplication }) => leadApplication.lead !== null)
  const leadSession = getLeadSession(useAppContext())
  // The screens redirect through RedirectFromScreen.
  const isScreen = findScreenState(path) !== null
  const isUnknown = hasLead && state === null

  useEffect(() => (isUnknown ? leadSession.watch() : undefined), [leadSession, isUnknown])

  useEffect(() => {
    if (isScreen) return
    const redirect = resolveNavigation({ hasLead, state, path })
    if (redirect !== null) navigate(redirect.to, { replace: redirect.replace })
  }, [path, navigate, state, hasLead, isScreen])

  return isScreen ? <ScreenRoutes /> : children
}
