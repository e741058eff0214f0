// The return from a provider: reports the provider's result to the server once, and waits for the new status.
import { continueLead, type LeadStatus } from '@loan/domain/contract/lead'
import { useEffect, useEffectEvent } from 'react'
import { useTexts } from '../../texts/useTexts.ts'
import { useLeadSession } from '../../lead-session/LeadSessionContext.tsx'
import { useLeadAction } from '../../lead-session/useLeadAction.ts'
import { Loader } from '../../ui/Loader.tsx'
import { LenderFrame } from '../lender-step/LenderFrame.tsx'
import { isReturnRejected, type ProviderReturn } from './providerReturn.ts'

export type ProviderReturnCallbackProps = {
  readonly status: LeadStatus
  readonly provider: string
  readonly providerReturn: ProviderReturn
  /** Called when the server stored the result or rejected it for good; the status is current then. */
  readonly onContinue: () => void
}

export const ProviderReturnCallback = ({
  status,
  provider,
  providerReturn,
  onContinue,
}: ProviderReturnCallbackProps) => {
  const t = useTexts('hand-over')
  const leadSession = useLeadSession()
  const { run, failure, isBusy } = useLeadAction(continueLead)

  const reportReturn = async () => {
    const result = await run(({ id }) => ({ params: { id }, body: { choice: 'come-back', ...providerReturn } }))
    if (result === null || (result.outcome === 'failed' && !isReturnRejected(result.failure))) return
    await leadSession.poll()
    onContinue()
  }
  const reportOnMount = useEffectEvent(() => void reportReturn())

  useEffect(() => reportOnMount(), [])

  return (
    <LenderFrame
      status={status}
      title={t('back>title')}
      help={t('back>help', { provider })}
      failure={failure}
      onRetry={() => void reportReturn()}
    >
      {isBusy && <Loader label={t('back>title')} />}
    </LenderFrame>
  )
}
