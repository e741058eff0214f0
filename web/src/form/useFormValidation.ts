// Validates the typed answers of a form. Preloads the rules that these answers need.
import type { LeadApplication } from '@loan/domain/lead/application'
import type { NamedDataPoint } from '@loan/domain/pages/pageDataPoints'
import type { RuleContext } from '@loan/domain/rules/rule'
import { loadRules } from '@loan/domain/validation/resolveRules'
import { type RefObject, useEffect, useEffectEvent } from 'react'
import { useAppContext } from '../app-context/AppContext.tsx'
import { afterPaint } from '../lib/afterPaint.ts'
import { waitAtMost } from '../lib/waitAtMost.ts'
import { getServerClock } from '../lib/serverClock.ts'
import { type ControlValues, toRawAnswer } from './controlNames.ts'
import { type ValidatedPage, validatePage } from './validatePage.ts'

/** The longest time that a submit waits for rules. The server validates what a rule that loads later has not. */
const rulesWaitMs = 2000

export type ValidationOptions = {
  /** Must be the same array while the data points stay the same. */
  readonly dataPoints: readonly NamedDataPoint[]
  /** Whether a stored answer is used without validating the form's value. */
  readonly isAlreadyAnswered?: (
    dataPoint: NamedDataPoint,
    application: LeadApplication,
    form: HTMLFormElement | null,
  ) => boolean
  /** Whether a later page shows the data point with this name and compares it with this form's answers. */
  readonly isShownLater?: RuleContext['isShownLater']
}

export type FormState = {
  readonly formRef: RefObject<HTMLFormElement | null>
  readonly isSubmitting: () => boolean
  readonly readValues: () => ControlValues
}

export type FormValidation = {
  /** Validates without loading. A rule that is not loaded accepts every answer. */
  readonly validate: (values?: ControlValues) => ValidatedPage
  /** Validates with all rules that load within `rulesWaitMs`. */
  readonly loadAndValidate: () => Promise<ValidatedPage>
}

export const useFormValidation = (
  { dataPoints, isAlreadyAnswered, isShownLater }: ValidationOptions,
  { formRef, isSubmitting, readValues }: FormState,
): FormValidation => {
  const app = useAppContext()
  const { product, store } = app

  const loadRulesOfValues = async (needed = dataPoints): Promise<void> => {
    const values = readValues()
    await loadRules(needed, product, (dataPoint) => toRawAnswer(dataPoint, values))
  }

  const validate = (values = readValues()): ValidatedPage => {
    const application = store.getState().leadApplication.applicationData
    return validatePage(
      dataPoints,
      values,
      { product, application, clock: getServerClock(app), ...(isShownLater && { isShownLater }) },
      (dataPoint) => isAlreadyAnswered?.(dataPoint, application, formRef.current),
    )
  }

  /** Preloads the validation rules of the typed answers while the applicant fills in the next field. */
  const preloadRules = useEffectEvent((needed: readonly NamedDataPoint[]) => void loadRulesOfValues(needed))

  /** Submitting also moves the focus out of the form. */
  const preloadOnLeave = useEffectEvent(() => {
    if (!isSubmitting()) void loadRulesOfValues()
  })

  useEffect(() => {
    const form = formRef.current
    const onLeave = () => preloadOnLeave()
    const cancelPreload = afterPaint(() => preloadRules(dataPoints))
    form?.addEventListener('focusout', onLeave)
    return () => {
      cancelPreload()
      form?.removeEventListener('focusout', onLeave)
    }
  }, [dataPoints, formRef])

  return {
    validate,
    loadAndValidate: async () => {
      await waitAtMost(rulesWaitMs, loadRulesOfValues())
      return validate()
    },
  }
}
