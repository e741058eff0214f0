// The button that requests a new code, with a countdown until the server allows it. Screen readers do not read out each
// second.
import { resendMobileCode } from '@loan/domain/contract/customer'
import type { LeadStatus } from '@loan/domain/contract/lead'
import { type ReactNode, useState } from 'react'
import type { RequestFailure } from '../../api/request.ts'
import { useTexts } from '../../texts/useTexts.ts'
import { RequestProblem } from '../../errors/RequestProblem.tsx'
import { useCountdown } from '../../lib/useCountdown.ts'
import { useLeadAction } from '../../lead-session/useLeadAction.ts'
import { Button } from '../../ui/Button.tsx'
import { Stack } from '../../ui/Stack.tsx'
import { Text } from '../../ui/Text.tsx'
import { LiveRegion } from '../frame/LiveRegion.tsx'

type Verification = NonNullable<LeadStatus['verification']>

export type ResendCodeProps = {
  readonly verification: Verification
  /** Called after a new code was sent. The button is hidden for a while, so the caller must move the focus. */
  readonly onResent: () => void
}

export const ResendCode = ({ verification, onResent }: ResendCodeProps) => {
  const t = useTexts('mobile-verification')
  const resend = useLeadAction(resendMobileCode)
  const [hasResent, setResent] = useState(false)
  const { resendsLeft, resendAfterSeconds, expiresAt, withheld } = verification

  const run = async () => {
    setResent(false)
    const result = await resend.run(({ id }) => ({ body: { id } }))
    if (result?.outcome !== 'done') return
    // There is no earlier code that stops working.
    setResent(!withheld)
    onResent()
  }

  return (
    <Stack gap="tight" start>
      <RequestProblem failure={resend.failure} />
      <LiveRegion>{hasResent && <Text>{t('resent')}</Text>}</LiveRegion>
      {resendsLeft === 0 ? (
        <Text muted>{t('noResendsLeft')}</Text>
      ) : (
        // The key restarts the countdown after a new code.
        <Waiting key={`${expiresAt} ${resendsLeft}`} seconds={resendAfterSeconds} isLimited={withheld}>
          <Button variant="secondary" busy={resend.isBusy} describedBy="resends-left" onClick={() => void run()}>
            {t('resend')}
          </Button>
          <Text id="resends-left" muted>
            {t('resendsLeft', { count: resendsLeft })}
          </Text>
        </Waiting>
      )}
    </Stack>
  )
}

type WaitingProps = {
  readonly seconds: number
  /** Whether the server sent no code, because too many were requested. */
  readonly isLimited: boolean
  readonly children: ReactNode
}

const Waiting = ({ seconds, isLimited, children }: WaitingProps) => {
  const t = useTexts('mobile-verification')
  const remainingSeconds = useCountdown(seconds)
  const [limit] = useState<RequestFailure>({
    outcome: 'http',
    httpStatus: 429,
    problem: null,
    retryAfterSeconds: seconds,
  })
  if (remainingSeconds === 0) return children
  return isLimited ? (
    <RequestProblem failure={limit} />
  ) : (
    <Text muted>{t('resendCountdown', { count: remainingSeconds })}</Text>
  )
}
