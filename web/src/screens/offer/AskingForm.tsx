// The form of an offer whose lender requires answers with the acceptance. Uses the form of the lender steps: prefilled,
// validated by the same rules, stored as drafts.
import type { NamedDataPoint } from '@loan/domain/pages/chain'
import { useMemo } from 'react'
import { useTexts } from '../../context/useTexts.ts'
import { AnswerFields, AnswerProblems } from '../../form/AnswerFields.tsx'
import { type AskingPage, usePageParts } from '../../form/pageParts.ts'
import { Stack } from '../../ui/Stack.tsx'
import { useStepForm } from '../useStepForm.ts'
import type { OfferFormProps } from './offerFormProps.ts'

type AskingFormProps = OfferFormProps & { readonly names: readonly string[] }

/** Suspends in a component without state, because React drops the state of a component that suspends on mount. */
export const AskingForm = (props: AskingFormProps) => {
  const page: AskingPage = { key: props.step, section: 'loan-information', dataPoints: props.dataPoints }
  return <LoadedForm {...props} all={usePageParts(page)} />
}

type LoadedFormProps = AskingFormProps & { readonly all: readonly NamedDataPoint[] }

const LoadedForm = ({ all, names, errors, isBlocked, onAccept, lender, choice, children }: LoadedFormProps) => {
  const t = useTexts('offer')
  const wanted = names.join(' ')
  const dataPoints = useMemo(() => {
    const asked = wanted.split(' ')
    return all.filter(({ name }) => asked.includes(name))
  }, [all, wanted])

  const valuesNow = () => new FormData(form.formRef.current ?? undefined)

  const form = useStepForm({
    dataPoints,
    isBlocked: () => isBlocked(valuesNow()),
    send: ({ sections, takenBack }) => onAccept(valuesNow(), { ...sections, ...(takenBack && { takenBack }) }),
  })

  return (
    <form ref={form.formRef} method="post" noValidate onSubmit={form.onSubmit} onInput={form.onInput}>
      <Stack>
        <AnswerProblems form={form} more={errors.list.map(({ id, text }) => ({ href: `#${id}`, text }))} />
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
