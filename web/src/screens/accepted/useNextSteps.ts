// The next steps of an accepted application: the contract, the payout and the withdrawal.
import type { AcceptedOffer } from '@loan/domain/contract/agreement'
import { useApplicationState } from '../../app-context/AppContext.tsx'
import { useTexts } from '../../texts/useTexts.ts'
import type { ListedStep } from '../frame/StepList.tsx'

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

export const useNextSteps = (contract: Contract, lender: string): readonly ListedStep[] => {
  const t = useTexts('accepted')
  const ending = useAccountEnding()
  return listNextSteps(contract).map((step) => ({
    text:
      step === 'payout' && ending !== undefined
        ? t('next>payoutTo', { lender, ending })
        : t(`next>${step}`, { lender }),
  }))
}
