// Navigates from a screen to the screen of the lead's state. Renders nothing.
import { parseProgressState } from '@loan/domain/states'
import { useEffect, useRef } from 'react'
import { useLocation } from 'wouter'
import { useStore } from 'zustand'
import { useApplicationState } from '../context/ApplicationContext.tsx'
import { logError } from '../lib/log.ts'
import { resolveMove, screenStateAt } from './followState.ts'
import type { Journey } from './journey.ts'

export function JourneyFollower({ journey }: { readonly journey: Journey }) {
  const [path, navigate] = useLocation()
  const progressState = useApplicationState(({ leadApplication }) => leadApplication.progressState)
  const hasLead = useApplicationState(({ leadApplication }) => leadApplication.lead !== null)
  const outcomes = useStore(journey.leadStatus, (state) => state.outcomes)
  const arrival = useRef<{ readonly path: string; readonly outcomes: number; readonly progressState: unknown }>(null)

  useEffect(() => {
    if (arrival.current?.path !== path) {
      arrival.current = { path, outcomes, progressState }
      const state = screenStateAt(path)
      journey.leadStatus.setState(({ broughtTo }) => ({ broughtTo: broughtTo === state ? state : null }))
    }
    const move = resolveMove({ hasLead, progressState, path })
    // Other components handle the pages of the form and unknown paths.
    if (move === null || screenStateAt(path) === null) return
    // The URL does not match the lead's last known state. Refresh the status before redirecting.
    const knowsNoMore = arrival.current.outcomes === outcomes && arrival.current.progressState === progressState
    if (hasLead && knowsNoMore) {
      void journey.ask()
      return
    }
    if (hasLead && parseProgressState(progressState) === null) {
      logError('Unknown application state', { progressState })
    }
    // Show the redirect notice only when the URL did not match the state on arrival, not when the lead advanced since.
    const isStray = resolveMove({ hasLead, progressState: arrival.current.progressState, path }) !== null
    if (isStray) journey.leadStatus.setState({ broughtTo: screenStateAt(move.to) })
    navigate(move.to, { replace: move.replace })
  }, [journey, path, navigate, progressState, hasLead, outcomes])

  return null
}
