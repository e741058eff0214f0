// Formats the terms of an offer for display.
import type { Offer } from '@loan/domain/contract/offer'
import { getToday } from '@loan/domain/getToday'
import { useAppContext } from '../../app-context/AppContext.tsx'
import { useLazyFormats } from '../../formats/useLazyFormats.ts'
import { useTexts } from '../../texts/useTexts.ts'
import type { SummaryRow } from '../../ui/SummaryList.tsx'
import { listLenderRows } from './listLenderRows.tsx'

type TermRow = { readonly term: string; readonly value: string }

export type ComparedRow = TermRow & {
  /** Identifies the term among offers, whatever its text is. */
  readonly key: string
  /** The number behind the value, of which the lowest is the best; absent where no value is better. */
  readonly figure?: number
  /** Only figures of one loan amount are compared: a smaller loan costs less money. Absent for a rate. */
  readonly loanAmount?: number
}

export type OfferTerms = {
  /** `5 000 zł for 73 days`. */
  readonly loan: string
  /** Annual percentage rate, as a percentage in the applicant's format. */
  readonly apr: string
  /** `2 × 2 672,57 zł`. */
  readonly payments: string
  /** The key figures: instalment, cost in money, total, annual rate. */
  readonly figures: readonly TermRow[]
  /** The dates of the first and the last payment. */
  readonly dates: readonly TermRow[]
  /** Until when the offer can be accepted: date and time in the country. */
  readonly validity: TermRow
  readonly details: readonly SummaryRow[]
  /** The terms for a comparison, besides amount and period. */
  readonly compared: readonly ComparedRow[]
}

/** Returns a function, for callers with several offers or with none yet. */
export const useBuildOfferTerms = (): ((offer: Offer) => OfferTerms) => {
  const t = useTexts('offer')
  const common = useTexts()
  const { country } = useAppContext().product
  const { money, exactMoney, rate, shortDate, time } = useLazyFormats()
  const formatInstant = (instant: string): string =>
    `${shortDate(getToday(country, new Date(instant)))}, ${time(instant)}`

  return (offer) => {
    const { instalments, lender } = offer
    const period = t(`periodLength>${offer.period.scale}`, { count: offer.period.length })
    const total = { term: t('totalPayable'), value: exactMoney(offer.totalPayable) }
    const apr = { term: t('apr'), value: rate(offer.aprPercent) }
    const lastPayment = { term: t('lastPayment'), value: shortDate(offer.lastPaymentAt) }
    const borrowingRate = { term: t('borrowingRate'), value: rate(offer.borrowingRatePercent) }
    const fees = { term: t('fees'), value: exactMoney(offer.fees) }
    // In whole cents, because the difference of two decimals is not exact.
    const costAmount = Math.round((offer.totalPayable - offer.amount) * 100) / 100
    const cost = { term: t('cost'), value: exactMoney(costAmount) }
    const payments = `${instalments.count} × ${exactMoney(instalments.amount)}`
    const firstPayment = { term: t('firstPayment'), value: shortDate(offer.firstPaymentAt) }
    const validity = { term: t('validUntil'), value: formatInstant(offer.validUntil) }
    return {
      validity,
      apr: apr.value,
      loan: common('loanLine', { amount: money(offer.amount), period }),
      figures: [
        { term: t('instalment', { count: instalments.count }), value: exactMoney(instalments.amount) },
        cost,
        total,
        apr,
      ],
      payments,
      dates: instalments.count === 1 ? [lastPayment] : [firstPayment, lastPayment],
      details: [
        ...listLenderRows(t('lender'), lender),
        { term: t('product'), value: offer.product },
        { term: t('amount'), value: exactMoney(offer.amount) },
        { term: t('period'), value: period },
        borrowingRate,
        fees,
        firstPayment,
        lastPayment,
        ...(offer.withdrawalDays === 0
          ? []
          : [{ term: t('withdrawal'), value: t('withdrawalDays', { count: offer.withdrawalDays }) }]),
        validity,
      ],
      compared: [
        { key: 'payments', term: t('payments'), value: payments },
        { key: 'cost', ...cost, figure: costAmount, loanAmount: offer.amount },
        { key: 'total', ...total, figure: offer.totalPayable, loanAmount: offer.amount },
        { key: 'apr', ...apr, figure: offer.aprPercent },
        { key: 'borrowingRate', ...borrowingRate, figure: offer.borrowingRatePercent },
        { key: 'fees', ...fees, figure: offer.fees, loanAmount: offer.amount },
        { key: 'firstPayment', ...firstPayment },
        { key: 'lastPayment', ...lastPayment },
      ],
    }
  }
}

export const useOfferTerms = (offer: Offer): OfferTerms => useBuildOfferTerms()(offer)
