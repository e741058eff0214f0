// Formats the terms of an offer for display.
import type { Offer } from '@loan/domain/contract/offer'
import { usePeriodText } from '../../context/useFormats.ts'
import { useLaterFormats } from '../../context/useLaterFormats.ts'
import { useTexts } from '../../context/useTexts.ts'

type Row = { readonly term: string; readonly value: string }

export type OfferTerms = {
  /** `5 000 zł for 73 days`. */
  readonly loan: string
  /** Annual percentage rate, as a percentage in the applicant's format. */
  readonly apr: string
  /** The key figures. */
  readonly figures: readonly Row[]
  readonly details: readonly Row[]
  /** The terms for a comparison, besides amount and period; the same terms in the same order for every offer. */
  readonly compared: readonly Row[]
}

export const useOfferTerms = (): ((offer: Offer) => OfferTerms) => {
  const t = useTexts('offer')
  const common = useTexts()
  const { money, exactMoney, percent, date } = useLaterFormats()
  const periodText = usePeriodText()

  return (offer) => {
    const { instalments, lender } = offer
    const period = periodText(offer.period.length, offer.period.scale)
    const total = { term: t('totalPayable'), value: exactMoney(offer.totalPayable) }
    const apr = { term: t('apr'), value: percent(offer.aprPercent) }
    const lastPayment = { term: t('lastPayment'), value: date(offer.lastPaymentAt) }
    const borrowingRate = { term: t('borrowingRate'), value: percent(offer.borrowingRatePercent) }
    const fees = { term: t('fees'), value: exactMoney(offer.fees) }
    const firstPayment = { term: t('firstPayment'), value: date(offer.firstPaymentAt) }
    return {
      apr: apr.value,
      loan: common('loanLine', { amount: money(offer.amount), period }),
      figures: [
        { term: t('instalment', { count: instalments.count }), value: exactMoney(instalments.amount) },
        total,
        apr,
        lastPayment,
      ],
      details: [
        { term: t('lender'), value: lender.name },
        { term: t('product'), value: offer.product },
        { term: t('amount'), value: exactMoney(offer.amount) },
        { term: t('period'), value: period },
        borrowingRate,
        fees,
        firstPayment,
        ...(offer.withdrawalDays === 0
          ? []
          : [{ term: t('withdrawal'), value: t('withdrawalDays', { count: offer.withdrawalDays }) }]),
        { term: t('validUntil'), value: date(offer.validUntil.slice(0, 10)) },
      ],
      compared: [
        { term: t('payments'), value: `${instalments.count} × ${exactMoney(instalments.amount)}` },
        total,
        apr,
        borrowingRate,
        fees,
        firstPayment,
        lastPayment,
      ],
    }
  }
}
