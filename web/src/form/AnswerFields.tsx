// Renders the data points of a form with their field helpers, and the errors above them.
import { isOptional } from '@loan/domain/validation/isOptional'
import type { LeadApplication } from '@loan/domain/lead/application'
import type { NamedDataPoint } from '@loan/domain/pages/pageDataPoints'
import { memo, type ReactNode, Suspense } from 'react'
import { useAppContext, useApplicationState } from '../app-context/AppContext.tsx'
import { useTexts } from '../texts/useTexts.ts'
import { Callout } from '../ui/Callout.tsx'
import { Stack } from '../ui/Stack.tsx'
import { FieldHelper } from './field-helpers/FieldHelper.tsx'
import type { ControlProps } from './controls/control.ts'
import { Control } from './controls/registry.tsx'
import { getControlNames } from './controlNames.ts'
import { toControlValues } from './drafts.ts'
import { FieldGroups } from './FieldGroups.tsx'
import type { DisplayedError } from './displayedError.ts'
import { getFormErrors } from './lazyErrors.ts'
import type { FormErrorsProps, SummaryOptions } from './FormErrors.tsx'
import type { AnswerForm } from './useAnswerForm.ts'

const FormErrors = (props: FormErrorsProps) => {
  const { FormErrors: Loaded } = getFormErrors(useAppContext()).read()
  return <Loaded {...props} />
}

export type AnswerProblemsProps = SummaryOptions & {
  readonly form: AnswerForm
  /** Errors that do not belong to a data point. */
  readonly more?: readonly DisplayedError[]
}

export const AnswerProblems = ({ form, more = [], ...summary }: AnswerProblemsProps) => {
  const t = useTexts()
  const { attempts, hasLoadFailure } = form
  const errors = [...form.errors, ...more]
  return (
    <>
      {hasLoadFailure && (
        <Callout kind="danger" live>
          {t('requestProblems>offline')}
        </Callout>
      )}
      {errors.length > 0 && (
        <Suspense fallback={null}>
          <FormErrors errors={errors} attempts={attempts} {...summary} />
        </Suspense>
      )}
    </>
  )
}

type AnswerFieldProps = Pick<ControlProps, 'dataPoint' | 'isLast' | 'error'> & { readonly application: LeadApplication }

/**
 * Renders only when its own draft or a prop changes, because each key in a form writes the drafts of all its fields.
 */
const AnswerField = memo(({ dataPoint, application, ...props }: AnswerFieldProps) => {
  const { product, store } = useAppContext()
  useApplicationState(({ dynamicPages: { drafts } }) =>
    getControlNames(dataPoint)
      .map((name) => drafts[name])
      .join('\n'),
  )
  return (
    <Control
      dataPoint={dataPoint}
      values={toControlValues(dataPoint, store.getState().dynamicPages.drafts, application, product)}
      isOptional={isOptional(dataPoint, { application })}
      {...props}
    />
  )
})

export type AnswerFieldsProps = {
  readonly form: AnswerForm
  /** The subset of the form's data points to render, in order. */
  readonly dataPoints: readonly NamedDataPoint[]
  /** Whether the form has no field after these. */
  readonly isEnd?: boolean
  /** Renders additional content below a field. */
  readonly renderAfter?: (dataPoint: NamedDataPoint) => ReactNode
}

export const AnswerFields = ({ form, dataPoints, isEnd = true, renderAfter }: AnswerFieldsProps) => {
  const application = useApplicationState(({ leadApplication }) => leadApplication.applicationData)
  const renderField = (dataPoint: NamedDataPoint, index: number) => (
    <Stack key={dataPoint.path} gap="tight">
      <AnswerField
        dataPoint={dataPoint}
        application={application}
        isLast={isEnd && index === dataPoints.length - 1}
        {...toErrorProps(form, dataPoint.path)}
      />
      <FieldHelper dataPoint={dataPoint} formRef={form.formRef} />
      {renderAfter?.(dataPoint)}
    </Stack>
  )
  return <FieldGroups dataPoints={dataPoints} renderField={renderField} />
}

const toErrorProps = ({ errors }: AnswerForm, path: string): { readonly error?: string } => {
  const error = errors.find(({ name }) => name === path)
  return error === undefined ? {} : { error: error.text }
}
