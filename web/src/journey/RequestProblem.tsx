// The one place that tells an applicant of a failed request: what happened, that the answers are kept, what to do.
import { useState } from 'react'
import type { RequestFailure } from '../api/request.ts'
import { useTexts } from '../context/useTexts.ts'
import { Button } from '../ui/Button.tsx'
import { Notice } from '../ui/Notice.tsx'
import { Stack } from '../ui/Stack.tsx'
import { Text } from '../ui/Text.tsx'
import { isLeadGone, problemOf, secondsToWait } from './problemOf.ts'
import { useCountdown } from './useCountdown.ts'
import { useStartAgain } from './useStartAgain.ts'

export type RequestProblemProps = {
  /** Null where nothing failed; then nothing is shown. */
  readonly failure: RequestFailure | null
  /** Without it there is no button: the screen's own button tries again. */
  readonly onRetry?: () => void
}

export function RequestProblem({ failure, onRetry }: RequestProblemProps) {
  const [last, setLast] = useState({ failure, turn: 0 })
  // Each failure is told anew, also one like the one before.
  if (last.failure !== failure) setLast({ failure, turn: last.turn + 1 })
  const problem = failure && problemOf(failure)
  if (failure === null || problem === null) return null
  if (isLeadGone(failure)) return <LeadGone />
  return <Problem key={last.turn} failure={failure} {...(onRetry && { onRetry })} />
}

function Problem({ failure, onRetry }: { readonly failure: RequestFailure; readonly onRetry?: () => void }) {
  const t = useTexts()
  const wait = secondsToWait(failure)
  const left = useCountdown(wait)

  return (
    <Notice kind="danger">
      <Stack gap="close" start>
        {/* The words are said once; the seconds that run are shown but not said. */}
        <div role="alert">
          <Text>{t(`requestProblems>${problemOf(failure) ?? 'server'}`, { count: wait, seconds: wait })}</Text>
        </div>
        {onRetry !== undefined && (
          <Button variant="secondary" busy={left > 0} onClick={onRetry}>
            {left > 0 ? t('tryAgainIn', { count: left, seconds: left }) : t('tryAgain')}
          </Button>
        )}
      </Stack>
    </Notice>
  )
}

function LeadGone() {
  const t = useTexts()
  const startAgain = useStartAgain()
  return (
    <Notice kind="warning">
      <Stack gap="close" start>
        <div role="alert">
          <Text>{t('requestProblems>notFound')}</Text>
        </div>
        <Button variant="secondary" onClick={startAgain}>
          {t('startAgain')}
        </Button>
      </Stack>
    </Notice>
  )
}
