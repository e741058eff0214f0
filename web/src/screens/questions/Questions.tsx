// Every state of questions: the step's parts on their way, then its form. What a state asks stands in the table of
// steps (domain), what it says in its texts.
import { type StateOfKind, isStateOfKind } from '@loan/domain/lender-steps/lenderSteps'
import { useTexts } from '../../context/useTexts.ts'
import { Loader } from '../../ui/Loader.tsx'
import { LoadProblem } from '../LoadProblem.tsx'
import type { LeadScreenProps } from '../leadScreenProps.ts'
import { QuestionsForm } from './QuestionsForm.tsx'
import { useStepParts } from './useStepParts.ts'

type QuestionsState = StateOfKind<'questions'>

const assertQuestions: (state: LeadScreenProps['state']) => asserts state is QuestionsState = (state) => {
  if (!isStateOfKind(state, 'questions')) throw new Error(`Nothing is asked in ${state}`)
}

export const Questions = ({ state, status }: LeadScreenProps) => {
  assertQuestions(state)
  const t = useTexts()
  const loading = useStepParts(state)
  if (loading.outcome === 'failed') return <LoadProblem reason={loading.reason} onRetry={loading.retry} />
  if (loading.outcome === 'loading') return <Loader label={t('loading')} />
  // Asked anew after an answer, it is another form.
  return (
    <QuestionsForm
      key={JSON.stringify(status.questions)}
      state={state}
      status={status}
      stepDataPoints={loading.loaded}
    />
  )
}
