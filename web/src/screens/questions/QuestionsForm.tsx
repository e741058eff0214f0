// The form of a question state: the fields that the lender requires, or a review of all answers, and the declarations.
import type { LeadStatus } from '@loan/domain/contract/lead'
import { questionCallsByState } from '@loan/domain/contract/lenderSteps'
import { omitAnswered } from '@loan/domain/lender-steps/omitAnswered'
import { lenderSteps, type StateOfKind } from '@loan/domain/lender-steps/lenderSteps'
import { findSubset } from '@loan/domain/lender-steps/findSubset'
import type { NamedDataPoint } from '@loan/domain/pages/chain'
import { toScreenName } from '@loan/domain/states'
import { useMemo } from 'react'
import { useApplication } from '../../context/ApplicationContext.tsx'
import { useAllTexts, useTexts } from '../../context/useTexts.ts'
import { AnswerFields, AnswerProblems } from '../../form/AnswerFields.tsx'
import { useLeadAction } from '../../journey/useLeadAction.ts'
import type { PageError } from '../../store/state.ts'
import { Button } from '../../ui/Button.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { Stack } from '../../ui/Stack.tsx'
import { LenderFrame, useLenderName } from '../LenderFrame.tsx'
import { Declaration, declarationHref, useDeclaration } from './Declaration.tsx'
import { KnownAnswers } from './KnownAnswers.tsx'
import { FieldHelp } from './FieldHelp.tsx'
import { useStepForm } from '../useStepForm.ts'

export type QuestionsFormProps = {
  readonly state: StateOfKind<'questions'>
  readonly status: LeadStatus
  readonly stepDataPoints: readonly NamedDataPoint[]
}

export const QuestionsForm = ({ state, status, stepDataPoints }: QuestionsFormProps) => {
  const { product, store, texts } = useApplication()
  const allTexts = useAllTexts()
  const t = useTexts('questions')
  const screen = toScreenName(state)
  const lender = useLenderName(status)
  const step = lenderSteps[state]
  const isReview = step.shows === 'all'
  const { policies, questions } = status
  const answer = useLeadAction(questionCallsByState[state])
  const declaration = useDeclaration(policies)

  const wanted = useMemo(
    () => (questions?.dataPoints ?? []).flatMap((name) => stepDataPoints.find((asked) => asked.name === name) ?? []),
    [questions, stepDataPoints],
  )
  /** Omits data points that the applicant already answered under another name. */
  const reviewed = useMemo(() => {
    const { applicationData } = store.getState().leadApplication
    return omitAnswered(stepDataPoints, { product, application: applicationData })
  }, [stepDataPoints, product, store])
  // The page's own text replaces the message of an error without a specific code.
  const doubts = (questions?.errors ?? []).map(({ pointer: _pointer, ...error }): PageError =>
    error.code === 'unknown' ? { ...error, message: t('doubted', { lender }) } : error,
  )

  const form = useStepForm({
    dataPoints: isReview ? reviewed : wanted,
    wanted,
    doubts,
    isBlocked: declaration.isBlocked,
    send: ({ sections, takenBack }) =>
      answer.run(({ id }) => ({
        body: {
          ...sections,
          ...(takenBack && { takenBack }),
          id,
          ...(policies.length > 0 && { locale: texts.language, declaration: true }),
        },
      })),
  })
  const isBeforeFirstPress = form.attempts === 0

  const part =
    step.shows === undefined
      ? findSubset(
          step,
          wanted.map(({ name }) => name),
        )
      : null
  /** Returns the heading of the required subset of the step, if it has one; otherwise the heading of the step. */
  const headingOf = (text: 'title' | 'help'): string => {
    const ofPart = `screens>${screen}>parts>${part}>${text}`
    return part !== null && allTexts.has('questions', ofPart)
      ? t(`screens>${screen}>parts>${part}>${text}`, { lender })
      : t(`screens>${screen}>${text}`, { lender })
  }

  return (
    <LenderFrame
      status={status}
      title={headingOf('title')}
      help={headingOf('help')}
      hasErrors={form.errors.length > 0}
      failure={answer.failure}
    >
      <form
        ref={form.formRef}
        data-step={screen}
        method="post"
        noValidate
        onSubmit={form.onSubmit}
        onInput={form.onInput}
      >
        <Stack>
          <AnswerProblems
            form={form}
            more={declaration.errors.map((text) => ({ href: declarationHref, text }))}
            {...(isBeforeFirstPress && { title: t('doubtsTitle', { lender }) })}
          />
          {form.strayErrors.length > 0 && (
            <Notice kind="danger" live>
              {t('refused', { lender })}
            </Notice>
          )}
          {isReview ? (
            <KnownAnswers state={state} form={form} />
          ) : (
            <AnswerFields
              form={form}
              dataPoints={form.shown}
              beside={(dataPoint) => <FieldHelp dataPoint={dataPoint} formRef={form.formRef} />}
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
