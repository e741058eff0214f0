// The form of an offer whose lender requires answers with the acceptance. Uses the form of the lender steps: prefilled,
// validated by the same rules, stored as drafts.
import type { NamedDataPoint } from '@loan/domain/pages/chain'
import { useMemo } from 'react'
import { useTexts } from '../../texts/useTexts.ts'
import { AnswerFields, AnswerProblems } from '../../form/AnswerFields.tsx'
import { type DataPointPage, usePageResources } from '../../form/pageResources.ts'
import { Stack } from '../../ui/Stack.tsx'
import { useStepForm } from '../lender-step/useStepForm.ts'
import type { OfferFormProps } from './offerFormProps.ts'

type RequiredDataFormProps = OfferFormProps & { readonly names: readonly string[] }

/** Suspends in a component without state, because React drops the state of a component that suspends on mount. */
export const RequiredDataForm = (props: RequiredDataFormProps) => {
  const page: DataPointPage = { key: props.step, section: 'loan-information', dataPoints: props.dataPoints }
  return <LoadedForm {...props} all={usePageResources(page)} />
}

type LoadedFormProps = RequiredDataFormProps & { readonly all: readonly NamedDataPoint[] }

const LoadedForm = ({ id, all, names, errors, isBlocked, onAccept, lender, choice, children }: LoadedFormProps) => {
  const t = useTexts('offer')
  const requiredKeys = names.join(' ')
  const dataPoints = useMemo(() => {
    const requiredNames = requiredKeys.split(' ')
    return all.filter(({ name }) => requiredNames.includes(name))
  }, [all, requiredKeys])

  const valuesNow = () => new FormData(form.formRef.current ?? undefined)

  const form = useStepForm({
    dataPoints,
    isBlocked: () => isBlocked(valuesNow()),
    send: ({ sections, takenBack }) => onAccept(valuesNow(), { ...sections, ...(takenBack && { takenBack }) }),
  })
  const { formRef, onInput, onSubmit } = form

  return (
    <form ref={formRef} id={id} method="post" noValidate onSubmit={onSubmit} onInput={onInput}>
      <Stack>
        <AnswerProblems form={form} more={errors.list} />
        {choice}
        <Stack>
          <h2>{t('questions', { lender })}</h2>
          <AnswerFields form={form} dataPoints={form.shown} />
        </Stack>
        {children}
      </Stack>
    </form>
  )
}
