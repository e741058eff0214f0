// Returns the status of the lead and polls it while the component is mounted.
import { useEffect } from 'react'
import { useStore } from 'zustand'
import { useJourney } from './JourneyContext.tsx'
import type { LeadStatusState } from './leadStatusStore.ts'

export type WatchedStatus = LeadStatusState & {
  /** Polls now instead of at the scheduled time. */
  readonly ask: () => Promise<void>
}

export const useLeadStatus = (): WatchedStatus => {
  const journey = useJourney()
  const state = useStore(journey.leadStatus)
  useEffect(() => journey.watch(), [journey])
  return { ...state, ask: journey.ask }
}
