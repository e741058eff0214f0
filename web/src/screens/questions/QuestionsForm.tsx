// What a lender asks, as one form: the fields it still wants, or every known answer to look over; and what is to be
// declared.
import type { LeadStatus } from '@loan/domain/contract/lead'
import { questionCallOf } from '@loan/domain/contract/lender-steps'
import { lenderSteps, type StateOfKind } from '@loan/domain/lender-steps/lenderSteps'
import type { NamedDataPoint } from '@loan/domain/pages/chain'
import { screenNameOf } from '@loan/domain/states'
import { useMemo } from 'react'
import { useApplication } from '../../context/ApplicationContext.tsx'
import { useTexts } from '../../context/useTexts.ts'
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
import { useStepForm } from './useStepForm.ts'

export type QuestionsFormProps = {
  readonly state: StateOfKind<'questions'>
  readonly status: LeadStatus
  readonly stepDataPoints: readonly NamedDataPoint[]
}

export const QuestionsForm = ({ state, status, stepDataPoints }: QuestionsFormProps) => {
  const { texts } = useApplication()
  const t = useTexts('questions')
  const screen = screenNameOf(state)
  const lender = useLenderName(status)
  const isReview = lenderSteps[state].asks === 'known'
  const { policies, questions } = status
  const answer = useLeadAction(questionCallOf[state])
  const declaration = useDeclaration(policies)

  const wanted = useMemo(
    () => (questions?.dataPoints ?? []).flatMap((name) => stepDataPoints.find((asked) => asked.name === name) ?? []),
    [questions, stepDataPoints],
  )
  // A code that says nothing is told in the page's words.
  const doubts = (questions?.errors ?? []).map(({ pointer: _pointer, ...error }): PageError =>
    error.code === 'unknown' ? { ...error, message: t('doubted', { lender }) } : error,
  )

  const form = useStepForm({
    dataPoints: isReview ? stepDataPoints : wanted,
    wanted,
    doubts,
    isBlocked: declaration.isBlocked,
    send: (answers) =>
      answer.run(({ id }) => ({
        body: { ...answers, id, ...(policies.length > 0 && { locale: texts.language, declaration: true }) },
      })),
  })
  const isBeforeFirstPress = form.attempts === 0

  return (
    <LenderFrame
      status={status}
      title={t(`screens>${screen}>title`)}
      help={t(`screens>${screen}>help`, { lender })}
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
