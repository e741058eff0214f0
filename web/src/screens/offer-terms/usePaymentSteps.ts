// The payments of an accepted offer as dated steps: each of a few, or the first with the number of the others.
import type { AcceptedOffer } from '@loan/domain/contract/agreement'
import type { Offer } from '@loan/domain/contract/offer'
import { useLazyFormats } from '../../formats/useLazyFormats.ts'
import { useTexts } from '../../texts/useTexts.ts'
import type { ListedStep } from '../frame/StepList.tsx'

const maxListed = 4

/** Returns a function whose result is empty without an offer. Without a plan only the first payment has its figures. */
export const usePaymentSteps = (): ((offer: Offer | null, accepted: AcceptedOffer | null) => readonly ListedStep[]) => {
  const t = useTexts('receipt')
  const { date, exactMoney } = useLazyFormats()
  return (offer, accepted) => {
    if (offer === null) return []
    const { instalments, firstPaymentAt, lastPaymentAt } = offer
    const first = { dueAt: firstPaymentAt, payment: instalments.amount }
    const rows = accepted?.plan.rows ?? [first]
    const count = accepted === null ? instalments.count : rows.length
    if (count === 1)
      return [{ date: date(lastPaymentAt), text: t('onlyPayment', { amount: exactMoney(first.payment) }) }]
    const isShort = rows.length === count && count <= maxListed
    const listed = isShort ? rows : rows.slice(0, 1)
    return [
      ...listed.map(({ dueAt, payment }, index) => ({
        date: date(dueAt),
        text: t('payment', { number: index + 1, total: count, amount: exactMoney(payment) }),
      })),
      ...(isShort ? [] : [{ text: t('morePayments', { count: count - 1, date: date(lastPaymentAt) }) }]),
    ]
  }
}
