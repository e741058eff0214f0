// The one place that tells an applicant of a failed request: what happened, that the answers are kept, what to do.
import { useState } from 'react'
import type { RequestFailure } from '../api/request.ts'
import { useNamespace } from './useNamespace.ts'
import { type Translate, useTexts } from './useTexts.ts'
import { Button } from '../ui/Button.tsx'
import { Notice } from '../ui/Notice.tsx'
import { Stack } from '../ui/Stack.tsx'
import { Text } from '../ui/Text.tsx'
import { isLeadGone, problemOf, secondsToRetry, secondsToWait } from './problemOf.ts'
import { useCountdown } from './useCountdown.ts'
import { useStartAgain } from './useStartAgain.ts'

export type RequestProblemProps = {
  /** Null where nothing failed; then nothing is shown. */
  readonly failure: RequestFailure | null
  /** Without it there is no button: the screen's own button tries again. */
  readonly onRetry?: () => void
}

export const RequestProblem = ({ failure, onRetry }: RequestProblemProps) => {
  const [last, setLast] = useState({ failure, turn: 0 })
  // Each failure is told anew, also one like the one before.
  if (last.failure !== failure) setLast({ failure, turn: last.turn + 1 })
  if (failure === null || problemOf(failure) === null) return null
  if (isLeadGone(failure)) return <LeadGone key={last.turn} />
  const seconds = secondsToWait(failure)
  return seconds > 0 ? (
    <TooMany key={last.turn} seconds={onRetry === undefined ? seconds : secondsToRetry(failure)} onRetry={onRetry} />
  ) : (
    <Problem key={last.turn} failure={failure} onRetry={onRetry} />
  )
}

/** Where these words have not come either, those of a lost connection stand in: they are there from the start. */
const useProblemTexts = (): Translate => {
  const t = useTexts()
  const translate = useTexts('request-problem')
  const hasTexts = useNamespace('request-problem')
  return (key, params) => (hasTexts && key !== 'offline' ? translate(key, params) : t('requestProblems>offline'))
}

type RetryProps = { readonly onRetry: (() => void) | undefined }

const Problem = ({ failure, onRetry }: RetryProps & { readonly failure: RequestFailure }) => {
  const t = useTexts()
  const problem = problemOf(failure) ?? 'server'
  const translate = useProblemTexts()
  return (
    <Notice kind="danger" live>
      <Stack gap="close" start>
        <Text>{translate(problem)}</Text>
        {onRetry !== undefined && (
          <Button variant="secondary" onClick={onRetry}>
            {t(problem === 'wrongState' ? 'continue' : 'tryAgain')}
          </Button>
        )}
      </Stack>
    </Notice>
  )
}

/** The seconds run in sight on the button; said is how many there are at first, and again to whoever presses too soon. */
const TooMany = ({ seconds, onRetry }: RetryProps & { readonly seconds: number }) => {
  const t = useTexts()
  const translate = useProblemTexts()
  const left = useCountdown(seconds)
  const [announced, setAnnounced] = useState(seconds)
  // The screen's own button may be pressed again, so there is nothing left to tell.
  if (left === 0 && onRetry === undefined) return null
  return (
    <Notice kind="danger">
      <Stack gap="close" start>
        <div role="alert" key={announced}>
          <Text>{translate('tooMany', { count: announced })}</Text>
        </div>
        {onRetry !== undefined && (
          <Button variant="secondary" onClick={() => (left === 0 ? onRetry() : setAnnounced(left))}>
            {left > 0 ? translate('tryAgainIn', { count: left }) : t('tryAgain')}
          </Button>
        )}
      </Stack>
    </Notice>
  )
}

const LeadGone = () => {
  const t = useTexts()
  const translate = useProblemTexts()
  const startAgain = useStartAgain()
  return (
    <Notice kind="danger" live>
      <Stack gap="close" start>
        <Text>{translate('notFound')}</Text>
        <Button variant="secondary" onClick={startAgain}>
          {t('startAgain')}
        </Button>
      </Stack>
    </Notice>
  )
}
