// The payments of an accepted offer as dated steps.
import type { Offer } from '@loan/domain/contract/offer'
import { useLazyFormats } from '../../formats/useLazyFormats.ts'
import { useTexts } from '../../texts/useTexts.ts'
import type { ListedStep } from '../frame/StepList.tsx'

/** Returns a function whose result is empty without an offer. */
export const usePaymentSteps = (): ((offer: Offer | null) => readonly ListedStep[]) => {
  const t = useTexts('receipt')
  const { date, exactMoney } = useLazyFormats()
  return (offer) => {
    if (offer === null) return []
    const { instalments, firstPaymentAt, lastPaymentAt } = offer
    const amount = exactMoney(instalments.amount)
    const last = { date: date(lastPaymentAt), text: t('lastPayment') }
    if (instalments.count === 1) return [{ date: date(lastPaymentAt), text: t('onlyPayment', { amount }) }]
    return [{ date: date(firstPaymentAt), text: t('firstPayment', { amount }) }, last]
  }
}
