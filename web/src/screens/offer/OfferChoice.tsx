// A choice of several offers, with a sort order and a comparison. No offer is preselected.
import type { Offer } from '@loan/domain/contract/offer'
import { useState } from 'react'
import { useTexts } from '../../context/useTexts.ts'
import { Disclosure } from '../../ui/Disclosure.tsx'
import { Field } from '../../ui/Field.tsx'
import { Fieldset } from '../../ui/Fieldset.tsx'
import { Select } from '../../ui/Select.tsx'
import { Stack } from '../../ui/Stack.tsx'
import { CompareTable } from './CompareTable.tsx'
import { OfferCard } from './OfferCard.tsx'
import { type OfferOrder, offerOrders, sortOffers } from './sortOffers.ts'

export const choiceName = 'offerId'
export const choiceId = 'offer-choice'

const [usualOrder, ...otherOrders] = offerOrders

type OfferChoiceProps = { readonly offers: readonly Offer[]; readonly error: string | undefined }

export const OfferChoice = ({ offers, error }: OfferChoiceProps) => {
  const t = useTexts('offer')
  const [order, setOrder] = useState<OfferOrder>(usualOrder)
  const sorted = sortOffers(offers, order)
  return (
    <Stack>
      <Stack gap="close">
        <Field id="offer-order" label={t('order>label')}>
          {(control) => (
            <Select
              {...control}
              name="order"
              emptyLabel={t(`order>${usualOrder}`)}
              options={otherOrders.map((value) => ({ value, label: t(`order>${value}`) }))}
              onChange={({ target }) => setOrder(offerOrders.find((name) => name === target.value) ?? usualOrder)}
            />
          )}
        </Field>
        <Disclosure summary={t('compare>open')}>
          <CompareTable offers={sorted} />
        </Disclosure>
      </Stack>
      <Fieldset id="offers" legend={t('choose')} error={error}>
        <Stack>
          {sorted.map((offer, index) => (
            <OfferCard
              key={offer.id}
              offer={offer}
              choice={{
                name: choiceName,
                id: index === 0 ? choiceId : `${choiceId}-${index + 1}`,
                invalid: error !== undefined,
              }}
            />
          ))}
        </Stack>
      </Fieldset>
    </Stack>
  )
}
