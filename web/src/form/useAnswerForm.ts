// State of a form of data points, of a page or a lender step: stores drafts while typing, validates on submit and
// passes valid answers to the caller, who decides what happens to them.
import { loadRules } from '@loan/domain/validation/resolveRules'
import type { LeadApplication } from '@loan/domain/lead/application'
import { filterApplicableDataPoints, type NamedDataPoint } from '@loan/domain/pages/chain'
import type { RuleContext } from '@loan/domain/rules/rule'
import { type SyntheticEvent, type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react'
import { useApplication } from '../context/ApplicationContext.tsx'
import { useFormats } from '../context/useFormats.ts'
import { useAllTexts } from '../context/useTexts.ts'
import { afterPaint } from '../lib/afterPaint.ts'
import { recoverIfDue } from '../lib/newRelease.ts'
import type { PageError } from '../store/state.ts'
import { type ControlValues, controlNamesOf, rawAnswerOf, readControls } from './controlNames.ts'
import { loadedErrors, loadErrors } from './laterErrors.ts'
import { validatePage, type ValidatedPage, type InvalidField } from './validatePage.ts'
import { useKeptDrafts } from './useKeptDrafts.ts'
import type { FieldError } from './fieldError.ts'

export type AnswerForm = {
  readonly formRef: RefObject<HTMLFormElement | null>
  /** The data points that apply, by the stored and the typed answers. */
  readonly shown: readonly NamedDataPoint[]
  readonly errors: readonly FieldError[]
  /** Number of failed submits. The summary takes the focus on each change. */
  readonly attempts: number
  /** True when a chunk or text that the form needs, such as the error texts, did not load. */
  readonly lacksParts: boolean
  readonly onInput: () => void
  readonly onSubmit: (event: SyntheticEvent) => void
}

/** Result of submitting valid answers. */
export type Handed =
  | 'done'
  /** Not sent. The caller shows the error. */
  | 'failed'
  /** The server rejected fields. The errors are in `serverErrors`. */
  | 'refused'

export type AnswerFormOptions = {
  /** Must be the same array while the data points stay the same. */
  readonly dataPoints: readonly NamedDataPoint[]
  /**
   * Errors are compared by identity: an error stays hidden after its field was corrected, until a new object arrives.
   */
  readonly serverErrors: readonly PageError[]
  /** `takeValues` returns the control values, which the caller stores, and cancels the form's pending draft. */
  readonly handOn: (validated: ValidatedPage, takeValues: () => ControlValues) => Promise<Handed>
  /** Whether a stored answer is used without validating the form's value. */
  readonly isAlreadyAnswered?: (
    dataPoint: NamedDataPoint,
    known: LeadApplication,
    form: HTMLFormElement | null,
  ) => boolean
  /** Whether a later page shows the data point with this name and compares it with this form's answers. */
  readonly isShownLater?: RuleContext['isShownLater']
  /** Whether something other than the data points prevents the submit. Called on each submit. */
  readonly isBlocked?: () => boolean
}

export const useAnswerForm = (options: AnswerFormOptions): AnswerForm => {
  const { dataPoints, serverErrors, handOn } = options
  const { product, store, texts } = useApplication()
  const allTexts = useAllTexts()
  const formats = useFormats()
  // Re-renders when the error texts load after the errors.
  const [, setTextsLoaded] = useState(false)
  const errorTexts = loadedErrors()?.buildErrorTexts(allTexts, formats)
  const formRef = useRef<HTMLFormElement>(null)
  const drafts = useKeptDrafts(formRef)
  const isSubmitting = useRef(false)
  const [shown, setShown] = useState<readonly NamedDataPoint[]>(() =>
    filterApplicableDataPoints(dataPoints, store.getState().leadApplication.applicationData),
  )
  const [invalid, setInvalid] = useState<readonly InvalidField[]>([])
  const [cleared, setCleared] = useState<readonly PageError[]>([])
  const [attempts, setAttempts] = useState(0)
  const [lacksParts, setLacksParts] = useState(false)

  const fromServer = serverErrors
    .filter(({ fieldName }) => !invalid.some(({ dataPoint }) => dataPoint.path === fieldName))
    .flatMap((error) => {
      const dataPoint = dataPoints.find(({ path }) => path === error.fieldName)
      return errorTexts === undefined || dataPoint === undefined || cleared.includes(error)
        ? []
        : [{ error, dataPoint, text: errorTexts.ofServer(dataPoint, error) }]
    })

  /** Values of the form's controls, and drafts that a dialog outside the form wrote. */
  const valuesNow = (): ControlValues => ({
    ...store.getState().dynamicPages.drafts,
    ...(formRef.current && readControls(formRef.current)),
  })

  const loadRulesNow = async (): Promise<void> => {
    const values = valuesNow()
    await loadRules(dataPoints, product, (dataPoint) => rawAnswerOf(dataPoint, values))
  }

  const validateNow = (): ValidatedPage => {
    const application = store.getState().leadApplication.applicationData
    const isAlreadyAnswered = (dataPoint: NamedDataPoint) =>
      options.isAlreadyAnswered?.(dataPoint, application, formRef.current)
    const { isShownLater } = options
    return validatePage(
      dataPoints,
      valuesNow(),
      { product, application, ...(isShownLater && { isShownLater }) },
      isAlreadyAnswered,
    )
  }

  /** Avoids a re-render when the shown data points stay the same. */
  const updateShown = (now: readonly NamedDataPoint[]) => {
    if (now.length !== shown.length || now.some(({ path }, index) => shown[index]?.path !== path)) setShown(now)
  }

  /** Preloads the validation rules of the typed answers while the applicant fills in the next field. */
  const fetchRules = useEffectEvent(() => void loadRulesNow())

  const showLateTexts = useEffectEvent(() => {
    if (serverErrors.length > 0) setTextsLoaded(true)
  })

  useEffect(() => {
    const form = formRef.current
    // Submitting also moves the focus out of the form.
    const onLeave = () => isSubmitting.current || fetchRules()
    fetchRules()
    form?.addEventListener('focusout', onLeave)
    const callOff = afterPaint(() => {
      void loadErrors(texts).then(showLateTexts)
      // The text for a lost connection must load before the connection is lost.
      texts.loadNamespaces(['request-problem']).catch(() => undefined)
    })
    return () => {
      callOff()
      form?.removeEventListener('focusout', onLeave)
    }
  }, [dataPoints, product, texts])

  const showValidated = (validated: ValidatedPage) => {
    updateShown(validated.shown)
    const isMended = (fieldName: string) => !validated.invalid.some(({ dataPoint }) => dataPoint.path === fieldName)
    setInvalid((now) => {
      const left = now.filter(({ dataPoint }) => !isMended(dataPoint.path))
      return left.length === now.length ? now : left
    })
    const mended = fromServer.filter(({ dataPoint }) => isTyped(dataPoint) && isMended(dataPoint.path))
    if (mended.length > 0) setCleared((now) => [...now, ...mended.map(({ error }) => error)])
  }

  const onInput = () => {
    drafts.schedule()
    // Not debounced, so that a quick Tab reaches a field that has just appeared.
    showValidated(validateNow())
  }

  /** Whether a field differs from its stored draft. */
  const isTyped = (dataPoint: NamedDataPoint): boolean => {
    const before = store.getState().dynamicPages.drafts
    const now = valuesNow()
    return controlNamesOf(dataPoint).some((name) => before[name] !== now[name])
  }

  const takeValues = (): ControlValues => {
    drafts.cancel()
    return valuesNow()
  }

  const submitOnce = async () => {
    drafts.schedule()
    await loadRulesNow()
    const validated = validateNow()
    setLacksParts(false)
    updateShown(validated.shown)
    const isHeld = options.isBlocked?.()
    if (validated.invalid.length > 0 || isHeld) {
      const hasTexts = await loadErrors(texts)
      setLacksParts(!hasTexts && !recoverIfDue())
      setInvalid(hasTexts ? validated.invalid : [])
      setAttempts((count) => count + 1)
      return
    }
    if (invalid.length > 0) setInvalid([])
    const handed = await handOn(validated, takeValues)
    if (handed === 'refused') setAttempts((count) => count + 1)
  }

  /** Ignores a second submit while the first is pending. */
  const submit = async () => {
    if (isSubmitting.current) return
    isSubmitting.current = true
    await submitOnce().finally(() => {
      isSubmitting.current = false
    })
  }

  return {
    formRef,
    shown,
    errors: [
      ...invalid.map((field) => ({
        dataPoint: field.dataPoint,
        text: errorTexts?.formatError(field.dataPoint, field.error) ?? '',
        invalid: field,
      })),
      ...fromServer,
    ],
    attempts,
    lacksParts,
    onInput,
    onSubmit: (event) => {
      event.preventDefault()
      void submit()
    },
  }
}
