// Leaves the form for where the lead's state leads, once it was sent. A page may stand at the address of a state's screen
// (/reference-information): once the lead is under way the screen has it. A lead in an unknown state is
// redirected to the pages (spec 2.21) and polled until its state is known.
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
  // The screens have a follower of their own.
  const isScreen = screenStateAt(path) !== null
  const isUnknown = hasLead && parseProgressState(progressState) === null

  useEffect(() => (isUnknown ? journey.watch() : undefined), [journey, isUnknown])

  useEffect(() => {
    if (isScreen) return
    const move = resolveMove({ hasLead, progressState, path })
    if (move !== null) navigate(move.to, { replace: move.replace })
  }, [path, navigate, progressState, hasLead, isScreen])

  return isScreen ? <ScreenRoutes /> : children
}
