// The last status reply of the server, in memory only. The page polls again after every reload.
import type { Endpoint } from '@loan/domain/contract/endpoint'
import type { LeadStatus } from '@loan/domain/contract/lead'
import type { StateName } from '@loan/domain/states'
import { createStore, type StoreApi } from 'zustand/vanilla'
import type { ParsedReply } from '../api/parsedReply.ts'
import type { RequestFailure, RequestOptions } from '../api/request.ts'
import { perApplication } from '../lib/instances.ts'

export type LeadStatusReply = ParsedReply<LeadStatus>

export type LeadStatusState = {
  readonly status: LeadStatusReply | null
  /** Locale in which the texts of `status` were requested. The page may have another language since. */
  readonly textsLocale: string
  /** Failure of the last poll; null after a successful one, and after the follow-up poll of a failed action. */
  readonly failure: RequestFailure | null
  readonly isPolling: boolean
  /** Number of finished polls, successful or not. */
  readonly finishedPolls: number
  /** The state whose screen replaced one that the lead was not in; null when the last URL matched. */
  readonly redirectedTo: StateName | null
}

export type LeadStatusStore = StoreApi<LeadStatusState>

const initialStatus: LeadStatusState = {
  status: null,
  textsLocale: '',
  failure: null,
  isPolling: false,
  finishedPolls: 0,
  redirectedTo: null,
}

/** The one store of an application. The second column reads it without the lead session. */
export const getLeadStatusStore = perApplication((): LeadStatusStore =>
  createStore<LeadStatusState>(() => initialStatus),
)

/** Lets the server reject a write on the screen of a lender that the lead has left. */
export const getLenderMatch = (statusStore: LeadStatusStore): Pick<RequestOptions<Endpoint>, 'lenderMatch'> => {
  const match = statusStore.getState().status?.lender?.match
  return match === undefined ? {} : { lenderMatch: match }
}
