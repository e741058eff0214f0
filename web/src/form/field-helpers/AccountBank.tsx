// Shows the bank of an account number, in countries whose numbers contain it, so that the applicant notices a wrong
// digit.
import { validateAnswer, readAcceptedValue } from '@loan/domain/validation/validateAnswer'
import { useEffect, useState } from 'react'
import { useAppContext } from '../../app-context/AppContext.tsx'
import { useTexts } from '../../texts/useTexts.ts'
import { getServerClock } from '../../lib/serverClock.ts'
import { Text } from '../../ui/Text.tsx'
import { buildValidationContext } from '../validationContext.ts'
import { findControl } from './controls.ts'
import type { FieldHelperProps } from './fieldHelperProps.ts'

export const AccountBank = ({ dataPoint, formRef }: FieldHelperProps) => {
  const app = useAppContext()
  const { product, store } = app
  const clock = getServerClock(app)
  const t = useTexts('banking-details')
  const [bank, setBank] = useState<string | null>(null)

  useEffect(() => {
    const control = findControl(formRef.current, dataPoint.path)
    const find = async () => {
      const typed = control?.value ?? ''
      const context = buildValidationContext({
        product,
        application: store.getState().leadApplication.applicationData,
        clock,
      })
      const account = String(readAcceptedValue(validateAnswer(dataPoint, typed, context)) ?? '')
      const found = (await product.country.findBankOfAccount?.(account).catch(() => null)) ?? null
      // Ignore the result when the number has changed.
      if (control?.value === typed) setBank(found)
    }
    const onInput = () => void find()
    onInput()
    control?.addEventListener('input', onInput)
    return () => control?.removeEventListener('input', onInput)
  }, [formRef, dataPoint, product, store, clock])

  return <div role="status">{bank !== null && <Text muted>{t('accountBank', { bank })}</Text>}</div>
}
