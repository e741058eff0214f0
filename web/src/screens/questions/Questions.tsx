// The screen of all question states: loads the chunks of the step, then shows its form. The domain's table of lender
// steps defines the questions of each state.
import { type StateOfKind, isStateOfKind } from '@loan/domain/lender-steps/lenderSteps'
import { PageLoader } from '../../page/PageLoader.tsx'
import { useTexts } from '../../texts/useTexts.ts'
import { LoadProblem } from '../frame/LoadProblem.tsx'
import type { LeadScreenProps } from '../frame/leadScreenProps.ts'
import { QuestionsForm } from './QuestionsForm.tsx'
import { useStepDataPoints } from './useStepDataPoints.ts'

type QuestionsState = StateOfKind<'questions'>

const assertQuestions: (state: LeadScreenProps['state']) => asserts state is QuestionsState = (state) => {
  if (!isStateOfKind(state, 'questions')) throw new Error(`State ${state} has no questions`)
}

export const Questions = ({ state, status }: LeadScreenProps) => {
  assertQuestions(state)
  const t = useTexts()
  const hasDisputedAnswers = (status.questions?.errors ?? []).length > 0
  const loading = useStepDataPoints(state, hasDisputedAnswers)
  if (loading.outcome === 'failed') return <LoadProblem reason={loading.reason} onRetry={loading.retry} />
  if (loading.outcome === 'loading') return <PageLoader label={t('loading')} />
  // The key mounts a new form when the lender requires other answers.
  return (
    <QuestionsForm
      key={JSON.stringify(status.questions)}
      state={state}
      status={status}
      stepDataPoints={loading.loaded}
    />
  )
}
