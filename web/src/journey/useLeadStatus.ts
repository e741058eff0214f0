// How the lead stands, kept up to date while a screen is open.
import { useEffect } from 'react'
import { useStore } from 'zustand'
import { useJourney } from './JourneyContext.tsx'
import type { LeadStatusState } from './leadStatusStore.ts'

export type WatchedStatus = LeadStatusState & {
  /** Asks now instead of when it is due. */
  readonly ask: () => Promise<void>
}

export const useLeadStatus = (): WatchedStatus => {
  const journey = useJourney()
  const state = useStore(journey.leadStatus)
  useEffect(() => journey.watch(), [journey])
  return { ...state, ask: journey.ask }
}
