// The form of a lender step, also of an offer with questions. Validates like a page, sends the answers to the endpoint
// of the step, and stores them in the application once the server accepts them.
import { readAnswer } from '@loan/domain/lead/answers'
import type { NamedDataPoint } from '@loan/domain/pages/pageDataPoints'
import { useEffect, useEffectEvent, useState } from 'react'
import type { RejectedField } from '../../api/rejectedFields.ts'
import { useAppContext } from '../../app-context/AppContext.tsx'
import { getControlNames, readControls } from '../../form/controlNames.ts'
import type { DisplayedError } from '../../form/displayedError.ts'
import { type AnswerForm, type AnswerFormOptions, useAnswerForm } from '../../form/useAnswerForm.ts'
import type { ActionOutcome } from '../../lead-session/useLeadAction.ts'
import type { StoredFieldError } from '../../store/state.ts'
import { type StepAnswers, buildStepAnswers } from './buildStepAnswers.ts'

export type StepFormOptions = {
  /** Must be the same array between renders while the data points do not change. */
  readonly dataPoints: readonly NamedDataPoint[]
  /** The data points that the lender requires, changed or not; defaults to all. */
  readonly requiredDataPoints?: readonly NamedDataPoint[]
  /** Answers that the lender disputes, shown before the first submit. */
  readonly disputedAnswers?: readonly StoredFieldError[]
  readonly send: (answers: StepAnswers) => Promise<ActionOutcome | null>
  /** Whether something other than the data points blocks the submit; called on each submit. */
  readonly isBlocked?: () => boolean
}

export type StepForm = AnswerForm & {
  /** Errors of the last submit that belong to no data point of the form. */
  readonly unmappedErrors: readonly RejectedField[]
}

const none: readonly never[] = []

/** Whether the answer is stored and has no control in the form. */
const isAlreadyAnswered: NonNullable<AnswerFormOptions['isAlreadyAnswered']> = (dataPoint, existing, form) =>
  readAnswer(existing, dataPoint.path) !== undefined &&
  !getControlNames(dataPoint).some((name) => form?.elements.namedItem(name))

export const useStepForm = ({
  dataPoints,
  requiredDataPoints = dataPoints,
  disputedAnswers = none,
  send,
  isBlocked,
}: StepFormOptions): StepForm => {
  const { store } = useAppContext()
  const [serverErrors, setServerErrors] = useState<readonly StoredFieldError[]>(disputedAnswers)
  const [unmappedErrors, setUnmappedErrors] = useState<readonly RejectedField[]>(none)

  const form = useAnswerForm({
    dataPoints,
    serverErrors,
    isAlreadyAnswered,
    ...(isBlocked && { isBlocked }),
    onValid: async (validated, collectValues) => {
      const before = store.getState().leadApplication.applicationData
      const result = await send(buildStepAnswers(validated, before, requiredDataPoints))
      if (result === null) return 'failed'
      if (result.outcome === 'done') {
        store.writeDrafts(collectValues())
        store.updateLeadApplication({ applicationData: validated.application })
        return 'done'
      }
      const isOnPage = ({ fieldName }: RejectedField) => dataPoints.some(({ path }) => path === fieldName)
      setServerErrors(result.fieldErrors.filter(isOnPage))
      setUnmappedErrors(result.fieldErrors.filter((error) => !isOnPage(error)))
      return result.fieldErrors.length > 0 ? 'rejected' : 'failed'
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
  const findPosition = ({ name }: DisplayedError) => dataPoints.findIndex(({ path }) => path === name)
  const errors = [...form.errors].sort((a, b) => findPosition(a) - findPosition(b))

  return { ...form, errors, unmappedErrors }
}
