// Shows the answers that another answer contains (a typed number), for confirmation, because their page is skipped. A
// link opens that page instead. The rows are there before the number is typed, so that the controls below do not move.
import { writeAnswers } from '@loan/domain/lead/answers'
import { type ChainPage, isDerived } from '@loan/domain/pages/chain'
import { filterApplicableDataPoints, type NamedDataPoint } from '@loan/domain/pages/pageDataPoints'
import type { LeadApplication } from '@loan/domain/lead/application'
import { readAcceptedValue, validateAnswer } from '@loan/domain/validation/validateAnswer'
import { type RefObject, useLayoutEffect, useRef, useState } from 'react'
import { useAppContext } from '../../app-context/AppContext.tsx'
import { getServerClock } from '../../lib/serverClock.ts'
import { useAllTexts, useTexts } from '../../texts/useTexts.ts'
import { classNames } from '../../ui/classNames.ts'
import { Button } from '../../ui/Button.tsx'
import { Stack } from '../../ui/Stack.tsx'
import { SummaryList, type SummaryRow } from '../../ui/SummaryList.tsx'
import { Text } from '../../ui/Text.tsx'
import { AnswerValue } from '../AnswerText.tsx'
import { resolveDerivedPage } from '../page/derivedAnswers.ts'
import { getPageResources } from '../page/pageResources.ts'
import { buildValidationContext } from '../validationContext.ts'
import { useAnswerText } from '../useAnswerText.ts'
import { useChain } from '../page/useChain.ts'
import { getRequestedPathRef } from '../page/useLeavePage.ts'
import { findControl, readValue } from './controls.ts'
import type { FieldHelperProps } from './fieldHelperProps.ts'
import { submitForm } from '../../lib/submitForm.ts'
import styles from './DerivedAnswers.module.css'

type DerivedPage = {
  readonly page: ChainPage
  readonly shown: readonly NamedDataPoint[]
  /** With the answers that the source contains; null while it answers nothing. */
  readonly application: LeadApplication | null
  /** Whether the source is answered, also without these answers. */
  readonly isAnswered: boolean
}

/** The page that this field can answer; null if there is none, and until its data points are loaded. */
const useDerived = (
  dataPoint: NamedDataPoint,
  page: ChainPage | undefined,
  statusRef: RefObject<HTMLElement | null>,
): DerivedPage | null => {
  const app = useAppContext()
  const [derived, setDerived] = useState<DerivedPage | null>(null)

  // Before the paint, so that the controls below do not move. The ref of the form around it is not set yet then.
  useLayoutEffect(() => {
    const { store, product } = app
    const control = findControl(statusRef.current?.closest('form') ?? null, dataPoint.path)
    if (page === undefined || control === null) return undefined
    const resources = getPageResources(app)
    const show = (dataPoints: readonly NamedDataPoint[]): void => {
      const before = store.getState().leadApplication.applicationData
      const context = buildValidationContext({
        product,
        application: before,
        clock: getServerClock(app),
        isShownLater: () => true,
      })
      const code = readAcceptedValue(validateAnswer(dataPoint, readValue(control), context))
      const after = code === undefined ? before : writeAnswers(before, [[dataPoint.path, code]])
      const application = resolveDerivedPage(app, page, dataPoints, { before, after })
      const hasAnswers = code !== undefined && isDerived(page, application)
      setDerived({
        page,
        isAnswered: code !== undefined,
        application: hasAnswers ? application : null,
        shown: hasAnswers ? filterApplicableDataPoints(dataPoints, application) : dataPoints,
      })
    }
    const onInput = () => {
      const loaded = resources.find(page)
      if (loaded === null) void resources.load(page).then(show, () => undefined)
      else show(loaded)
    }
    onInput()
    // Each radio button has its own event.
    const source = control.type === 'radio' ? control.form : control
    source?.addEventListener('input', onInput)
    return () => source?.removeEventListener('input', onInput)
  }, [app, page, dataPoint, statusRef])
  return derived
}

/** `Date of birth` within a sentence. */
const startLower = (label: string): string => label.charAt(0).toLowerCase() + label.slice(1)

export const DerivedAnswers = (props: FieldHelperProps) => {
  const app = useAppContext()
  const texts = useAllTexts()
  const t = useTexts()
  const source = texts.of(props.dataPoint.section)
  const getAnswer = useAnswerText()
  const statusRef = useRef<HTMLDivElement>(null)
  const page = useChain().pages.find(({ derivations }) => derivations.some(({ from }) => from === props.dataPoint.path))
  const derived = useDerived(props.dataPoint, page, statusRef)

  const rows = derived?.shown.flatMap((dataPoint): readonly SummaryRow[] => {
    const term = texts.of(dataPoint.section)(`dataPoints>${dataPoint.name}>label`)
    if (derived.application === null) return [{ key: dataPoint.path, term, value: '–' }]
    const answer = getAnswer(dataPoint, derived.application)
    return answer === null
      ? []
      : [{ key: dataPoint.path, term, value: <AnswerValue dataPoint={dataPoint} answer={answer} /> }]
  })

  const change = () => {
    if (derived === null) return
    getRequestedPathRef(app).current = derived.page.path
    if (props.formRef.current !== null) submitForm(props.formRef.current)
  }

  if (page === undefined) return null
  return (
    <div ref={statusRef} role="status">
      {derived !== null && rows !== undefined && (
        <Stack gap="tight">
          {derived.application === null && derived.isAnswered ? null : (
            <Text muted>
              {derived.application === null
                ? source('derivedLater', { answers: rows.map(({ term }) => startLower(term)).join(', ') })
                : source('derived')}
            </Text>
          )}
          <div className={classNames(styles['answers'], derived.application === null && styles['reserved'])}>
            <SummaryList dense columns rows={rows} />
            <Button variant="quiet" onClick={change}>
              {t('change')}
            </Button>
          </div>
        </Stack>
      )}
    </div>
  )
}
