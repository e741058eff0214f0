// A choice of several offers: those of the requested amount first, with a comparison and a sort order. No offer is
// preselected.
import type { Offer } from '@loan/domain/contract/offer'
import { useState } from 'react'
import { useApplicationState } from '../../app-context/AppContext.tsx'
import { useLazyFormats } from '../../formats/useLazyFormats.ts'
import { useTexts } from '../../texts/useTexts.ts'
import { Disclosure } from '../../ui/Disclosure.tsx'
import { Field } from '../../ui/Field.tsx'
import { Fieldset } from '../../ui/Fieldset.tsx'
import { Select } from '../../ui/Select.tsx'
import { Stack } from '../../ui/Stack.tsx'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'
import { CompareTable } from './CompareTable.tsx'
import styles from './OfferChoice.module.css'
import { OfferOption } from './OfferCard.tsx'
import { findDifference, groupOffers, isAsRequested, type RequestedLoan } from './offerDifference.ts'
import { type OfferOrder, offerOrders, sortOffers } from './sortOffers.ts'

export const choiceName = 'offerId'
export const choiceId = 'offer-choice'

const [usualOrder, ...otherOrders] = offerOrders

/** The sort order of so many offers is in the comparison, so that the first offer is higher on a phone. */
const fewOffers = 3

const capitalise = (text: string): string => text.charAt(0).toLocaleUpperCase() + text.slice(1)

type OfferChoiceProps = {
  readonly offers: readonly Offer[]
  readonly error: string | undefined
  /** Whether each offer says until when it can be accepted. */
  readonly showsValidity: boolean
  readonly onChoose: (offerId: string) => void
}

const useRequestedLoan = (): RequestedLoan => {
  const { amount, period } = useApplicationState(({ leadApplication }) => leadApplication.applicationData)
  return { amount, period }
}

/** Returns the text of how an offer differs from the request, with what a lower instalment costs. */
const useDifference = (offers: readonly Offer[], requested: RequestedLoan) => {
  const t = useTexts('offer')
  const { money } = useLazyFormats()
  return (offer: Offer): string | null => {
    const difference = findDifference(offer, offers, requested)
    if (difference === null) return null
    const text = t(`difference>${difference.kind}`, 'amount' in difference ? { amount: money(difference.amount) } : {})
    const cost = 'cost' in difference ? Math.round(difference.cost) : 0
    if (cost === 0) return text
    const costText = t(cost > 0 ? 'difference>costs-more' : 'difference>costs-less', { amount: money(Math.abs(cost)) })
    return `${text} · ${costText}`
  }
}

type SortOrderProps = {
  /** Whether one of the offers is the requested loan, which comes first until the applicant sorts them. */
  readonly hasExact: boolean
  readonly onChange: (order: OfferOrder | undefined) => void
}

const SortOrder = ({ hasExact, onChange }: SortOrderProps) => {
  const t = useTexts('offer')
  return (
    <Field id="offer-order" label={t('order>label')}>
      {(control) => (
        <Select
          {...control}
          name="order"
          emptyLabel={hasExact ? capitalise(t('difference>as-requested')) : t(`order>${usualOrder}`)}
          options={(hasExact ? offerOrders : otherOrders).map((value) => ({ value, label: t(`order>${value}`) }))}
          onChange={({ target }) => onChange(offerOrders.find((name) => name === target.value))}
        />
      )}
    </Field>
  )
}

export const OfferChoice = ({ offers, error, showsValidity, onChoose }: OfferChoiceProps) => {
  const t = useTexts('offer')
  /** Undefined until the applicant chooses one. */
  const [order, setOrder] = useState<OfferOrder>()
  const requestedLoan = useRequestedLoan()
  const getDifference = useDifference(offers, requestedLoan)
  const isExact = (offer: Offer) => isAsRequested(offer, requestedLoan)
  const hasExact = offers.some(isExact)
  const { requested, other } = groupOffers(sortOffers(offers, order, isExact), requestedLoan)
  const sorted = [...requested, ...other]

  const isFew = offers.length <= fewOffers
  const orderProps = { hasExact, onChange: setOrder }

  const optionProps = (offer: Offer) => ({
    offer,
    name: choiceName,
    // The link of the error goes to the first offer.
    id: offer === sorted[0] ? choiceId : `${choiceId}-${sorted.indexOf(offer) + 1}`,
    invalid: error !== undefined,
    showsValidity,
    difference: getDifference(offer),
    onChoose: () => onChoose(offer.id),
  })

  return (
    <Stack>
      {!isFew && <SortOrder {...orderProps} />}
      <Stack gap="tight">
        <Disclosure summary={t('compare>open')}>
          <div className={styles['comparison']} data-above-offers={isFew}>
            <Stack gap="close">
              {isFew && <SortOrder {...orderProps} />}
              <CompareTable offers={sorted} />
            </Stack>
          </div>
        </Disclosure>
        <Fieldset id="offers" legend={<VisuallyHidden>{t('choose')}</VisuallyHidden>} error={error}>
          <Stack gap="close">
            {requested.map((offer) => (
              <OfferOption key={offer.id} {...optionProps(offer)} />
            ))}
            {other.length > 0 && <h2>{t('otherAmounts')}</h2>}
            {other.map((offer) => (
              <OfferOption key={offer.id} {...optionProps(offer)} />
            ))}
          </Stack>
        </Fieldset>
      </Stack>
    </Stack>
  )
}
