// The actions for offers: accept, decline and request new figures. Runs one action at a time.
import type { StateOfKind } from '@loan/domain/lender-steps/lenderSteps'
import { useState } from 'react'
import type { RequestFailure } from '../../api/request.ts'
import { useJourney } from '../../journey/JourneyContext.tsx'
import { type ActionOutcome, type SendAct, useLeadActs } from '../../journey/useLeadAction.ts'
import { answerOffer, askNewFigures, type AnswersSent, type WantedOffer } from './offerCalls.ts'

type ActName = 'accept' | 'decline' | 'update'

/** Resolves with null while another action is in flight. */
type Outcome = Promise<ActionOutcome | null>

export type OfferActs = {
  readonly accept: (offerId: string, answers?: AnswersSent) => Outcome
  readonly decline: (offerId: string) => Outcome
  readonly update: (wanted: WantedOffer) => Outcome
  /** The action in flight; null when there is none. */
  readonly pending: ActName | null
  readonly failure: RequestFailure | null
  /** The action that failed last; null when it did not fail. */
  readonly failed: ActName | null
}

export const useOfferActs = (state: StateOfKind<'offers'>): OfferActs => {
  const journey = useJourney()
  const { run, isBusy, failure } = useLeadActs()
  const [last, setLast] = useState<ActName | null>(null)

  const runAs = (name: ActName, send: SendAct): Outcome =>
    run((act) => {
      setLast(name)
      return send(act)
    })

  return {
    accept: (offerId, answers = {}) => runAs('accept', answerOffer[state]({ offerId, decision: 'accept', answers })),
    decline: (offerId) => runAs('decline', answerOffer[state]({ offerId, decision: 'decline', answers: {} })),
    update: (wanted) =>
      runAs('update', async (act) => {
        const result = await askNewFigures(wanted)(act)
        // Stay busy until the new figures are there.
        if (result.outcome === 'ok') await journey.ask()
        return result
      }),
    pending: isBusy ? last : null,
    failure,
    failed: failure === null ? null : last,
  }
}
