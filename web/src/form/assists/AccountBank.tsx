// Shows the bank of an account number, in countries whose numbers contain it, so that the applicant notices a wrong
// digit.
import { validateAnswer } from '@loan/domain/validation/validateAnswer'
import { useEffect, useState } from 'react'
import { useApplication } from '../../context/ApplicationContext.tsx'
import { useTexts } from '../../context/useTexts.ts'
import { Text } from '../../ui/Text.tsx'
import { buildRuleContext } from '../ruleContext.ts'
import { controlOf } from './controls.ts'
import type { AssistProps } from './assistProps.ts'

export const AccountBank = ({ dataPoint, formRef }: AssistProps) => {
  const { product, store } = useApplication()
  const t = useTexts('banking-details')
  const [bank, setBank] = useState<string | null>(null)

  useEffect(() => {
    const control = controlOf(formRef.current, dataPoint.path)
    const find = async () => {
      const typed = control?.value ?? ''
      const context = buildRuleContext(product, store.getState().leadApplication.applicationData)
      const reading = validateAnswer(dataPoint, typed, context)
      const account = reading.outcome === 'answered' ? String(reading.value) : ''
      const found = (await product.country.findBankOfAccount?.(account).catch(() => null)) ?? null
      // Ignore the result when the number has changed.
      if (control?.value === typed) setBank(found)
    }
    const onInput = () => void find()
    onInput()
    control?.addEventListener('input', onInput)
    return () => control?.removeEventListener('input', onInput)
  }, [formRef, dataPoint, product, store])

  return <div role="status">{bank !== null && <Text muted>{t('accountBank', { bank })}</Text>}</div>
}
