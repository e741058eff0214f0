// Navigates from a screen to the screen of the lead's state. Renders nothing.
import type { StateName } from '@loan/domain/states'
import { useEffect, useRef } from 'react'
import { useLocation } from 'wouter'
import { useStore } from 'zustand'
import { useAppContext, useApplicationState } from '../app-context/AppContext.tsx'
import { logError } from '../lib/log.ts'
import { readLeadState } from '../store/leadState.ts'
import { resolveNavigation, findScreenState } from './leadNavigation.ts'
import type { LeadSession } from './leadSession.ts'

export const RedirectFromScreen = ({ leadSession }: { readonly leadSession: LeadSession }) => {
  const [path, navigate] = useLocation()
  const { store } = useAppContext()
  const state = useApplicationState(readLeadState)
  const hasLead = useApplicationState(({ leadApplication }) => leadApplication.lead !== null)
  const finishedPolls = useStore(leadSession.statusStore, (status) => status.finishedPolls)
  const atArrival = useRef<{ readonly path: string; readonly finishedPolls: number; readonly state: StateName | null }>(
    null,
  )

  useEffect(() => {
    if (atArrival.current?.path !== path) {
      atArrival.current = { path, finishedPolls, state }
      const shown = findScreenState(path)
      leadSession.statusStore.setState(({ redirectedTo }) => ({ redirectedTo: redirectedTo === shown ? shown : null }))
    }
    const navigation = resolveNavigation({ hasLead, state, path })
    // Other components handle the pages of the form and unknown paths.
    if (navigation === null || findScreenState(path) === null) return
    // The URL does not match the lead's last known state. Refresh the status before redirecting.
    const hasNoNewStatus = atArrival.current.finishedPolls === finishedPolls && atArrival.current.state === state
    if (hasLead && hasNoNewStatus) {
      void leadSession.poll()
      return
    }
    if (hasLead && state === null) {
      const { progressState } = store.getState().leadApplication
      logError('Unknown application state', { progressState })
    }
    // Show the redirect notice only when the URL did not match the state on arrival, not when the lead advanced since.
    const isUnexpectedPath = resolveNavigation({ hasLead, state: atArrival.current.state, path }) !== null
    if (isUnexpectedPath) leadSession.statusStore.setState({ redirectedTo: findScreenState(navigation.to) })
    navigate(navigation.to, { replace: navigation.replace })
  }, [leadSession, store, path, navigate, state, hasLead, finishedPolls])

  return null
}
