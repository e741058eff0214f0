// The screen of all offer states: one offer, several to choose from, or one that is adjustable within the lender's
// limits. No offer is preselected, and the applicant accepts only the shown figures. A decline continues with the next
// lender, so the screen has no skip button.
import type { FieldError } from '@loan/domain/contract/problem'
import { isStateOfKind, lenderSteps } from '@loan/domain/lender-steps/lenderSteps'
import { useRef, useState } from 'react'
import { LegalNotices } from '../../context/LegalNotices.tsx'
import { hasProblemType } from '../../context/problemOf.ts'
import { useTexts } from '../../context/useTexts.ts'
import type { ActionOutcome } from '../../journey/useLeadAction.ts'
import { Stack } from '../../ui/Stack.tsx'
import { LenderFrame, useLenderName } from '../LenderFrame.tsx'
import type { LeadScreenProps } from '../leadScreenProps.ts'
import { textOf } from '../ScreenForm.tsx'
import { type ScreenError, useScreenErrors } from '../useScreenErrors.ts'
import { AdjustOffer, pickerIdOf } from './AdjustOffer.tsx'
import { type Change, Changes } from './Changes.tsx'
import { OfferAnswers } from './OfferAnswers.tsx'
import { OfferCard } from './OfferCard.tsx'
import type { AnswersSent } from './offerCalls.ts'
import { choiceId, choiceName, OfferChoice } from './OfferChoice.tsx'
import { OfferForm } from './OfferForm.tsx'
import { useOfferActs } from './useOfferActs.ts'
import { useOfferTerms } from './useOfferTerms.ts'
import { isSameLoan, useWanted, wantedOf } from './useWanted.ts'

const fieldErrorsOf = (outcome: ActionOutcome | null): readonly FieldError[] =>
  outcome?.outcome === 'failed' ? outcome.fieldErrors : []

/** Whether the server rejected the offer id. The status already has the current offers then. */
const isReplaced = (outcome: ActionOutcome | null): boolean =>
  fieldErrorsOf(outcome).some(({ fieldName }) => fieldName === choiceName)

export const Offer = ({ state, status }: LeadScreenProps) => {
  if (!isStateOfKind(state, 'offers')) throw new Error(`State ${state} has no offers`)
  const t = useTexts('offer')
  const termsOf = useOfferTerms()
  const lender = useLenderName(status)
  const acts = useOfferActs(state)
  const errors = useScreenErrors()
  const adjustErrors = useScreenErrors()
  const heading = useRef<HTMLHeadingElement>(null)
  const [change, setChange] = useState<Change | null>(null)
  const { offers } = status
  const [first] = offers
  const { wanted, want } = useWanted(first)
  const isSeveral = offers.length > 1
  // The lead exists, because it has a status. A 410 means that the offer has expired.
  const hasExpired = acts.failure !== null && hasProblemType(acts.failure, 'gone')
  if (first === undefined || wanted === null) {
    return (
      <LenderFrame status={status} title={t('missing>title')} help={t('missing>help', { lender })}>
        {null}
      </LenderFrame>
    )
  }

  const blockersOf = (chosenId: string | undefined): readonly ScreenError[] => {
    if (chosenId === undefined) return [{ name: choiceName, id: choiceId, text: t('chooseRequired') }]
    if (isSameLoan(wanted, wantedOf(first))) return []
    return [{ name: 'amount', id: pickerIdOf('amount'), text: t('adjust>first', { loan: termsOf(first).loan }) }]
  }

  const chosenIn = (values: FormData): string | undefined =>
    isSeveral ? offers.find(({ id }) => id === textOf(values, choiceName))?.id : first.id

  const isBlocked = (values: FormData): boolean => {
    const blockers = blockersOf(chosenIn(values))
    adjustErrors.clear()
    if (blockers.length === 0) errors.clear()
    else errors.showError(blockers)
    return blockers.length > 0
  }

  const accept = async (values: FormData, answers: AnswersSent) => {
    const outcome = await acts.accept(chosenIn(values) ?? first.id, answers)
    if (outcome !== null) setChange(isReplaced(outcome) ? 'replaced' : null)
    return outcome
  }

  const askFigures = async () => {
    errors.clear()
    const outcome = await acts.update({ offerId: first.id, ...wanted })
    if (outcome === null) return
    adjustErrors.showError(
      fieldErrorsOf(outcome)
        .filter(({ fieldName }) => fieldName === 'amount' || fieldName === 'period')
        .map(({ fieldName: name }) => ({ name, id: `offer-${name}`, text: t('adjust>outside') })),
    )
    setChange(isReplaced(outcome) ? 'replaced' : outcome.outcome === 'done' ? 'updated' : null)
    if (outcome.outcome !== 'done') return
    heading.current?.focus()
  }

  const decline = () => void acts.decline(first.id)

  return (
    <LenderFrame
      status={status}
      title={t(isSeveral ? 'titleSeveral' : first.changed ? 'titleChanged' : 'title')}
      help={isSeveral ? t('helpSeveral') : t('help', { lender })}
      hasErrors={errors.list.length + adjustErrors.list.length > 0}
      failure={hasExpired ? null : acts.failure}
      {...(acts.failed === 'decline' && { onRetry: decline })}
      noticesAbove="offer-figures"
      noticesBelow="offer"
      canSkip={false}
    >
      <Changes offers={offers} change={change} hasExpired={hasExpired} />
      {!isSeveral && <OfferCard offer={first} headingRef={heading} isStale={acts.pending === 'update'} />}
      {first.adjustable !== null && !isSeveral && (
        <AdjustOffer
          offer={first}
          limits={first.adjustable}
          lender={lender}
          wanted={wanted}
          onWant={want}
          onRequest={() => void askFigures()}
          isBusy={acts.pending === 'update'}
          errors={adjustErrors}
          errorOf={errors.of}
        />
      )}
      <OfferForm
        step={state}
        dataPoints={lenderSteps[state].dataPoints}
        questions={status.questions}
        errors={errors}
        lender={lender}
        isBlocked={isBlocked}
        onAccept={accept}
        choice={isSeveral && <OfferChoice offers={offers} error={errors.of(choiceName)} />}
      >
        <Stack gap="close">
          <LegalNotices place="offer-terms" />
        </Stack>
        <OfferAnswers
          lender={lender}
          isSeveral={isSeveral}
          canAccept={isSeveral || !hasExpired}
          pending={acts.pending}
          onDecline={decline}
        />
      </OfferForm>
    </LenderFrame>
  )
}
