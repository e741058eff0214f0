// Renders the data points of a form with their field helpers, and the errors above them.
import { isOptional } from '@loan/domain/validation/isOptional'
import type { NamedDataPoint } from '@loan/domain/pages/chain'
import { type ReactNode, Suspense } from 'react'
import { useApplication, useApplicationState } from '../context/ApplicationContext.tsx'
import { neededPart } from '../context/laterParts.tsx'
import { useTexts } from '../context/useTexts.ts'
import { Notice } from '../ui/Notice.tsx'
import { Stack } from '../ui/Stack.tsx'
import { Assist } from './assists/Assist.tsx'
import { Control } from './controls/registry.tsx'
import { controlNamesOf } from './controlNames.ts'
import { controlValuesOf } from './drafts.ts'
import { FieldGroups } from './FieldGroups.tsx'
import { loadFormErrors } from './laterErrors.ts'
import type { SummaryParts } from './FormErrors.tsx'
import type { AnswerForm } from './useAnswerForm.ts'

const FormErrors = neededPart(async () => (await loadFormErrors()).FormErrors)

export type AnswerProblemsProps = SummaryParts & { readonly form: AnswerForm }

export const AnswerProblems = ({ form, ...parts }: AnswerProblemsProps) => {
  const t = useTexts()
  const { errors, attempts, lacksParts } = form
  return (
    <>
      {lacksParts && (
        <Notice kind="danger" live>
          {t('requestProblems>offline')}
        </Notice>
      )}
      {errors.length + (parts.more?.length ?? 0) > 0 && (
        <Suspense fallback={null}>
          <FormErrors errors={errors} attempts={attempts} {...parts} />
        </Suspense>
      )}
    </>
  )
}

export type AnswerFieldsProps = {
  readonly form: AnswerForm
  /** The subset of the form's data points to render, in order. */
  readonly dataPoints: readonly NamedDataPoint[]
  /** Whether the form has no field after these. */
  readonly isEnd?: boolean
  /** Renders additional content below a field. */
  readonly beside?: (dataPoint: NamedDataPoint) => ReactNode
}

export const AnswerFields = ({ form, dataPoints, isEnd = true, beside }: AnswerFieldsProps) => {
  const { product, store } = useApplication()
  const names = dataPoints.flatMap(controlNamesOf)
  // Re-renders only when a draft of these fields changes.
  useApplicationState(({ dynamicPages }) => names.map((name) => dynamicPages.drafts[name]).join('\n'))
  const {
    leadApplication: { applicationData },
    dynamicPages: { drafts },
  } = store.getState()
  const field = (dataPoint: NamedDataPoint, index: number) => (
    <Stack key={dataPoint.path} gap="tight">
      <Control
        dataPoint={dataPoint}
        values={controlValuesOf(dataPoint, drafts, applicationData, product)}
        isOptional={isOptional(dataPoint, { application: applicationData })}
        isLast={isEnd && index === dataPoints.length - 1}
        {...errorOf(form, dataPoint.path)}
      />
      <Assist dataPoint={dataPoint} formRef={form.formRef} />
      {beside?.(dataPoint)}
    </Stack>
  )
  return <FieldGroups dataPoints={dataPoints} field={field} />
}

const errorOf = ({ errors }: AnswerForm, path: string): { readonly error?: string } => {
  const error = errors.find(({ dataPoint }) => dataPoint.path === path)
  return error === undefined ? {} : { error: error.text }
}
