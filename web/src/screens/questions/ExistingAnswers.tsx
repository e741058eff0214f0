// Lists all answers of a lender step for review: stored answers as text with a change button, missing and invalid ones
// as fields.
import { isOptional } from '@loan/domain/validation/isOptional'
import { readAnswer } from '@loan/domain/lead/answers'
import type { LeadPath } from '@loan/domain/lead/application'
import type { NamedDataPoint } from '@loan/domain/pages/chain'
import type { StateName } from '@loan/domain/states'
import { useEffect, useState } from 'react'
import { useAppContext, useApplicationState } from '../../app-context/AppContext.tsx'
import { useAllTexts, useTexts } from '../../texts/useTexts.ts'
import { AnswerFields } from '../../form/AnswerFields.tsx'
import { AnswerText } from '../../form/AnswerText.tsx'
import { getFirstControlId } from '../../form/errorLinks.ts'
import type { AnswerForm } from '../../form/useAnswerForm.ts'
import { Button } from '../../ui/Button.tsx'
import { Stack } from '../../ui/Stack.tsx'
import { SummaryList } from '../../ui/SummaryList.tsx'
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

  return { opened, open: (path: LeadPath) => setOpened([...opened, path]) }
}

/** Consecutive data points of one section that are all rows or all fields; rows form one list. */
type Group = { readonly isRows: boolean; readonly dataPoints: readonly NamedDataPoint[] }

const groupBy = (dataPoints: readonly NamedDataPoint[], isRow: (dataPoint: NamedDataPoint) => boolean) =>
  dataPoints.reduce<readonly Group[]>((groups, dataPoint) => {
    const last = groups.at(-1)
    const isRows = isRow(dataPoint)
    if (last?.isRows !== isRows) return [...groups, { isRows, dataPoints: [dataPoint] }]
    return [...groups.slice(0, -1), { isRows, dataPoints: [...last.dataPoints, dataPoint] }]
  }, [])

export const ExistingAnswers = ({ state, form }: ExistingAnswersProps) => {
  const { product } = useAppContext()
  const application = useApplicationState(({ leadApplication }) => leadApplication.applicationData)
  const texts = useAllTexts()
  const common = useTexts()
  const { opened, open } = useOpenedRows(state, form)
  const [justOpened, setJustOpened] = useState<NamedDataPoint | null>(null)
  const sections = [...new Set(form.shown.map(({ section }) => section))]

  useEffect(() => {
    if (justOpened === null) return
    document.getElementById(getFirstControlId(justOpened, product.country))?.focus()
  }, [justOpened, product])

  const isRow = (dataPoint: NamedDataPoint): boolean =>
    !opened.includes(dataPoint.path) &&
    (readAnswer(application, dataPoint.path) !== undefined || isOptional(dataPoint, { application }))

  const renderRow = (dataPoint: NamedDataPoint) => {
    const label = texts.of(dataPoint.section)(`dataPoints>${dataPoint.name}>label`)
    const change = () => {
      setJustOpened(dataPoint)
      open(dataPoint.path)
    }
    return {
      key: dataPoint.path,
      term: label,
      value: <AnswerText dataPoint={dataPoint} application={application} />,
      action: (
        <Button variant="quiet" onClick={change}>
          <Phrase>{common('change')}</Phrase>
          <VisuallyHidden>{`: ${label}`}</VisuallyHidden>
        </Button>
      ),
    }
  }

  return sections.map((section) => (
    <Stack key={section} gap="close">
      <h2>{texts.of(section)('name')}</h2>
      {groupBy(
        form.shown.filter((dataPoint) => dataPoint.section === section),
        isRow,
      ).map(({ isRows, dataPoints }) =>
        isRows ? (
          <SummaryList key={dataPoints[0]?.path} rows={dataPoints.map(renderRow)} />
        ) : (
          <Stack key={dataPoints[0]?.path}>
            <AnswerFields
              form={form}
              dataPoints={dataPoints}
              isEnd={false}
              renderAfter={(dataPoint) => <FieldHelp dataPoint={dataPoint} formRef={form.formRef} />}
            />
          </Stack>
        ),
      )}
    </Stack>
  ))
}
