// Leaves the form for where the lead's state leads, once it was sent. Shows nothing.
import { useEffect } from 'react'
import { useLocation } from 'wouter'
import { useApplicationState } from '../context/ApplicationContext.tsx'
import { resolveMove } from '../journey/followState.ts'

export const FollowFromPages = () => {
  const [path, navigate] = useLocation()
  const progressState = useApplicationState(({ leadApplication }) => leadApplication.progressState)
  const hasLead = useApplicationState(({ leadApplication }) => leadApplication.lead !== null)
  useEffect(() => {
    const move = resolveMove({ hasLead, progressState, path })
    if (move !== null) navigate(move.to, { replace: move.replace })
  }, [path, navigate, progressState, hasLead])
  return null
}
