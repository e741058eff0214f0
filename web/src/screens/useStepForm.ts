// The form of a lender's step: judged as a page is, sent to the lender's call, and kept in the application once it was
// taken. Also for an offer that asks something with its acceptance.
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
  /** The same list each time while the same is asked. */
  readonly dataPoints: readonly NamedDataPoint[]
  /** Those the lender asks for, changed or not; all where it is left out. */
  readonly wanted?: readonly NamedDataPoint[]
  /** What the lender refused before anything was sent. */
  readonly doubts?: readonly PageError[]
  readonly send: (answers: StepAnswers) => Promise<ActionOutcome | null>
  /** Whether something beside the data points stands in the way; asked on each submit. */
  readonly isBlocked?: () => boolean
}

export type StepForm = AnswerForm & {
  /** Refused at the last sending, and no data point of the form. */
  readonly strayErrors: readonly FieldError[]
}

const none: readonly never[] = []

/** A known answer without a control in the form. */
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

  /** A draft from before a reload may have brought more to ask. */
  const showDrafted = useEffectEvent((element: HTMLFormElement) => {
    store.writeDrafts(readControls(element))
    form.onInput()
  })

  useEffect(() => {
    if (form.formRef.current) showDrafted(form.formRef.current)
  }, [form.formRef])

  // What the lender doubts among what was refused here, as they stand on the page.
  const placeOf = ({ dataPoint }: AnswerForm['errors'][number]) =>
    dataPoints.findIndex(({ path }) => path === dataPoint.path)
  const errors = form.errors.toSorted((a, b) => placeOf(a) - placeOf(b))

  return { ...form, errors, strayErrors } satisfies StepForm
}
