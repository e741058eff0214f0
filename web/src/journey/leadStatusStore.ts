// What the server last said about the lead, in memory only: it is asked again after every reload.
import type { LeadStatus } from '@loan/domain/contract/lead'
import type { StateName } from '@loan/domain/states'
import { createStore, type StoreApi } from 'zustand/vanilla'
import type { RequestFailure } from '../api/request.ts'

export type LeadStatusState = {
  readonly status: LeadStatus | null
  /** Of the last question; null once one was answered. */
  readonly failure: RequestFailure | null
  readonly isPolling: boolean
  /** Questions that came to an end, well or not. */
  readonly outcomes: number
  /** The state whose screen stands in place of one that was opened and is not the lead's. */
  readonly broughtTo: StateName | null
}

export type LeadStatusStore = StoreApi<LeadStatusState>

const initialStatus: LeadStatusState = { status: null, failure: null, isPolling: false, outcomes: 0, broughtTo: null }

export const createLeadStatusStore = (): LeadStatusStore => createStore<LeadStatusState>(() => initialStatus)
