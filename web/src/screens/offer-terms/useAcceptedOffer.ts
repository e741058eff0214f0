// Fetches the receipt of an accepted offer with its plan and contract, and again when the applicant returns to the
// page.
import { type AcceptedOffer, acceptedOffer } from '@loan/domain/contract/agreement'
import type { LeadStatus } from '@loan/domain/contract/lead'
import { useCallback, useEffect, useRef, useState } from 'react'
import { isUnknownEndpoint } from '../../api/isUnknownEndpoint.ts'
import type { RequestFailure, RequestResult } from '../../api/request.ts'
import { useAppContext, useApplicationState } from '../../app-context/AppContext.tsx'
import { findAcceptedOffer } from './findAcceptedOffer.ts'

/** The screen waits for the reply, because the contract comes first. It does not wait long. */
const timeoutMs = 5000

export type AcceptedOfferState = {
  readonly isLoading: boolean
  /** Null without an offer, and where the lead server does not have the call. */
  readonly accepted: AcceptedOffer | null
  readonly failure: RequestFailure | null
  readonly retry: () => void
}

export const useAcceptedOffer = (status: LeadStatus): AcceptedOfferState => {
  const { request } = useAppContext()
  const token = useApplicationState(({ leadApplication }) => leadApplication.lead?.token)
  const [result, setResult] = useState<RequestResult<AcceptedOffer> | null>(null)
  const reads = useRef({ started: 0, shown: 0 })
  const { id } = status
  const isNeeded = token !== undefined && findAcceptedOffer(status) !== null

  const read = useCallback(() => {
    if (!isNeeded) return
    reads.current.started += 1
    const { started } = reads.current
    void request(acceptedOffer, { params: { id }, leadToken: token, timeoutMs }).then((next) => {
      // Replies may arrive in another order: one from before the signature must not replace a later one.
      if (started < reads.current.shown) return
      if (next.outcome === 'ok') reads.current.shown = started
      // A later failure does not remove what is shown.
      setResult((last) => (last?.outcome === 'ok' && next.outcome !== 'ok' ? last : next))
    })
  }, [request, id, token, isNeeded])

  useEffect(() => {
    const readVisible = () => {
      if (document.visibilityState === 'visible') read()
    }
    read()
    // The applicant may have signed the contract in another tab.
    document.addEventListener('visibilitychange', readVisible)
    return () => document.removeEventListener('visibilitychange', readVisible)
  }, [read])

  return {
    isLoading: isNeeded && result === null,
    accepted: result?.outcome === 'ok' ? result.reply : null,
    failure: result === null || result.outcome === 'ok' || isUnknownEndpoint(result) ? null : result,
    retry: read,
  }
}
