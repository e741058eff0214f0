// The form of a question state: the fields that the lender requires, or a review of all answers, and the declarations.
import type { LeadStatus } from '@loan/domain/contract/lead'
import { questionCallsByState } from '@loan/domain/contract/lenderSteps'
import { omitAnswered } from '@loan/domain/lender-steps/omitAnswered'
import { lenderSteps, type StateOfKind } from '@loan/domain/lender-steps/lenderSteps'
import { findSubset } from '@loan/domain/lender-steps/findSubset'
import type { NamedDataPoint } from '@loan/domain/pages/pageDataPoints'
import { toScreenName } from '@loan/domain/states'
import { useMemo } from 'react'
import { omitPointer } from '../../api/rejectedFields.ts'
import { useAppContext } from '../../app-context/AppContext.tsx'
import { useAllTexts, useTexts } from '../../texts/useTexts.ts'
import { AnswerFields, AnswerProblems } from '../../form/AnswerFields.tsx'
import { useLeadAction } from '../../lead-session/useLeadAction.ts'
import { useLeadStatus } from '../../lead-session/useLeadStatus.ts'
import type { StoredFieldError } from '../../store/state.ts'
import { Button } from '../../ui/Button.tsx'
import { Callout } from '../../ui/Callout.tsx'
import { Stack } from '../../ui/Stack.tsx'
import { LenderFrame, useLenderName } from '../lender-step/LenderFrame.tsx'
import { Declaration, useDeclaration } from './Declaration.tsx'
import { ExistingAnswers } from './ExistingAnswers.tsx'
import { FieldHelp } from './FieldHelp.tsx'
import { useStepForm } from '../lender-step/useStepForm.ts'

export type QuestionsFormProps = {
  readonly state: StateOfKind<'questions'>
  readonly status: LeadStatus
  readonly stepDataPoints: readonly NamedDataPoint[]
}

export const QuestionsForm = ({ state, status, stepDataPoints }: QuestionsFormProps) => {
  const { product, store } = useAppContext()
  const { textsLocale } = useLeadStatus()
  const allTexts = useAllTexts()
  const t = useTexts('questions')
  const screen = toScreenName(state)
  const lender = useLenderName(status)
  const step = lenderSteps[state]
  const isReview = step.shows === 'all'
  const { policies, questions } = status
  const answer = useLeadAction(questionCallsByState[state])
  const declaration = useDeclaration(policies)

  const requiredDataPoints = useMemo(
    () => (questions?.dataPoints ?? []).flatMap((name) => stepDataPoints.find((named) => named.name === name) ?? []),
    [questions, stepDataPoints],
  )
  /** The data points of a review, without those that the applicant already answered under another name. */
  const reviewedDataPoints = useMemo(() => {
    const { applicationData } = store.getState().leadApplication
    return omitAnswered(stepDataPoints, { product, application: applicationData })
  }, [stepDataPoints, product, store])
  // The page's own text replaces the message of an error without a specific code.
  const disputedAnswers = (questions?.errors ?? [])
    .map(omitPointer)
    .map((error): StoredFieldError =>
      error.code === 'unknown' ? { ...error, message: t('disputed', { lender }) } : error,
    )

  const form = useStepForm({
    dataPoints: isReview ? reviewedDataPoints : requiredDataPoints,
    requiredDataPoints,
    disputedAnswers,
    isBlocked: declaration.isBlocked,
    send: ({ sections, removedPaths }) =>
      answer.run(({ id }) => ({
        body: {
          ...sections,
          ...(removedPaths && { takenBack: removedPaths }),
          id,
          ...(policies.length > 0 && { locale: textsLocale, declaration: true }),
        },
      })),
  })
  const { formRef, onInput, onSubmit } = form
  const isBeforeFirstSubmit = form.attempts === 0

  /** The name of the required subset of the step; null for a subset without a name and for a review. */
  const subsetName =
    step.shows === undefined
      ? findSubset(
          step,
          requiredDataPoints.map(({ name }) => name),
        )
      : null
  /** Returns the text of the required subset of the step, if it has one; otherwise the text of the step. */
  const getStepText = (name: 'title' | 'help'): string => {
    const subsetKey = `screens>${screen}>subsets>${subsetName}>${name}`
    // The key is written again for the check `locales`, which reads only the arguments of `t`.
    return subsetName !== null && allTexts.has('questions', subsetKey)
      ? t(`screens>${screen}>subsets>${subsetName}>${name}`, { lender })
      : t(`screens>${screen}>${name}`, { lender })
  }

  return (
    <LenderFrame
      status={status}
      title={getStepText('title')}
      help={getStepText('help')}
      hasErrors={form.errors.length > 0}
      failure={answer.failure}
    >
      <form ref={formRef} data-step={screen} method="post" noValidate onSubmit={onSubmit} onInput={onInput}>
        <Stack>
          <AnswerProblems
            form={form}
            more={declaration.errors}
            {...(isBeforeFirstSubmit && { title: t('disputedTitle', { lender }) })}
          />
          {form.unmappedErrors.length > 0 && (
            <Callout kind="danger" live>
              {t('unmappedErrors', { lender })}
            </Callout>
          )}
          {isReview ? (
            <ExistingAnswers state={state} form={form} />
          ) : (
            <AnswerFields
              form={form}
              dataPoints={form.shown}
              renderAfter={(dataPoint) => <FieldHelp dataPoint={dataPoint} formRef={formRef} />}
            />
          )}
          <Declaration policies={policies} declaration={declaration} />
          <Button type="submit" fullWidth busy={answer.isBusy}>
            {isReview ? t('sendReview', { lender }) : t('send')}
          </Button>
        </Stack>
      </form>
    </LenderFrame>
  )
}
