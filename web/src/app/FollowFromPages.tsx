// Redirects from the form to the route of the lead's state after the submission. A page and a screen may have the same
// path (/reference-information): after the submission the screen is shown. A lead in an unknown state is redirected to
// the pages (spec 2.21) and polled until its state is known.
import { type ReactNode, useEffect } from 'react'
import { parseProgressState } from '@loan/domain/states'
import { useLocation } from 'wouter'
import { useApplication, useApplicationState } from '../context/ApplicationContext.tsx'
import { resolveMove, screenStateAt } from '../journey/followState.ts'
import { journeyOf } from '../journey/JourneyContext.tsx'
import { ScreenRoutes } from './ScreenRoutes.tsx'

export const FollowFromPages = ({ children }: { readonly children?: ReactNode }) => {
  const [path, navigate] = useLocation()
  const progressState = useApplicationState(({ leadApplication }) => leadApplication.progressState)
  const hasLead = useApplicationState(({ leadApplication }) => leadApplication.lead !== null)
  const journey = journeyOf(useApplication())
  // The screens redirect through JourneyFollower.
  const isScreen = screenStateAt(path) !== null
  const isUnknown = hasLead && parseProgressState(progressState) === null

  useEffect(() => (isUnknown ? journey.watch() : undefined), [journey, isUnknown])

  useEffect(() => {
    if (isScreen) return
    const redirect = resolveMove({ hasLead, progressState, path })
    if (redirect !== null) navigate(redirect.to, { replace: redirect.replace })
  }, [path, navigate, progressState, hasLead, isScreen])

  return isScreen ? <ScreenRoutes /> : children
}
