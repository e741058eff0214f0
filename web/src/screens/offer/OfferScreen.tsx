// One offer, several to choose from, or one that is adjustable within the lender's limits, with the questions of the
// lender and the buttons that answer.
import type { LeadStatus } from '@loan/domain/contract/lead'
import type { StateOfKind } from '@loan/domain/lender-steps/lenderSteps'
import type { NamedDataPoint } from '@loan/domain/pages/chain'
import { useRef, useState } from 'react'
import type { RejectedField } from '../../api/rejectedFields.ts'
import { LegalNotices } from '../../page/LegalNotices.tsx'
import { isGoneButLeadExists } from '../../errors/findProblemName.ts'
import { useTexts } from '../../texts/useTexts.ts'
import type { FieldError } from '../../form/fieldError.ts'
import type { ActionOutcome } from '../../lead-session/useLeadAction.ts'
import { LenderFrame, useLenderName } from '../lender-step/LenderFrame.tsx'
import { readText } from '../frame/ScreenForm.tsx'
import { useScreenErrors } from '../frame/useScreenErrors.ts'
import { AcceptBar } from './AcceptBar.tsx'
import { AdjustOffer, buildPickerId } from './AdjustOffer.tsx'
import { type Change, Changes } from './Changes.tsx'
import styles from './Offer.module.css'
import { OfferAnswers } from './OfferAnswers.tsx'
import { OfferCard } from './OfferCard.tsx'
import type { AnswersSent } from './offerCalls.ts'
import { choiceId, choiceName, OfferChoice } from './OfferChoice.tsx'
import { OfferForm } from './OfferForm.tsx'
import { OfferTermsNotices } from './OfferTermsNotices.tsx'
import { useCommonValidity } from './useCommonValidity.tsx'
import { useOfferActions } from './useOfferActions.ts'
import { useBuildOfferTerms } from '../offer-terms/useOfferTerms.ts'
import { isSameLoan, useRequestedTerms, toRequestedTerms } from './useRequestedTerms.ts'

const formId = 'offer-form'

/** The screen shows the notices at its end itself, in the column of the offers. */
const noNotices = [] as const

const getFieldErrors = (outcome: ActionOutcome | null): readonly RejectedField[] =>
  outcome?.outcome === 'failed' ? outcome.fieldErrors : []

/** Whether the server rejected the offer id. The status already has the current offers then. */
const isReplaced = (outcome: ActionOutcome | null): boolean =>
  getFieldErrors(outcome).some(({ fieldName }) => fieldName === choiceName)

export type OfferScreenProps = {
  readonly state: StateOfKind<'offers'>
  readonly status: LeadStatus
  /** The data points that the lender requires with the acceptance. The same array until they change. */
  readonly questions: readonly NamedDataPoint[]
}

export const OfferScreen = ({ state, status, questions }: OfferScreenProps) => {
  const t = useTexts('offer')
  const getTerms = useBuildOfferTerms()
  const lender = useLenderName(status)
  const actions = useOfferActions(state)
  const errors = useScreenErrors()
  const adjustErrors = useScreenErrors()
  const heading = useRef<HTMLHeadingElement>(null)
  const figures = useRef<HTMLDivElement>(null)
  const [change, setChange] = useState<Change | null>(null)
  const [chosenId, setChosenId] = useState<string | null>(null)
  const { offers } = status
  const [first] = offers
  const validity = useCommonValidity(offers)
  const { requestedTerms, want } = useRequestedTerms(first)
  const isSeveral = offers.length > 1
  const hasExpired = actions.failure !== null && isGoneButLeadExists(actions.failure)
  const canAccept = isSeveral || !hasExpired
  if (first === undefined || requestedTerms === null) {
    return (
      <LenderFrame status={status} title={t('missing>title')} help={t('missing>help', { lender })}>
        {null}
      </LenderFrame>
    )
  }

  const findBlockers = (chosenId: string | undefined): readonly FieldError[] => {
    if (chosenId === undefined) return [{ name: choiceName, id: choiceId, text: t('chooseRequired'), isMissing: true }]
    if (isSameLoan(requestedTerms, toRequestedTerms(first))) return []
    return [{ name: 'amount', id: buildPickerId('amount'), text: t('adjust>first', { loan: getTerms(first).loan }) }]
  }

  const chosenIn = (values: FormData): string | undefined =>
    isSeveral ? offers.find(({ id }) => id === readText(values, choiceName))?.id : first.id

  const isBlocked = (values: FormData): boolean => {
    const blockers = findBlockers(chosenIn(values))
    adjustErrors.clear()
    if (blockers.length === 0) errors.clear()
    else errors.showError(blockers)
    return blockers.length > 0
  }

  const accept = async (values: FormData, answers: AnswersSent) => {
    const outcome = await actions.accept(chosenIn(values) ?? first.id, answers)
    if (outcome !== null) setChange(isReplaced(outcome) ? 'replaced' : null)
    return outcome
  }

  const requestFigures = async () => {
    errors.clear()
    const outcome = await actions.update({ offerId: first.id, ...requestedTerms })
    if (outcome === null) return
    adjustErrors.showError(
      getFieldErrors(outcome)
        .filter(({ fieldName }) => fieldName === 'amount' || fieldName === 'period')
        .map(({ fieldName: name }) => ({ name, id: `offer-${name}`, text: t('adjust>outside') })),
    )
    setChange(isReplaced(outcome) ? 'replaced' : outcome.outcome === 'done' ? 'updated' : null)
    if (outcome.outcome !== 'done') return
    heading.current?.focus()
  }

  const decline = () => void actions.decline(first.id)

  return (
    <LenderFrame
      status={status}
      stage="decision"
      title={t(isSeveral ? 'titleSeveral' : first.changed ? 'titleChanged' : 'title')}
      help={isSeveral ? t('helpSeveral') : t('help', { lender })}
      lenderNote={validity}
      hasErrors={errors.list.length + adjustErrors.list.length > 0}
      failure={hasExpired ? null : actions.failure}
      {...(actions.failed === 'decline' && { onRetry: decline })}
      legalNoticesAbove="offer-figures"
      legalNoticesBelow={noNotices}
      canSkip={false}
    >
      <Changes offers={offers} change={change} hasExpired={hasExpired} />
      <div className={styles['offer']}>
        <div className={styles['offers']}>
          {!isSeveral && (
            <OfferCard offer={first} headingRef={heading} figuresRef={figures} isStale={actions.pending === 'update'} />
          )}
          {first.adjustable !== null && !isSeveral && (
            <AdjustOffer
              offer={first}
              limits={first.adjustable}
              lender={lender}
              requestedTerms={requestedTerms}
              onWant={want}
              onRequest={() => void requestFigures()}
              isBusy={actions.pending === 'update'}
              errors={adjustErrors}
              findError={errors.of}
            />
          )}
          <OfferForm
            id={formId}
            questions={questions}
            errors={errors}
            lender={lender}
            isBlocked={isBlocked}
            onAccept={accept}
            choice={
              isSeveral && (
                <OfferChoice
                  offers={offers}
                  error={errors.of(choiceName)}
                  showsValidity={validity === null}
                  onChoose={setChosenId}
                />
              )
            }
          >
            <OfferTermsNotices isSeveral={isSeveral} />
          </OfferForm>
        </div>
        <div className={styles['answer']}>
          {canAccept && (
            <AcceptBar
              figures={figures}
              offer={isSeveral ? (offers.find(({ id }) => id === chosenId) ?? null) : first}
              lender={lender}
              isSeveral={isSeveral}
              isBusy={actions.pending === 'accept'}
              form={formId}
            />
          )}
          <OfferAnswers
            lender={lender}
            isSeveral={isSeveral}
            canAccept={canAccept}
            isDeclining={actions.pending === 'decline'}
            onDecline={decline}
          />
        </div>
        <div className={styles['end']}>
          <LegalNotices position="offer" />
        </div>
      </div>
    </LenderFrame>
  )
}
