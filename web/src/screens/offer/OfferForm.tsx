// The form that accepts an offer, with the data points that the lender requires with the acceptance, if any.
import { ScreenForm } from '../frame/ScreenForm.tsx'
import { RequiredDataForm } from './RequiredDataForm.tsx'
import type { OfferFormProps } from './offerFormProps.ts'

export const OfferForm = (props: OfferFormProps) => {
  const { id, questions, errors, isBlocked, onAccept, choice, children } = props
  if (questions.length > 0) return <RequiredDataForm {...props} />
  return (
    <ScreenForm id={id} errors={errors} onSubmit={(values) => void (isBlocked(values) || onAccept(values, {}))}>
      {choice}
      {children}
    </ScreenForm>
  )
}
