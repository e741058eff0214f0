// Shows a failed request to the applicant: what happened, that the answers are saved, and what to do.
import { useState } from 'react'
import type { RequestFailure } from '../api/request.ts'
import { useNamespace } from '../texts/useNamespace.ts'
import { type Translate, useTexts } from '../texts/useTexts.ts'
import { Button } from '../ui/Button.tsx'
import { Callout } from '../ui/Callout.tsx'
import { Stack } from '../ui/Stack.tsx'
import { leaveFocus } from '../ui/takeFocus.ts'
import { Text } from '../ui/Text.tsx'
import { isLeadGone, findProblemName, getRetrySeconds, getRateLimitSeconds } from './findProblemName.ts'
import { useCountdown } from '../lib/useCountdown.ts'
import { useStartAgain } from '../page/useStartAgain.ts'

export type RequestProblemProps = {
  /** Null shows nothing. */
  readonly failure: RequestFailure | null
  /** Shows a retry button. Without it the applicant retries with the screen's own button. */
  readonly onRetry?: () => void
}

export const RequestProblem = ({ failure, onRetry }: RequestProblemProps) => {
  const [last, setLast] = useState({ failure, count: 0 })
  // A new key for each failure, so that screen readers announce an equal failure again.
  if (last.failure !== failure) setLast({ failure, count: last.count + 1 })
  if (failure === null || findProblemName(failure) === null) return null
  if (isLeadGone(failure)) return <LeadDeleted key={last.count} />
  const seconds = getRateLimitSeconds(failure)
  return seconds > 0 ? (
    <TooMany key={last.count} seconds={onRetry === undefined ? seconds : getRetrySeconds(failure)} onRetry={onRetry} />
  ) : (
    <Problem key={last.count} failure={failure} onRetry={onRetry} />
  )
}

/** Falls back to the built-in text of a lost connection while the namespace is not loaded. */
const useProblemTexts = (): Translate => {
  const t = useTexts()
  const translate = useTexts('request-problem')
  const hasTexts = useNamespace('request-problem')
  return (key, params) => (hasTexts && key !== 'offline' ? translate(key, params) : t('requestProblems>offline'))
}

type RetryProps = { readonly onRetry: (() => void) | undefined }

const Problem = ({ failure, onRetry }: RetryProps & { readonly failure: RequestFailure }) => {
  const t = useTexts()
  const problem = findProblemName(failure) ?? 'server'
  const translate = useProblemTexts()
  return (
    <Callout kind="danger" live>
      <Stack gap="close" start>
        <Text>{translate(problem)}</Text>
        {onRetry !== undefined && (
          <Button ref={leaveFocus} variant="secondary" onClick={onRetry}>
            {t(problem === 'wrongState' ? 'continue' : 'tryAgain')}
          </Button>
        )}
      </Stack>
    </Callout>
  )
}

/** The button shows a countdown. The alert announces its first value, and its current value after an early press. */
const TooMany = ({ seconds, onRetry }: RetryProps & { readonly seconds: number }) => {
  const t = useTexts()
  const translate = useProblemTexts()
  const remainingSeconds = useCountdown(seconds)
  const [announced, setAnnounced] = useState(seconds)
  // The screen's own button can retry now.
  if (remainingSeconds === 0 && onRetry === undefined) return null
  return (
    <Callout kind="danger">
      <Stack gap="close" start>
        <div role="alert" key={announced}>
          <Text>{translate('tooMany', { count: announced })}</Text>
        </div>
        {onRetry !== undefined && (
          <Button
            ref={leaveFocus}
            variant="secondary"
            onClick={() => (remainingSeconds === 0 ? onRetry() : setAnnounced(remainingSeconds))}
          >
            {remainingSeconds > 0 ? translate('tryAgainIn', { count: remainingSeconds }) : t('tryAgain')}
          </Button>
        )}
      </Stack>
    </Callout>
  )
}

const LeadDeleted = () => {
  const t = useTexts()
  const translate = useProblemTexts()
  const startAgain = useStartAgain()
  return (
    <Callout kind="danger" live>
      <Stack gap="close" start>
        <Text>{translate('notFound')}</Text>
        <Button ref={leaveFocus} variant="secondary" onClick={startAgain}>
          {t('startAgain')}
        </Button>
      </Stack>
    </Callout>
  )
}
