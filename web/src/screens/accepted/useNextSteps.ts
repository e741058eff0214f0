// The next steps of an accepted application: the contract, the payout and the withdrawal.
import type { AcceptedOffer } from '@loan/domain/contract/agreement'
import { findLastWithdrawalDay } from '@loan/domain/countries/findLastWithdrawalDay'
import { useAppContext, useApplicationState } from '../../app-context/AppContext.tsx'
import { useLazyFormats } from '../../formats/useLazyFormats.ts'
import { useTexts } from '../../texts/useTexts.ts'
import type { StepListItem } from '../frame/StepList.tsx'

const steps = ['contact', 'contract', 'payout', 'withdraw'] as const

type Contract = AcceptedOffer['contract'] | undefined

/**
 * A contract to sign is on this screen, so the lender does not send one. After the signature, the applicant has read
 * it.
 */
const listNextSteps = (contract: Contract): readonly (typeof steps)[number][] => {
  if (!contract) return steps
  return contract.signed === null ? ['contract', 'payout', 'withdraw'] : ['payout', 'withdraw']
}

/** The last characters of the account of the answers; undefined where this browser does not have the account. */
const useAccountEnding = (): string | undefined =>
  useApplicationState(({ leadApplication }) => leadApplication.applicationData.incomeDetails?.iban?.slice(-4))

/** The right to withdraw with its last day; undefined before the signature, and where the day is unknown. */
const useWithdrawalText = (accepted: AcceptedOffer | null): string | undefined => {
  const { country } = useAppContext().product
  const t = useTexts('accepted')
  const offerTexts = useTexts('offer')
  const { shortDate } = useLazyFormats()
  const signed = accepted?.contract?.signed
  if (accepted === null || !signed) return undefined
  const { withdrawalDays } = accepted.offer
  const lastDay = findLastWithdrawalDay(country, withdrawalDays, signed.at)
  if (lastDay === null) return undefined
  const period = offerTexts('periodLength>days', { count: withdrawalDays })
  return t('next>withdrawUntil', { period, date: shortDate(lastDay) })
}

export const useNextSteps = (accepted: AcceptedOffer | null, lender: string): readonly StepListItem[] => {
  const t = useTexts('accepted')
  const ending = useAccountEnding()
  const withdrawalText = useWithdrawalText(accepted)
  const getText = (step: (typeof steps)[number]): string => {
    if (step === 'withdraw' && withdrawalText !== undefined) return withdrawalText
    return step === 'payout' && ending !== undefined
      ? t('next>payoutTo', { lender, ending })
      : t(`next>${step}`, { lender })
  }
  return listNextSteps(accepted?.contract).map((step) => ({ text: getText(step) }))
}
