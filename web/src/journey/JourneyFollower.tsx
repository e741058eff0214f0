// Goes where the lead's state leads, as followState.ts decides. Shows nothing.
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
    // No screen's address: an unknown one goes to /404, wherever the lead stands.
    if (move === null || screenStateAt(path) === null) return
    // Somebody opened a screen that is not their lead's as far as we know: what we know may be old.
    const knowsNoMore = arrival.current.outcomes === outcomes && arrival.current.progressState === progressState
    if (hasLead && knowsNoMore) {
      void journey.ask()
      return
    }
    if (hasLead && parseProgressState(progressState) === null) {
      logError('Unknown application state', { progressState })
    }
    // A lead that moved on from here needs no words; an address that was none of its own when it was opened does.
    const isStray = resolveMove({ hasLead, progressState: arrival.current.progressState, path }) !== null
    if (isStray) journey.leadStatus.setState({ broughtTo: screenStateAt(move.to) })
    navigate(move.to, { replace: move.replace })
  }, [journey, path, navigate, progressState, hasLead, outcomes])

  return null
}
