// One offer: what the law and a person want to see first stands large and alike, the rest one tap away.
import type { Offer } from '@loan/domain/contract/offer'
import { usePeriodText } from '../../context/useFormats.ts'
import { useLaterFormats } from '../../context/useLaterFormats.ts'
import { useTexts } from '../../context/useTexts.ts'
import { Card } from '../../ui/Card.tsx'
import { Disclosure } from '../../ui/Disclosure.tsx'
import { RadioCards } from '../../ui/RadioCards.tsx'
import { Stack } from '../../ui/Stack.tsx'
import { SummaryList } from '../../ui/SummaryList.tsx'
import { Text } from '../../ui/Text.tsx'
import styles from './OfferCard.module.css'

export type OfferCardProps = {
  readonly offer: Offer
  /** Where one of several is chosen: `name` of all the radio buttons, and the id of this one. */
  readonly choice?: { readonly name: string; readonly id: string }
}

export const OfferCard = ({ offer, choice }: OfferCardProps) => {
  const t = useTexts('offer')
  const formats = useLaterFormats()
  const periodText = usePeriodText()
  const { lender, instalments } = offer
  const summary = {
    lender: lender.name,
    amount: formats.money(offer.amount),
    period: periodText(offer.period.length, offer.period.scale),
    total: formats.exactMoney(offer.totalPayable),
  }
  const figures = [
    { term: t('instalment', { count: instalments.count }), value: formats.exactMoney(instalments.amount) },
    { term: t('totalPayable'), value: summary.total },
    { term: t('apr'), value: formats.percent(offer.aprPercent) },
    { term: t('lastPayment'), value: formats.date(offer.lastPaymentAt) },
  ]
  const details = [
    { term: t('lender'), value: lender.name },
    { term: t('product'), value: offer.product },
    { term: t('amount'), value: formats.exactMoney(offer.amount) },
    { term: t('period'), value: summary.period },
    { term: t('borrowingRate'), value: formats.percent(offer.borrowingRatePercent) },
    { term: t('fees'), value: formats.exactMoney(offer.fees) },
    { term: t('firstPayment'), value: formats.date(offer.firstPaymentAt) },
    { term: t('withdrawal'), value: t('withdrawalDays', { count: offer.withdrawalDays }) },
    { term: t('validUntil'), value: formats.date(offer.validUntil.slice(0, 10)) },
  ]
  return (
    <Card as="article">
      <Stack gap="close">
        {choice === undefined ? (
          <h2 className={styles['name']}>
            {lender.name}
            <span className={styles['loan']}>{`${summary.amount} · ${summary.period}`}</span>
          </h2>
        ) : (
          <RadioCards
            name={choice.name}
            idPrefix={choice.id}
            options={[{ value: offer.id, label: t('cardSummary', summary) }]}
          />
        )}
        <dl className={styles['figures']}>
          {figures.map(({ term, value }) => (
            <div key={term} className={styles['figure']}>
              <dt>{term}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        <Disclosure summary={t('detailsOf', { lender: lender.name })}>
          <Stack gap="close">
            <SummaryList rows={details} />
            <Text size="small" muted>
              {t('aprHelp')}
            </Text>
          </Stack>
        </Disclosure>
      </Stack>
    </Card>
  )
}
