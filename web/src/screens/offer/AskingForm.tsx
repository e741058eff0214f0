// What the lender asks with the acceptance, by the form engine of the pages: prefilled, judged by the same rules, kept
// while it is typed.
import type { FieldError } from '@loan/domain/contract/problem'
import { readAnswer, writeAnswers } from '@loan/domain/lead/answers'
import type { NamedDataPoint } from '@loan/domain/pages/chain'
import { useMemo, useState } from 'react'
import { useApplication } from '../../context/ApplicationContext.tsx'
import { useTexts } from '../../context/useTexts.ts'
import { AnswerFields, AnswerProblems } from '../../form/AnswerFields.tsx'
import type { JudgedPage } from '../../form/judgePage.ts'
import { type AskingPage, usePageParts } from '../../form/pageParts.ts'
import { type Handed, useAnswerForm } from '../../form/useAnswerForm.ts'
import { Stack } from '../../ui/Stack.tsx'
import type { OfferFormProps } from './OfferForm.tsx'
import type { StepAnswers } from './offerCalls.ts'

type AskingFormProps = OfferFormProps & { readonly names: readonly string[] }

/** Waits for the parts by itself, so that nothing that holds state does. */
export const AskingForm = (props: AskingFormProps) => {
  const page: AskingPage = { key: props.step, section: 'loan-information', dataPoints: props.dataPoints }
  return <LoadedForm {...props} all={usePageParts(page)} />
}

const answersOf = ({ asked, application }: JudgedPage): StepAnswers =>
  writeAnswers(
    {},
    asked.map(({ path }) => [path, readAnswer(application, path)]),
  )

const none: readonly FieldError[] = []

type LoadedFormProps = AskingFormProps & { readonly all: readonly NamedDataPoint[] }

const LoadedForm = ({ all, names, errors, isBlocked, onAccept, lender, choice, children }: LoadedFormProps) => {
  const t = useTexts('offer')
  const { store } = useApplication()
  const [refused, setRefused] = useState(none)
  const wanted = names.join(' ')
  const dataPoints = useMemo(() => {
    const asked = wanted.split(' ')
    return all.filter(({ name }) => asked.includes(name))
  }, [all, wanted])

  const valuesNow = () => new FormData(form.formRef.current ?? undefined)

  const handOn = async (judged: JudgedPage): Promise<Handed> => {
    const outcome = await onAccept(valuesNow(), answersOf(judged))
    if (outcome?.outcome === 'done') {
      store.updateLead({ applicationData: judged.application })
      return 'done'
    }
    const fieldErrors = outcome?.fieldErrors.filter(({ fieldName }) =>
      dataPoints.some(({ path }) => path === fieldName),
    )
    setRefused(fieldErrors ?? none)
    return fieldErrors !== undefined && fieldErrors.length > 0 ? 'refused' : 'failed'
  }

  const form = useAnswerForm({ dataPoints, serverErrors: refused, handOn, isBlocked: () => isBlocked(valuesNow()) })

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
