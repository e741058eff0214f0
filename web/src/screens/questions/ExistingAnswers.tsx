// Lists all answers of a lender step for review, by section: missing and invalid ones as fields, the stored ones as
// text with one button that opens them all.
import { isOptional } from '@loan/domain/validation/isOptional'
import { readAnswer } from '@loan/domain/lead/answers'
import type { LeadPath } from '@loan/domain/lead/application'
import type { NamedDataPoint } from '@loan/domain/pages/pageDataPoints'
import type { StateName } from '@loan/domain/states'
import { useEffect, useState } from 'react'
import { useAppContext, useApplicationState } from '../../app-context/AppContext.tsx'
import { useAllTexts, useTexts } from '../../texts/useTexts.ts'
import { AnswerFields } from '../../form/AnswerFields.tsx'
import { AnswerText } from '../../form/AnswerText.tsx'
import { getFirstControlId } from '../../form/getFirstControlId.ts'
import type { AnswerForm } from '../../form/useAnswerForm.ts'
import { useAnswerText } from '../../form/useAnswerText.ts'
import { isWide } from '../../form/review/useReviewRows.tsx'
import { Button } from '../../ui/Button.tsx'
import { Stack } from '../../ui/Stack.tsx'
import { SummaryList, type SummaryRow } from '../../ui/SummaryList.tsx'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'
import { FieldHelp } from './FieldHelp.tsx'
import { Phrase } from '../../ui/Phrase.tsx'

type ExistingAnswersProps = { readonly state: StateName; readonly form: AnswerForm }

/** Tracks the opened rows. Stores them as a draft, so that they are open after a reload. */
const useOpenedRows = (state: StateName, form: AnswerForm) => {
  const { store } = useAppContext()
  const draftName = `opened:${state}`
  const [opened, setOpened] = useState<readonly string[]>(() =>
    (store.getState().dynamicPages.drafts[draftName] ?? '').split(' '),
  )
  // A row with an error stays a field after its correction.
  const rejected = form.errors.map(({ name }) => name).filter((path) => !opened.includes(path))
  if (rejected.length > 0) setOpened([...opened, ...rejected])

  useEffect(() => store.writeDrafts({ [draftName]: opened.join(' ') }), [store, draftName, opened])

  return { opened, open: (paths: readonly LeadPath[]) => setOpened([...opened, ...paths]) }
}
export const ExistingAnswers = ({ state, form }: ExistingAnswersProps) => {
  const { product } = useAppContext()
  const application = useApplicationState(({ leadApplication }) => leadApplication.applicationData)
  const texts = useAllTexts()
  const common = useTexts()
  const getAnswer = useAnswerText()
  const { opened, open } = useOpenedRows(state, form)
  const [justOpened, setJustOpened] = useState<NamedDataPoint | null>(null)

  useEffect(() => {
    if (justOpened === null) return
    document.getElementById(getFirstControlId(justOpened, product.country))?.focus()
  }, [justOpened, product])

  const isRow = (dataPoint: NamedDataPoint): boolean =>
    !opened.includes(dataPoint.path) &&
    (readAnswer(application, dataPoint.path) !== undefined || isOptional(dataPoint, { application }))

  /** Sections with a missing answer are first. The order stays when the applicant opens others. */
  const [missingFirst] = useState(() => {
    const missing = form.shown.filter((dataPoint) => !isRow(dataPoint))
    return [...missing, ...form.shown].map(({ section }) => section)
  })
  const present = form.shown.map(({ section }) => section)
  const sections = [...new Set([...missingFirst, ...present])].filter((section) => present.includes(section))

  const renderRow = (dataPoint: NamedDataPoint): SummaryRow => {
    const term = texts.of(dataPoint.section)(`dataPoints>${dataPoint.name}>label`)
    return {
      key: dataPoint.path,
      term,
      value: <AnswerText dataPoint={dataPoint} application={application} />,
      wide: isWide(term, getAnswer(dataPoint, application)?.text ?? ''),
    }
  }

  const openAll = (rows: readonly NamedDataPoint[]) => {
    setJustOpened(rows[0] ?? null)
    open(rows.map(({ path }) => path))
  }

  return sections.map((section) => {
    const name = texts.of(section)('name')
    const dataPoints = form.shown.filter((dataPoint) => dataPoint.section === section)
    const rows = dataPoints.filter(isRow)
    const fields = dataPoints.filter((dataPoint) => !rows.includes(dataPoint))
    return (
      <Stack key={section} gap="close">
        <h2>{name}</h2>
        {fields.length > 0 && (
          <Stack>
            <AnswerFields
              form={form}
              dataPoints={fields}
              isEnd={false}
              renderAfter={(dataPoint) => <FieldHelp dataPoint={dataPoint} formRef={form.formRef} />}
            />
          </Stack>
        )}
        {rows.length > 0 && (
          <Stack gap="tight">
            <SummaryList dense columns rows={rows.map(renderRow)} />
            <Stack start>
              <Button variant="quiet" onClick={() => openAll(rows)}>
                <Phrase>{common('change')}</Phrase>
                <VisuallyHidden>{`: ${name}`}</VisuallyHidden>
              </Button>
            </Stack>
          </Stack>
        )}
      </Stack>
    )
  })
}
