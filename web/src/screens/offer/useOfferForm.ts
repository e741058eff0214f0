// The form of the screen of offers: it validates what the applicant wants to accept, sends the actions, and returns the
// errors and the change of the offers to show.
import type { Offer } from '@loan/domain/contract/offer'
import type { StateOfKind } from '@loan/domain/lender-steps/lenderSteps'
import { useState } from 'react'
import type { RejectedField } from '../../api/rejectedFields.ts'
import type { DisplayedError } from '../../form/displayedError.ts'
import type { ActionOutcome } from '../../lead-session/useLeadAction.ts'
import { useTexts } from '../../texts/useTexts.ts'
import { readText } from '../frame/readText.ts'
import { type ScreenErrors, useScreenErrors } from '../frame/useScreenErrors.ts'
import { useBuildOfferTerms } from '../offer-terms/useOfferTerms.ts'
import { buildPickerId } from './AdjustOffer.tsx'
import type { OfferChange } from './OfferChanges.tsx'
import type { AcceptanceAnswers } from './offerCalls.ts'
import { choiceId, choiceName } from './OfferChoice.tsx'
import { type OfferActions, useOfferActions } from './useOfferActions.ts'
import { isSameLoan, type RequestedTerms, toRequestedTerms } from './useRequestedTerms.ts'

const getFieldErrors = (outcome: ActionOutcome | null): readonly RejectedField[] =>
  outcome?.outcome === 'failed' ? outcome.fieldErrors : []

/** Whether the server rejected the offer id. The status already has the current offers then. */
const isReplaced = (outcome: ActionOutcome | null): boolean =>
  getFieldErrors(outcome).some(({ fieldName }) => fieldName === choiceName)

type OfferFormInput = {
  readonly state: StateOfKind<'offers'>
  readonly offers: readonly Offer[]
  /** The first of the offers, which is the only one when it is adjustable. */
  readonly first: Offer
  readonly requestedTerms: RequestedTerms
}

export type OfferFormState = Pick<OfferActions, 'pending' | 'failure' | 'failed'> & {
  /** Errors of the acceptance. */
  readonly errors: ScreenErrors
  /** Errors of the requested amount and period. */
  readonly adjustErrors: ScreenErrors
  /** How the last action changed the offers; null when it changed nothing. */
  readonly change: OfferChange | null
  /** Whether the acceptance is not sent, because no offer is chosen or other figures were picked. Shows the errors. */
  readonly isBlocked: (values: FormData) => boolean
  /** Resolves with null while another action is in flight. */
  readonly accept: (values: FormData, answers: AcceptanceAnswers) => Promise<ActionOutcome | null>
  readonly decline: () => void
  /** Requests figures for `requestedTerms`. True when the screen shows them. */
  readonly requestFigures: () => Promise<boolean>
}

export const useOfferForm = ({ state, offers, first, requestedTerms }: OfferFormInput): OfferFormState => {
  const t = useTexts('offer')
  const getTerms = useBuildOfferTerms()
  const { accept, decline, update, pending, failure, failed } = useOfferActions(state)
  const errors = useScreenErrors()
  const adjustErrors = useScreenErrors()
  const [change, setChange] = useState<OfferChange | null>(null)

  const findChosenId = (values: FormData): string | undefined =>
    offers.length > 1 ? offers.find(({ id }) => id === readText(values, choiceName))?.id : first.id

  const findBlockers = (chosenId: string | undefined): readonly DisplayedError[] => {
    if (chosenId === undefined) return [{ name: choiceName, id: choiceId, text: t('chooseRequired'), kind: 'blank' }]
    if (isSameLoan(requestedTerms, toRequestedTerms(first))) return []
    const text = t('adjust>first', { loan: getTerms(first).loan })
    return [{ name: 'amount', id: buildPickerId('amount'), text, kind: 'wrong' }]
  }

  return {
    errors,
    adjustErrors,
    change,
    pending,
    failure,
    failed,
    isBlocked: (values) => {
      const blockers = findBlockers(findChosenId(values))
      adjustErrors.clear()
      if (blockers.length === 0) errors.clear()
      else errors.showError(blockers)
      return blockers.length > 0
    },
    accept: async (values, answers) => {
      const outcome = await accept(findChosenId(values) ?? first.id, answers)
      if (outcome !== null) setChange(isReplaced(outcome) ? 'replaced' : null)
      return outcome
    },
    decline: () =>
      void decline(first.id).then((outcome) => {
        if (isReplaced(outcome)) setChange('replaced')
      }),
    requestFigures: async () => {
      errors.clear()
      const outcome = await update({ offerId: first.id, ...requestedTerms })
      if (outcome === null) return false
      adjustErrors.showError(
        getFieldErrors(outcome)
          .filter(({ fieldName }) => fieldName === 'amount' || fieldName === 'period')
          .map(({ fieldName: name }) => ({
            name,
            id: `offer-${name}`,
            text: t('adjust>outside'),
            kind: 'wrong' as const,
          })),
      )
      const isUpdated = outcome.outcome === 'done'
      setChange(isReplaced(outcome) ? 'replaced' : isUpdated ? 'updated' : null)
      return isUpdated
    },
  }
}
