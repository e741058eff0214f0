// The requests that accept or decline the offers, by the call of their state.
import { continueLead } from '@loan/domain/contract/lead'
import {
  answerCrediteaOffer,
  answerProficreditOffer,
  offerCallsByState,
  type OfferCallName,
  updateProvidentOffer,
} from '@loan/domain/contract/offer'
import type { StateOfKind } from '@loan/domain/lender-steps/lenderSteps'
import type * as v from 'valibot'
import type { RunAction } from '../../lead-session/useLeadAction.ts'

type ContinueBody = v.InferInput<(typeof continueLead)['body']>

/** The answers sent with an acceptance, by section, and the paths of removed answers. */
export type AcceptanceAnswers = Omit<ContinueBody, 'choice' | 'offerId' | 'reference' | 'outcome'>

export type OfferAnswer = {
  readonly offerId: string
  readonly decision: 'accept' | 'decline'
  readonly answers: AcceptanceAnswers
}

type SendAnswer = (answer: OfferAnswer) => RunAction

const ownCall =
  (endpoint: typeof answerProficreditOffer): SendAnswer =>
  ({ offerId, decision }) =>
  (sendAction) =>
    sendAction(endpoint, ({ id }) => ({ body: { id, offerId, decision } }))

const continuing: SendAnswer =
  ({ offerId, decision, answers }) =>
  (sendAction) =>
    sendAction(continueLead, ({ id }) => ({ params: { id }, body: { ...answers, choice: decision, offerId } }))

const sendersByCall: Readonly<Record<OfferCallName, SendAnswer>> = {
  answerProficreditOffer: ownCall(answerProficreditOffer),
  answerCrediteaOffer: ownCall(answerCrediteaOffer),
  updateProvidentOffer:
    ({ offerId, decision }) =>
    (sendAction) =>
      sendAction(updateProvidentOffer, ({ id }) => ({ body: { id, offerId, decision } })),
  continueLead: continuing,
}

export const answerOffer = (state: StateOfKind<'offers'>, answer: OfferAnswer): RunAction =>
  sendersByCall[offerCallsByState[state]](answer)

export type RequestedOffer = { readonly offerId: string; readonly amount: number; readonly period: number }

/** Requests new figures for another amount or period of the offer; accepts nothing. */
export const requestNewFigures =
  ({ offerId, amount, period }: RequestedOffer): RunAction =>
  (sendAction) =>
    sendAction(updateProvidentOffer, ({ id }) => ({
      body: { id, offerId, decision: 'update' as const, amount, period },
    }))
