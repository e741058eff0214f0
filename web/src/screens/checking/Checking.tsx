// CHECKING: the server requests offers from lenders. Shows each reported step, and no simulated progress.
import type { LeadStatus } from '@loan/domain/contract/lead'
import { LegalNotices } from '../../context/LegalNotices.tsx'
import { useTexts } from '../../context/useTexts.ts'
import { useLeadStatus } from '../../journey/useLeadStatus.ts'
import { Button } from '../../ui/Button.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { check, clock, info, minus, type IconPath } from '../../ui/icons.ts'
import { Notice } from '../../ui/Notice.tsx'
import { Stack } from '../../ui/Stack.tsx'
import { LiveRegion } from '../LiveRegion.tsx'
import type { LeadScreenProps } from '../leadScreenProps.ts'
import { ScreenHeading } from '../ScreenHeading.tsx'
import { SkipLender } from '../SkipLender.tsx'
import styles from './Checking.module.css'
import { useElapsed } from './useElapsed.ts'

type Step = LeadStatus['steps'][number]

const signs = {
  received: check,
  asking: check,
  declined: minus,
  skipped: minus,
  'no-answer': minus,
  'needs-answer': info,
  changed: info,
  withdrew: minus,
  agreed: check,
  'none-left': minus,
} as const satisfies Record<Step['kind'], IconPath>

const reassureAfterMs = 10_000
const wayOutAfterMs = 60_000

export const Checking = ({ status }: LeadScreenProps) => {
  const t = useTexts('checking')
  const isLong = useElapsed(reassureAfterMs)
  const isTooLong = useElapsed(wayOutAfterMs)
  return (
    <>
      <ScreenHeading title={t('title')} help={t('help')} icon={clock} />
      <Steps steps={status.steps} />
      <LiveRegion>{isLong && !isTooLong && <Notice kind="info">{t('reassurance')}</Notice>}</LiveRegion>
      <LiveRegion>
        {isTooLong && (
          <Notice kind="info" title={t('wayOut>title')}>
            {t('wayOut>text')}
          </Notice>
        )}
      </LiveRegion>
      {isTooLong && <WayOut />}
      <LegalNotices place="checking" />
    </>
  )
}

const Steps = ({ steps }: { readonly steps: readonly Step[] }) => {
  const t = useTexts('checking')
  return (
    // role=log: screen readers read out each line that is added at the end.
    <div role="log" aria-label={t('stepsLabel')}>
      <ol className={styles['steps']}>
        {steps.map(({ kind, lender, at }, index) => {
          const isRunning = kind === 'asking' && index === steps.length - 1
          return (
            <li key={`${at} ${kind}`} className={styles['step']} data-running={isRunning ? true : undefined}>
              <Icon path={isRunning ? clock : signs[kind]} className={styles['sign']} />
              <span>{t(`steps>${kind}`, { lender: lender ?? '' })}</span>
            </li>
          )
        })}
      </ol>
    </div>
  )
}

const WayOut = () => {
  const t = useTexts('checking')
  const { ask, isPolling } = useLeadStatus()
  return (
    <Stack gap="close" start>
      <Button variant="secondary" busy={isPolling} onClick={() => void ask()}>
        {t('wayOut>checkNow')}
      </Button>
      <SkipLender namespace="checking" />
    </Stack>
  )
}
