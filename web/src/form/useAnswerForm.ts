// The life of a form of data points, a page's or a lender's: what stands in its controls is kept as it is typed,
// judged on submit, and handed on. What becomes of the answers is whose form it is.
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
  /** The data points that apply, by the answers given and those just typed. */
  readonly shown: readonly NamedDataPoint[]
  readonly errors: readonly FieldError[]
  /** Counts the failed submits, so that the summary takes the focus on each. */
  readonly attempts: number
  /** Something the form cannot go on without did not come (error words, say): the network is to be tried again. */
  readonly lacksParts: boolean
  readonly onInput: () => void
  readonly onSubmit: (event: SyntheticEvent) => void
}

/** What became of answers that no rule refused. */
export type Handed =
  | 'done'
  /** Not sent: the one who hands them on says why. */
  | 'failed'
  /** Fields were refused elsewhere: they stand in `serverErrors` now. */
  | 'refused'

export type AnswerFormOptions = {
  /** The same list each time while the same is asked. */
  readonly dataPoints: readonly NamedDataPoint[]
  /** The same objects each time while they stand: an error whose field was mended is gone until there is a new one. */
  readonly serverErrors: readonly PageError[]
  /** `takeValues`: what stands in the controls, for the caller to keep; the form writes no drafts of its own then. */
  readonly handOn: (validated: ValidatedPage, takeValues: () => ControlValues) => Promise<Handed>
  /** Whether an answer that is known stands as it is, unasked. */
  readonly isAlreadyAnswered?: (
    dataPoint: NamedDataPoint,
    known: LeadApplication,
    form: HTMLFormElement | null,
  ) => boolean
  /** Whether a page still to come asks a data point, by its name: it is compared with this form's answers there. */
  readonly isShownLater?: RuleContext['isShownLater']
  /** Whether something beside the data points stands in the way; asked on each submit. */
  readonly isBlocked?: () => boolean
}

export const useAnswerForm = (options: AnswerFormOptions): AnswerForm => {
  const { dataPoints, serverErrors, handOn } = options
  const { product, store, texts } = useApplication()
  const allTexts = useAllTexts()
  const formats = useFormats()
  // Drawn once more where errors were there before their words.
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

  /** What stands in the form, with what a dialog beside it wrote to the drafts. */
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

  /** The same ones again draw nothing anew. */
  const updateShown = (now: readonly NamedDataPoint[]) => {
    if (now.length !== shown.length || now.some(({ path }, index) => shown[index]?.path !== path)) setShown(now)
  }

  /** What judging what is typed takes is fetched while the next field is filled in. */
  const fetchRules = useEffectEvent(() => void loadRulesNow())

  const showLateTexts = useEffectEvent(() => {
    if (serverErrors.length > 0) setTextsLoaded(true)
  })

  useEffect(() => {
    const form = formRef.current
    // A form that is handed on loses the focus too, as it goes.
    const onLeave = () => isSubmitting.current || fetchRules()
    fetchRules()
    form?.addEventListener('focusout', onLeave)
    const callOff = afterPaint(() => {
      void loadErrors(texts).then(showLateTexts)
      // The words for a lost connection must be there before it is lost.
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
    // At once: a quick Tab goes to the field that just came up.
    showValidated(validateNow())
  }

  /** Whether a field holds something else than when it was last kept. */
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

  /** A second press while the first one is being carried out is no second turn. */
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
