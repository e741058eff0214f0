// Shows the answers that a typed number contains, for confirmation, because their page is skipped. A link opens that
// page instead.
import { writeAnswers } from '@loan/domain/lead/answers'
import { filterApplicableDataPoints, type ChainPage, isDerived, type NamedDataPoint } from '@loan/domain/pages/chain'
import type { LeadApplication } from '@loan/domain/lead/application'
import { readAcceptedValue, validateAnswer } from '@loan/domain/validation/validateAnswer'
import { useEffect, useState } from 'react'
import { useAppContext } from '../../app-context/AppContext.tsx'
import { getServerClock } from '../../lib/serverClock.ts'
import { useAllTexts, useTexts } from '../../texts/useTexts.ts'
import { Button } from '../../ui/Button.tsx'
import { Stack } from '../../ui/Stack.tsx'
import { SummaryList } from '../../ui/SummaryList.tsx'
import { Text } from '../../ui/Text.tsx'
import { AnswerValue } from '../AnswerText.tsx'
import { resolveDerivedPage } from '../derivedAnswers.ts'
import { getPageResources } from '../pageResources.ts'
import { buildRuleContext } from '../ruleContext.ts'
import { useAnswerText } from '../useAnswerText.ts'
import { useChain } from '../useChain.ts'
import { getRequestedPage } from '../useLeavePage.ts'
import { findControl } from './controls.ts'
import type { FieldHelperProps } from './fieldHelperProps.ts'
import { submitForm } from '../../lib/submitForm.ts'

type Derived = {
  readonly page: ChainPage
  readonly shown: readonly NamedDataPoint[]
  readonly application: LeadApplication
}

/** The page that the number in this field answers; null while it answers none. */
const useDerived = ({ dataPoint, formRef }: FieldHelperProps): Derived | null => {
  const app = useAppContext()
  const { pages } = useChain()
  const [derived, setDerived] = useState<Derived | null>(null)

  useEffect(() => {
    const { store, product } = app
    const page = pages.find(({ derivations }) => derivations.some(({ from }) => from === dataPoint.path))
    const control = findControl(formRef.current, dataPoint.path)
    if (page === undefined || control === null) return undefined
    const find = async () => {
      const typed = control.value
      const before = store.getState().leadApplication.applicationData
      const context = buildRuleContext(product, before, getServerClock({ store }), () => true)
      const code = readAcceptedValue(validateAnswer(dataPoint, typed, context))
      if (code === undefined) return setDerived(null)
      const dataPoints = await getPageResources(app).load(page)
      const after = writeAnswers(before, [[dataPoint.path, code]])
      const application = resolveDerivedPage(app, page, dataPoints, { before, after })
      // Ignore the result when the number has changed.
      if (control.value !== typed) return undefined
      const isPageDerived = isDerived(page, application)
      return setDerived(
        isPageDerived ? { page, application, shown: filterApplicableDataPoints(dataPoints, application) } : null,
      )
    }
    const onInput = () => void find().catch(() => setDerived(null))
    onInput()
    control.addEventListener('input', onInput)
    return () => control.removeEventListener('input', onInput)
  }, [app, pages, dataPoint, formRef])
  return derived
}

export const DerivedAnswers = (props: FieldHelperProps) => {
  const app = useAppContext()
  const texts = useAllTexts()
  const t = useTexts()
  const personal = useTexts('personal-details')
  const getAnswer = useAnswerText()
  const derived = useDerived(props)

  const rows = derived?.shown.flatMap((dataPoint) => {
    const answer = getAnswer(dataPoint, derived.application)
    const term = texts.of(dataPoint.section)(`dataPoints>${dataPoint.name}>label`)
    return answer === null
      ? []
      : [{ key: dataPoint.path, term, value: <AnswerValue dataPoint={dataPoint} answer={answer} /> }]
  })

  const change = () => {
    if (derived === null) return
    getRequestedPage(app).path = derived.page.path
    if (props.formRef.current !== null) submitForm(props.formRef.current)
  }

  return (
    <div role="status">
      {derived !== null && rows !== undefined && (
        <Stack gap="tight">
          <Text muted>{personal('derivedFromCode')}</Text>
          <SummaryList dense columns rows={rows} />
          <Stack start>
            <Button variant="quiet" onClick={change}>
              {t('change')}
            </Button>
          </Stack>
        </Stack>
      )}
    </div>
  )
}
