// One offer, several to choose from, or one that is adjustable within the lender's limits, with the questions of the
// lender and the buttons that answer.
import type { LeadStatus } from '@loan/domain/contract/lead'
import type { Offer } from '@loan/domain/contract/offer'
import type { StateOfKind } from '@loan/domain/lender-steps/lenderSteps'
import type { NamedDataPoint } from '@loan/domain/pages/pageDataPoints'
import { useRef, useState } from 'react'
import { LegalNotices } from '../../page/LegalNotices.tsx'
import { isGoneButLeadExists } from '../../errors/findProblemName.ts'
import { useTexts } from '../../texts/useTexts.ts'
import { LenderFrame, useLenderName } from '../lender-step/LenderFrame.tsx'
import { AcceptBar } from './AcceptBar.tsx'
import { AdjustOffer } from './AdjustOffer.tsx'
import { OfferChanges } from './OfferChanges.tsx'
import styles from './Offer.module.css'
import { OfferAnswers } from './OfferAnswers.tsx'
import { OfferCard } from './OfferCard.tsx'
import { choiceName, OfferChoice } from './OfferChoice.tsx'
import { OfferForm } from './OfferForm.tsx'
import { OfferTermsNotices } from './OfferTermsNotices.tsx'
import { useCommonValidity } from './useCommonValidity.tsx'
import { useOfferForm } from './useOfferForm.ts'
import { useRequestedTerms } from './useRequestedTerms.ts'

const formId = 'offer-form'

/** The screen shows the notices at its end itself, in the column of the offers. */
const noNotices = [] as const

export type OfferScreenProps = {
  readonly state: StateOfKind<'offers'>
  readonly status: LeadStatus
  /** The data points that the lender requires with the acceptance. The same array until they change. */
  readonly questions: readonly NamedDataPoint[]
}

export const OfferScreen = (props: OfferScreenProps) => {
  const [first] = props.status.offers
  return first === undefined ? <NoOffers status={props.status} /> : <Offers {...props} first={first} />
}

const NoOffers = ({ status }: Pick<OfferScreenProps, 'status'>) => {
  const t = useTexts('offer')
  const lender = useLenderName(status)
  return (
    <LenderFrame status={status} title={t('missing>title')} help={t('missing>help', { lender })}>
      {null}
    </LenderFrame>
  )
}

const Offers = ({ state, status, questions, first }: OfferScreenProps & { readonly first: Offer }) => {
  const t = useTexts('offer')
  const lender = useLenderName(status)
  const heading = useRef<HTMLHeadingElement>(null)
  const figures = useRef<HTMLDivElement>(null)
  const [chosenId, setChosenId] = useState<string | null>(null)
  const { offers } = status
  const validity = useCommonValidity(offers)
  const { requestedTerms, write } = useRequestedTerms(first)
  const form = useOfferForm({ state, offers, first, requestedTerms })
  const { errors, adjustErrors, change, pending, failure, failed, isBlocked, accept, decline } = form
  const hasSeveralOffers = offers.length > 1
  const hasExpired = failure !== null && isGoneButLeadExists(failure)
  const canAccept = hasSeveralOffers || !hasExpired

  const requestFigures = async () => {
    if (await form.requestFigures()) heading.current?.focus()
  }

  return (
    <LenderFrame
      status={status}
      stage="decision"
      title={t(hasSeveralOffers ? 'titleSeveral' : first.changed ? 'titleChanged' : 'title')}
      help={hasSeveralOffers ? t('helpSeveral') : t('help', { lender })}
      lenderNote={validity}
      hasErrors={errors.list.length + adjustErrors.list.length > 0}
      failure={hasExpired ? null : failure}
      {...(failed === 'decline' && { onRetry: decline })}
      legalNoticesAbove="offer-figures"
      legalNoticesBelow={noNotices}
      canSkip={false}
    >
      <OfferChanges offers={offers} change={change} hasExpired={hasExpired} />
      <div className={styles['offer']}>
        <div className={styles['offers']}>
          {!hasSeveralOffers && (
            <OfferCard offer={first} headingRef={heading} figuresRef={figures} isStale={pending === 'update'} />
          )}
          {first.adjustable !== null && !hasSeveralOffers && (
            <AdjustOffer
              offer={first}
              limits={first.adjustable}
              lender={lender}
              requestedTerms={requestedTerms}
              onWant={write}
              onRequest={() => void requestFigures()}
              isBusy={pending === 'update'}
              errors={adjustErrors}
              findError={errors.find}
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
              hasSeveralOffers && (
                <OfferChoice
                  offers={offers}
                  error={errors.find(choiceName)}
                  showsValidity={validity === null}
                  onChoose={setChosenId}
                />
              )
            }
          >
            <OfferTermsNotices hasSeveralOffers={hasSeveralOffers} />
          </OfferForm>
        </div>
        <div className={styles['answer']}>
          {canAccept && (
            <AcceptBar
              figuresRef={figures}
              offer={hasSeveralOffers ? (offers.find(({ id }) => id === chosenId) ?? null) : first}
              lender={lender}
              hasSeveralOffers={hasSeveralOffers}
              isBusy={pending === 'accept'}
              form={formId}
            />
          )}
          <OfferAnswers
            lender={lender}
            hasSeveralOffers={hasSeveralOffers}
            canAccept={canAccept}
            isDeclining={pending === 'decline'}
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
