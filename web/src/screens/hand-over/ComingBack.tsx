// The return from a provider: reports the provider's result to the server once, and waits for the new status.
import { continueLead, type LeadStatus } from '@loan/domain/contract/lead'
import { useEffect, useEffectEvent } from 'react'
import { useTexts } from '../../context/useTexts.ts'
import { useJourney } from '../../journey/JourneyContext.tsx'
import { useLeadAction } from '../../journey/useLeadAction.ts'
import { Loader } from '../../ui/Loader.tsx'
import { LenderFrame } from '../LenderFrame.tsx'
import { isFinalReturn } from './isFinalReturn.ts'
import type { WayBack } from './wayBack.ts'

export type ComingBackProps = {
  readonly status: LeadStatus
  readonly provider: string
  readonly wayBack: WayBack
  /** Called when the server stored the result or rejected it for good; the status is current then. */
  readonly onHandedOn: () => void
}

export const ComingBack = ({ status, provider, wayBack, onHandedOn }: ComingBackProps) => {
  const t = useTexts('hand-over')
  const journey = useJourney()
  const { run, failure, isBusy } = useLeadAction(continueLead)

  const handOn = async () => {
    const result = await run(({ id }) => ({ params: { id }, body: { choice: 'come-back', ...wayBack } }))
    if (result === null || (result.outcome === 'failed' && !isFinalReturn(result.failure))) return
    await journey.ask()
    onHandedOn()
  }
  const handOnOnce = useEffectEvent(() => void handOn())

  useEffect(() => handOnOnce(), [])

  return (
    <LenderFrame
      status={status}
      title={t('back>title')}
      help={t('back>help', { provider })}
      failure={failure}
      onRetry={() => void handOn()}
    >
      {isBusy && <Loader label={t('back>title')} />}
    </LenderFrame>
  )
}
