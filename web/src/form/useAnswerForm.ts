// State of a form of data points, of a page or a lender step. Stores drafts while typing and validates on submit.
// Passes valid answers to the caller, who decides what happens to them.
import { readAnswer } from '@loan/domain/lead/answers'
import { filterApplicableDataPoints, type NamedDataPoint } from '@loan/domain/pages/pageDataPoints'
import { type RefObject, type SyntheticEvent, useRef, useState } from 'react'
import { useAppContext } from '../app-context/AppContext.tsx'
import { getPendingWrites } from '../lib/flush.ts'
import { getReleaseRecovery } from '../lib/releaseRecovery.ts'
import { yieldToPaint } from '../lib/yieldToPaint.ts'
import type { ControlValues } from './controlNames.ts'
import type { DisplayedError } from './displayedError.ts'
import { loadErrors } from './lazyErrors.ts'
import { type FormErrorsOptions, useFormErrors } from './useFormErrors.ts'
import { useFormValidation, type ValidationOptions } from './useFormValidation.ts'
import { useFormValues } from './useFormValues.ts'
import type { ValidatedPage } from './validatePage.ts'

export type AnswerForm = {
  readonly formRef: RefObject<HTMLFormElement | null>
  /** The data points that apply, by the stored and the typed answers. */
  readonly shown: readonly NamedDataPoint[]
  readonly errors: readonly DisplayedError[]
  /** Number of failed submits. The summary takes the focus on each change. */
  readonly attempts: number
  /** True when a chunk or text that the form needs, such as the error texts, did not load. */
  readonly hasLoadFailure: boolean
  readonly onInput: () => void
  readonly onSubmit: (event: SyntheticEvent) => void
}

/** Result of submitting valid answers. */
export type SubmitResult =
  | 'done'
  /** Not sent. The caller shows the error. */
  | 'failed'
  /** The server rejected fields. The errors are in `serverErrors`. */
  | 'rejected'

export type AnswerFormOptions = ValidationOptions &
  FormErrorsOptions & {
    /** `collectValues` returns the control values, which the caller stores, and cancels the form's pending draft. */
    readonly onValid: (validated: ValidatedPage, collectValues: () => ControlValues) => Promise<SubmitResult>
    /** Whether something other than the data points prevents the submit. Called on each submit. */
    readonly isBlocked?: () => boolean
  }

export const useAnswerForm = (options: AnswerFormOptions): AnswerForm => {
  const { dataPoints, onValid, isBlocked } = options
  const app = useAppContext()
  const formRef = useRef<HTMLFormElement>(null)
  const isSubmitting = useRef(false)
  const [attempts, setAttempts] = useState(0)
  const [hasLoadFailure, setHasLoadFailure] = useState(false)
  const [shown, setShown] = useState<readonly NamedDataPoint[]>(() =>
    filterApplicableDataPoints(dataPoints, app.store.getState().leadApplication.applicationData),
  )
  const { readValues, readDrafted, hasChanged, scheduleDrafts, collectValues } = useFormValues(formRef)
  const { validate, loadAndValidate } = useFormValidation(options, {
    formRef,
    isSubmitting: () => isSubmitting.current,
    readValues,
  })
  const { errors, hasErrors, showInvalid, hideCorrected } = useFormErrors(options)

  /** Does not re-render when the data points stay the same. */
  const updateShown = (now: readonly NamedDataPoint[]) => {
    if (now.length !== shown.length || now.some(({ path }, index) => shown[index]?.path !== path)) setShown(now)
  }

  const showErrors = async ({ invalid }: ValidatedPage) => {
    const hasTexts = await loadErrors(app)
    setHasLoadFailure(!hasTexts && !getReleaseRecovery(app).recoverIfDue())
    showInvalid(hasTexts ? invalid : [])
    setAttempts((count) => count + 1)
  }

  const submit = async () => {
    await yieldToPaint()
    // Stores what was typed just before the press now. The rest of the submit may take longer than the delay of drafts.
    getPendingWrites(app).flushAll()
    scheduleDrafts()
    const validated = await loadAndValidate()
    updateShown(validated.shown)
    setHasLoadFailure(false)
    const blocks = isBlocked?.() ?? false
    if (validated.invalid.length > 0 || blocks) return showErrors(validated)
    showInvalid([])
    const result = await onValid(validated, collectValues)
    if (result === 'rejected') setAttempts((count) => count + 1)
  }

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

  const onSubmit = (event: SyntheticEvent) => {
    event.preventDefault()
    // A press during a submit does nothing.
    if (isSubmitting.current) return
    isSubmitting.current = true
    void submit().finally(() => {
      isSubmitting.current = false
    })
  }

  return { formRef, shown, errors, attempts, hasLoadFailure, onInput, onSubmit }
}
