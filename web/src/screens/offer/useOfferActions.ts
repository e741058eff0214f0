// The actions for offers: accept, decline and request new figures. Runs one action at a time.
import type { StateOfKind } from '@loan/domain/lender-steps/lenderSteps'
import { useState } from 'react'
import type { RequestFailure } from '../../api/request.ts'
import { useLeadSession } from '../../lead-session/LeadSessionContext.tsx'
import { type ActionOutcome, type RunAction, useLeadActions } from '../../lead-session/useLeadAction.ts'
import { answerOffer, requestNewFigures, type AcceptanceAnswers, type RequestedOffer } from './offerCalls.ts'

type ActionName = 'accept' | 'decline' | 'update'

/** Resolves with null while another action is in flight. */
type PendingActionOutcome = Promise<ActionOutcome | null>

export type OfferActions = {
  readonly accept: (offerId: string, answers?: AcceptanceAnswers) => PendingActionOutcome
  readonly decline: (offerId: string) => PendingActionOutcome
  readonly update: (requestedOffer: RequestedOffer) => PendingActionOutcome
  /** The action in flight; null when there is none. */
  readonly pending: ActionName | null
  readonly failure: RequestFailure | null
  /** The action that failed last; null when it did not fail. */
  readonly failed: ActionName | null
}

export const useOfferActions = (state: StateOfKind<'offers'>): OfferActions => {
  const leadSession = useLeadSession()
  const { run, isBusy, failure } = useLeadActions()
  const [last, setLast] = useState<ActionName | null>(null)

  const runAs = (name: ActionName, send: RunAction): PendingActionOutcome =>
    run((sendAction) => {
      setLast(name)
      return send(sendAction)
    })

  return {
    accept: (offerId, answers = {}) => runAs('accept', answerOffer(state, { offerId, decision: 'accept', answers })),
    decline: (offerId) => runAs('decline', answerOffer(state, { offerId, decision: 'decline', answers: {} })),
    update: (requestedOffer) =>
      runAs('update', async (sendAction) => {
        const result = await requestNewFigures(requestedOffer)(sendAction)
        // Stay busy until the new figures are there.
        if (result.outcome === 'ok') await leadSession.poll()
        return result
      }),
    pending: isBusy ? last : null,
    failure,
    failed: failure === null ? null : last,
  }
}
