// State of a form of data points, of a page or a lender step. Stores drafts while typing and validates on submit.
// Passes valid answers to the caller, who decides what happens to them. Each part of the state has its own hook.
import { readAnswer } from '@loan/domain/lead/answers'
import type { NamedDataPoint } from '@loan/domain/pages/chain'
import { type RefObject, type SyntheticEvent, useRef } from 'react'
import type { PageError } from '../store/state.ts'
import type { ControlValues } from './controlNames.ts'
import type { FieldError } from './fieldError.ts'
import { useFieldErrorBuilder } from './useFieldErrorBuilder.ts'
import { useFormErrors } from './useFormErrors.ts'
import { type SubmitResult, useFormSubmit } from './useFormSubmit.ts'
import { useFormValidation, type ValidationOptions } from './useFormValidation.ts'
import { useFormValues } from './useFormValues.ts'
import { useShownDataPoints } from './useShownDataPoints.ts'
import { useSingleRun } from './useSingleRun.ts'
import type { ValidatedPage } from './validatePage.ts'

export type AnswerForm = {
  readonly formRef: RefObject<HTMLFormElement | null>
  /** The data points that apply, by the stored and the typed answers. */
  readonly shown: readonly NamedDataPoint[]
  readonly errors: readonly FieldError[]
  /** Number of failed submits. The summary takes the focus on each change. */
  readonly attempts: number
  /** True when a chunk or text that the form needs, such as the error texts, did not load. */
  readonly hasLoadFailure: boolean
  readonly onInput: () => void
  readonly onSubmit: (event: SyntheticEvent) => void
}

export type AnswerFormOptions = ValidationOptions & {
  /**
   * Errors are compared by identity: an error stays hidden after its field was corrected, until a new object arrives.
   */
  readonly serverErrors: readonly PageError[]
  /** `collectValues` returns the control values, which the caller stores, and cancels the form's pending draft. */
  readonly onValid: (validated: ValidatedPage, collectValues: () => ControlValues) => Promise<SubmitResult>
  /** Whether something other than the data points prevents the submit. Called on each submit. */
  readonly isBlocked?: () => boolean
}

export const useAnswerForm = (options: AnswerFormOptions): AnswerForm => {
  const { dataPoints, serverErrors, onValid, isBlocked } = options
  const formRef = useRef<HTMLFormElement>(null)
  const { run, isRunning } = useSingleRun()
  const { readValues, readDrafted, hasChanged, scheduleDrafts, collectValues } = useFormValues(formRef)
  const { shown, updateShown } = useShownDataPoints(dataPoints)
  const { validate, loadAndValidate } = useFormValidation(options, { formRef, isSubmitting: isRunning, readValues })
  const buildErrors = useFieldErrorBuilder(serverErrors)
  const { errors, hasErrors, showInvalid, hideCorrected } = useFormErrors({ dataPoints, serverErrors, buildErrors })

  const { submit, attempts, hasLoadFailure } = useFormSubmit({
    validate: async () => {
      scheduleDrafts()
      const validated = await loadAndValidate()
      updateShown(validated.shown)
      return validated
    },
    isBlocked,
    showInvalid,
    onValid: (validated) => onValid(validated, collectValues),
  })

  const onInput = () => {
    scheduleDrafts()
    // No error can disappear and no field can appear, so a key need not validate the form.
    if (!hasErrors && dataPoints.every(({ when }) => when === undefined)) return
    // Not debounced, so that a quick Tab reaches a field that has just appeared.
    const validated = validate()
    updateShown(validated.shown)
    hideCorrected(validated.invalid, (dataPoint) => {
      // A field helper that only rewrites the text, without its currency for example, does not change the answer.
      const readAt = (page: ValidatedPage) => readAnswer(page.application, dataPoint.path)
      return hasChanged(dataPoint) && readAt(validate(readDrafted())) !== readAt(validated)
    })
  }

  return {
    formRef,
    shown,
    errors,
    attempts,
    hasLoadFailure,
    onInput,
    onSubmit: (event) => {
      event.preventDefault()
      void run(submit)
    },
  }
}
