// CHECKING: the server requests offers from lenders. Shows each reported step, and no simulated progress.
import { useEffect, useState } from 'react'
import { AskingScene } from 'virtual:scene/AskingScene'
import { LegalNotices } from '../../page/LegalNotices.tsx'
import { useTexts } from '../../texts/useTexts.ts'
import { findLenderStage } from '../../lead-session/sentStages.ts'
import { useLeadStatus } from '../../lead-session/useLeadStatus.ts'
import { Button } from '../../ui/Button.tsx'
import { Callout } from '../../ui/Callout.tsx'
import { Stack } from '../../ui/Stack.tsx'
import { LiveRegion } from '../frame/LiveRegion.tsx'
import type { LeadScreenProps } from '../frame/leadScreenProps.ts'
import { ScreenHeading } from '../frame/ScreenHeading.tsx'
import { SentProgress } from '../lender-step/SentProgress.tsx'
import { SkipLender } from '../lender-step/SkipLender.tsx'
import { LenderLog } from './LenderLog.tsx'
import { findAnsweredLender } from './findAnsweredLender.ts'

const reassureAfterMs = 10_000
const stopWaitingAfterMs = 60_000

/** Whether `afterMs` milliseconds have passed since the component mounted. */
const useElapsed = (afterMs: number): boolean => {
  const [hasElapsed, setElapsed] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setElapsed(true), afterMs)
    return () => clearTimeout(timer)
  }, [afterMs])
  return hasElapsed
}

export const Checking = ({ status }: LeadScreenProps) => {
  const t = useTexts('checking')
  const isLong = useElapsed(reassureAfterMs)
  const isTooLong = useElapsed(stopWaitingAfterMs)
  const answered = findAnsweredLender(status.steps)
  return (
    <>
      <SentProgress stage={findLenderStage(status)} />
      <ScreenHeading
        title={answered === null ? t('title') : t('titleAnswered', { lender: answered })}
        properName={answered}
        help={t('help')}
        scene={<AskingScene />}
      />
      <LenderLog steps={status.steps} />
      {answered === null && (
        <Callout kind="info" title={t('after>title')}>
          {t('after>text')}
        </Callout>
      )}
      <LiveRegion>{isLong && !isTooLong && <Callout kind="info">{t('reassurance')}</Callout>}</LiveRegion>
      <LiveRegion>
        {isTooLong && (
          <Callout kind="info" title={t('stopWaiting>title')}>
            {t('stopWaiting>text')}
          </Callout>
        )}
      </LiveRegion>
      {isTooLong && <StopWaiting />}
      <LegalNotices position="checking" />
    </>
  )
}

const StopWaiting = () => {
  const t = useTexts('checking')
  const { poll, isPolling } = useLeadStatus()
  return (
    <Stack gap="close" start>
      <Button variant="secondary" busy={isPolling} onClick={() => void poll()}>
        {t('stopWaiting>checkNow')}
      </Button>
      <SkipLender namespace="checking" />
    </Stack>
  )
}
