// The form of an offer whose lender requires answers with the acceptance. Uses the form of the lender steps: prefilled,
// validated by the same rules, stored as drafts.
import { useTexts } from '../../texts/useTexts.ts'
import { AnswerFields, AnswerProblems } from '../../form/AnswerFields.tsx'
import { Stack } from '../../ui/Stack.tsx'
import { useStepForm } from '../lender-step/useStepForm.ts'
import type { OfferFormProps } from './offerFormProps.ts'

export const RequiredDataForm = (props: OfferFormProps) => {
  const { id, questions, errors, isBlocked, onAccept, lender, choice, children } = props
  const t = useTexts('offer')

  const readValues = () => new FormData(form.formRef.current ?? undefined)

  const form = useStepForm({
    dataPoints: questions,
    isBlocked: () => isBlocked(readValues()),
    send: ({ sections, removedPaths }) =>
      onAccept(readValues(), { ...sections, ...(removedPaths && { takenBack: removedPaths }) }),
  })
  const { formRef, onInput, onSubmit } = form

  return (
    <form ref={formRef} id={id} method="post" noValidate onSubmit={onSubmit} onInput={onInput}>
      <Stack>
        <AnswerProblems form={form} more={errors.list} />
        {choice}
        <Stack>
          <h2>{t('questions', { lender })}</h2>
          <AnswerFields form={form} dataPoints={form.shown} />
        </Stack>
        {children}
      </Stack>
    </form>
  )
}
