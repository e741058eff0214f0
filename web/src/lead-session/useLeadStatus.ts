// Returns the status of the lead and polls it while the component is mounted.
import { useEffect } from 'react'
import { useStore } from 'zustand'
import { useLeadSession } from './LeadSessionContext.tsx'
import type { LeadStatusState } from './leadStatusStore.ts'

export type PolledLeadStatus = LeadStatusState & {
  /** Polls now instead of at the scheduled time. */
  readonly poll: () => Promise<void>
}

export const useLeadStatus = (): PolledLeadStatus => {
  const leadSession = useLeadSession()
  const state = useStore(leadSession.statusStore)
  useEffect(() => leadSession.watch(), [leadSession])
  return { ...state, poll: leadSession.poll }
}
