// The life of one page's form: what stands in its controls is kept as it is typed, judged on Continue, and handed on.
import { loadRules } from '@loan/domain/answers/rulesOf'
import type { LeadApplication, LeadPath } from '@loan/domain/lead/application'
import { applyingDataPoints, type ChainPage, type NamedDataPoint } from '@loan/domain/pages/chain'
import { type SyntheticEvent, type RefObject, useEffect, useMemo, useRef, useState } from 'react'
import { useApplication, useApplicationState } from '../context/ApplicationContext.tsx'
import { useAllTexts } from '../context/useTexts.ts'
import { loadNamespaces, type Texts } from '../i18n/texts.ts'
import { debounce } from '../lib/debounce.ts'
import { type ControlValues, controlNamesOf, fieldNamesOf, rawAnswerOf, readControls, showDrafts } from './controlNames.ts'
import type { JudgedPage, RefusedField } from './judgePage.ts'
import { loadErrorTexts, useErrorTexts } from './useErrorTexts.ts'

export type FieldError = { readonly dataPoint: NamedDataPoint; readonly text: string; readonly refused?: RefusedField }

export type PageForm = {
  readonly formRef: RefObject<HTMLFormElement | null>
  /** The data points that apply, by the answers given and those just typed. */
  readonly shown: readonly NamedDataPoint[]
  readonly errors: readonly FieldError[]
  /** Counts the failed submits, so that the summary takes the focus on each. */
  readonly attempts: number
  /** Something the page cannot go on without did not come (error words, say): the network is to be tried again. */
  readonly lacksParts: boolean
  readonly onInput: () => void
  /** A field was left: what judging its answer takes is fetched while the next one is filled in. */
  readonly onBlur: () => void
  readonly onSubmit: (event: SyntheticEvent) => void
}

/** The summary comes while the first page is read, not before it can be used. */
export const loadFormErrors = () => import('./FormErrors.tsx')

/** Judging comes right after the page, which can be read and typed into without it. */
export const loadJudging = () => import('./judgePage.ts')

/** False where the words or the summary do not come: then the network is to be tried again. */
const loadErrors = async (texts: Texts): Promise<boolean> => {
  const [hasTexts, summary] = await Promise.all([loadErrorTexts(texts), loadFormErrors().catch(() => null)])
  return hasTexts && summary !== null
}

/** Typed values are written within this time, well inside the 300 ms an applicant can lose. */
const draftDelayMs = 200

export const usePageForm = (
  page: ChainPage,
  dataPoints: readonly NamedDataPoint[],
  /** The page is left once this resolves. */
  onDone: (application: LeadApplication) => Promise<void>,
): PageForm => {
  const { product, store, texts } = useApplication()
  const words = useAllTexts()
  const errorTexts = useErrorTexts()
  const formRef = useRef<HTMLFormElement>(null)
  const isSubmitting = useRef(false)
  const kept = useApplicationState(({ leadApplication }) => leadApplication.applicationData)
  const serverErrors = useApplicationState(({ dynamicPages }) => dynamicPages.errors)
  const [asked, setAsked] = useState<readonly NamedDataPoint[]>(() => applyingDataPoints(dataPoints, kept))
  const [refused, setRefused] = useState<readonly RefusedField[]>([])
  const [cleared, setCleared] = useState<readonly LeadPath[]>([])
  const [attempts, setAttempts] = useState(0)
  const [lacksParts, setLacksParts] = useState(false)

  const fromServer = serverErrors
    .filter(({ fieldName }) => !refused.some(({ dataPoint }) => dataPoint.path === fieldName))
    .flatMap((error) => {
      const dataPoint = dataPoints.find(({ path }) => path === error.fieldName)
      return dataPoint === undefined || cleared.includes(dataPoint.path)
        ? []
        : [{ dataPoint, text: errorTexts.ofServer(dataPoint, error) }]
    })

  /** What stands in the form, with what a dialog beside it wrote to the drafts. */
  const valuesNow = (): ControlValues => ({
    ...store.getState().dynamicPages.drafts,
    ...(formRef.current && readControls(formRef.current)),
  })

  const rawNow = (dataPoint: NamedDataPoint) => rawAnswerOf(dataPoint, valuesNow())

  const judgeNow = async (): Promise<JudgedPage> => {
    const { judgePage } = await loadJudging()
    return judgePage(dataPoints, valuesNow(), {
      product,
      application: store.getState().leadApplication.applicationData,
    })
  }

  const drafts = useMemo(
    () =>
      debounce(() => {
        if (formRef.current) store.writeDrafts(readControls(formRef.current))
      }, draftDelayMs),
    [store],
  )

  useEffect(() => {
    void loadRules(dataPoints, product, rawNow)
    void loadErrors(texts)
    // The words for a lost connection must be there before it is lost.
    loadNamespaces(texts, ['request-problem']).catch(() => undefined)
    if (formRef.current) showDrafts(formRef.current, store.getState().dynamicPages.drafts)
    // What was typed before the script came, or filled in by the browser, is kept too.
    drafts.schedule()
    const flush = () => drafts.flush()
    document.addEventListener('visibilitychange', flush)
    window.addEventListener('pagehide', flush)
    return () => {
      flush()
      document.removeEventListener('visibilitychange', flush)
      window.removeEventListener('pagehide', flush)
    }
  }, [drafts, dataPoints, product, store, texts])

  /** The same ones again draw nothing anew. */
  const showAsked = (now: readonly NamedDataPoint[]) => {
    if (now.length !== asked.length || now.some(({ path }, index) => asked[index]?.path !== path)) setAsked(now)
  }

  const showJudged = (judged: JudgedPage) => {
    showAsked(judged.asked)
    const isMended = (fieldName: string) => !judged.refused.some(({ dataPoint }) => dataPoint.path === fieldName)
    setRefused((now) => {
      const left = now.filter(({ dataPoint }) => !isMended(dataPoint.path))
      return left.length === now.length ? now : left
    })
    const mended = fromServer.filter(({ dataPoint }) => isTyped(dataPoint) && isMended(dataPoint.path))
    if (mended.length > 0) setCleared((now) => [...now, ...mended.map(({ dataPoint }) => dataPoint.path)])
  }

  const onInput = () => {
    drafts.schedule()
    judgeNow().then(showJudged, () => undefined)
  }

  /** Whether a field holds something else than when it was last kept. */
  const isTyped = (dataPoint: NamedDataPoint): boolean => {
    const before = store.getState().dynamicPages.drafts
    const now = valuesNow()
    return controlNamesOf(dataPoint).some((name) => before[name] !== now[name])
  }

  /** Null where what records them does not come: then nothing is taken as agreed. */
  const recordConsents = async ({ application, asked: agreed }: JudgedPage): Promise<LeadApplication | null> => {
    if (!product.policies.some((policy) => agreed.some(({ path }) => path === policy.path))) return application
    const module = await import('./consentRecords.ts').catch(() => null)
    if (module === null) return null
    return module.withConsentRecords(product, application, agreed, {
      locale: words.language,
      wordsOf: ({ name, section }) => words.of(section)(`dataPoints>${name}>label`),
      at: new Date().toISOString(),
    })
  }

  const submitOnce = async () => {
    drafts.schedule()
    await loadRules(dataPoints, product, rawNow)
    const judged = await judgeNow().catch(() => null)
    setLacksParts(judged === null)
    if (judged === null) return
    showAsked(judged.asked)
    if (judged.refused.length > 0) {
      const hasWords = await loadErrors(texts)
      setLacksParts(!hasWords)
      setRefused(hasWords ? judged.refused : [])
      setAttempts((count) => count + 1)
      return
    }
    if (refused.length > 0) setRefused([])
    const application = await recordConsents(judged)
    setLacksParts(application === null)
    if (application === null) return
    // All at once, so that only the next page is drawn.
    drafts.cancel()
    store.completePage(page.key, application, fieldNamesOf(dataPoints), valuesNow())
    await onDone(application)
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
    shown: asked,
    errors: [
      ...refused.map((field) => ({
        dataPoint: field.dataPoint,
        text: errorTexts.ofRefusal(field.dataPoint, field.refusal),
        refused: field,
      })),
      ...fromServer,
    ],
    attempts,
    lacksParts,
    onInput,
    onBlur: () => void loadRules(dataPoints, product, rawNow),
    onSubmit: (event) => {
      event.preventDefault()
      void submit()
    },
  }
}
