// The form of a lender step, also of an offer with questions. Validates like a page, sends the answers to the endpoint
// of the step, and stores them in the application once the server accepts them.
import type { FieldError } from '@loan/domain/contract/problem'
import { readAnswer } from '@loan/domain/lead/answers'
import type { NamedDataPoint } from '@loan/domain/pages/chain'
import { useEffect, useEffectEvent, useState } from 'react'
import { useApplication } from '../context/ApplicationContext.tsx'
import { controlNamesOf, readControls } from '../form/controlNames.ts'
import { type AnswerForm, type AnswerFormOptions, useAnswerForm } from '../form/useAnswerForm.ts'
import type { ActionOutcome } from '../journey/useLeadAction.ts'
import type { PageError } from '../store/state.ts'
import { type StepAnswers, stepAnswersOf } from './stepAnswers.ts'

export type StepFormOptions = {
  /** Must be the same array between renders while the data points do not change. */
  readonly dataPoints: readonly NamedDataPoint[]
  /** The data points that the lender requires, changed or not; defaults to all. */
  readonly wanted?: readonly NamedDataPoint[]
  /** Answers that the lender disputes, shown before the first submit. */
  readonly doubts?: readonly PageError[]
  readonly send: (answers: StepAnswers) => Promise<ActionOutcome | null>
  /** Whether something other than the data points blocks the submit; called on each submit. */
  readonly isBlocked?: () => boolean
}

export type StepForm = AnswerForm & {
  /** Errors of the last submit that belong to no data point of the form. */
  readonly strayErrors: readonly FieldError[]
}

const none: readonly never[] = []

/** Whether the answer is stored and has no control in the form. */
const isAlreadyAnswered: NonNullable<AnswerFormOptions['isAlreadyAnswered']> = (dataPoint, known, form) =>
  readAnswer(known, dataPoint.path) !== undefined &&
  !controlNamesOf(dataPoint).some((name) => form?.elements.namedItem(name))

export const useStepForm = ({ dataPoints, wanted = dataPoints, doubts = none, send, isBlocked }: StepFormOptions) => {
  const { store } = useApplication()
  const [serverErrors, setServerErrors] = useState<readonly PageError[]>(doubts)
  const [strayErrors, setStrayErrors] = useState<readonly FieldError[]>(none)

  const form = useAnswerForm({
    dataPoints,
    serverErrors,
    isAlreadyAnswered,
    ...(isBlocked && { isBlocked }),
    handOn: async (validated, takeValues) => {
      const before = store.getState().leadApplication.applicationData
      const result = await send(stepAnswersOf(validated, before, wanted))
      if (result === null) return 'failed'
      if (result.outcome === 'done') {
        store.writeDrafts(takeValues())
        store.updateLead({ applicationData: validated.application })
        return 'done'
      }
      const isHere = ({ fieldName }: FieldError) => dataPoints.some(({ path }) => path === fieldName)
      setServerErrors(result.fieldErrors.filter(isHere))
      setStrayErrors(result.fieldErrors.filter((error) => !isHere(error)))
      return result.fieldErrors.length > 0 ? 'refused' : 'failed'
    },
  })

  /** Shows the fields that depend on a draft from before a reload. */
  const showDrafted = useEffectEvent((element: HTMLFormElement) => {
    store.writeDrafts(readControls(element))
    form.onInput()
  })

  useEffect(() => {
    if (form.formRef.current) showDrafted(form.formRef.current)
  }, [form.formRef])

  // Sort disputed answers and validation errors together in the order of the page.
  const placeOf = ({ dataPoint }: AnswerForm['errors'][number]) =>
    dataPoints.findIndex(({ path }) => path === dataPoint.path)
  const errors = form.errors.toSorted((a, b) => placeOf(a) - placeOf(b))

  return { ...form, errors, strayErrors } satisfies StepForm
}
