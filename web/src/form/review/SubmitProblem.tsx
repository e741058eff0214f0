// Shows why the application was not submitted, with the action that continues.
import type { SaveOutcome } from '../../app-context/leadSaver.ts'
import { RequestProblem } from '../../errors/RequestProblem.tsx'
import { useTexts } from '../../texts/useTexts.ts'
import { Button } from '../../ui/Button.tsx'
import { Callout } from '../../ui/Callout.tsx'
import { Phrase } from '../../ui/Phrase.tsx'

type SubmitProblemProps = {
  readonly outcome: SaveOutcome
  readonly onRetry: () => void
  /** Submits the answers of this page over those that another device saved with this revision. */
  readonly onOverwrite: (revision: number) => void
}

export const SubmitProblem = ({ outcome, onRetry, onOverwrite }: SubmitProblemProps) => {
  const review = useTexts('review')
  const problems = useTexts('request-problem')
  switch (outcome.outcome) {
    case 'failed':
      return <RequestProblem failure={outcome.failure} onRetry={onRetry} />
    case 'invalid':
      return (
        <Callout kind="danger" live>
          {outcome.errors.map(({ message }) => message).join(' ')}
        </Callout>
      )
    case 'conflict':
      return (
        <Callout kind="warning" live>
          <Phrase>{problems('conflict')}</Phrase>{' '}
          <Button variant="secondary" onClick={() => onOverwrite(outcome.revision)}>
            {review('useTheseAnswers')}
          </Button>
        </Callout>
      )
    case 'saved':
      return null
  }
}
