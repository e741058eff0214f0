// The form that accepts an offer, with the data points that the lender requires with the acceptance, if any.
import { Suspense } from 'react'
import { useTexts } from '../../texts/useTexts.ts'
import { Loader } from '../../ui/Loader.tsx'
import { Stack } from '../../ui/Stack.tsx'
import { ScreenForm } from '../frame/ScreenForm.tsx'
import { RequiredDataForm } from './RequiredDataForm.tsx'
import type { OfferFormProps } from './offerFormProps.ts'

export const OfferForm = (props: OfferFormProps) => {
  const { id, questions, errors, isBlocked, onAccept, choice, children } = props
  const t = useTexts()
  if (questions === null || questions.dataPoints.length === 0) {
    return (
      <ScreenForm id={id} errors={errors} onSubmit={(values) => void (isBlocked(values) || onAccept(values, {}))}>
        {choice}
        {children}
      </ScreenForm>
    )
  }
  return (
    <Suspense
      fallback={
        <Stack>
          <Loader label={t('loading')} />
        </Stack>
      }
    >
      <RequiredDataForm {...props} names={questions.dataPoints} />
    </Suspense>
  )
}
