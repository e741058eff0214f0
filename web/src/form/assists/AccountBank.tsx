// Names the bank an account number belongs to, where the number tells: a wrong digit is seen before money is sent.
import { useEffect, useState } from 'react'
import { useApplication } from '../../context/ApplicationContext.tsx'
import { useTexts } from '../../context/useTexts.ts'
import { Text } from '../../ui/Text.tsx'
import { controlOf } from './controls.ts'
import type { AssistProps } from './Assist.tsx'

export const AccountBank = ({ dataPoint, formRef }: AssistProps) => {
  const { country } = useApplication().product
  const t = useTexts('banking-details')
  const [bank, setBank] = useState<string | null>(null)

  useEffect(() => {
    const control = controlOf(formRef.current, dataPoint.path)
    const find = async () => {
      const typed = control?.value ?? ''
      const account = country.rules.iban.normalise?.(typed.replaceAll(/[\s-]/gu, '')) ?? typed
      const found = (await country.bankOfAccount?.(account).catch(() => null)) ?? null
      // Another number was typed meanwhile.
      if (control?.value === typed) setBank(found)
    }
    const onInput = () => void find()
    onInput()
    control?.addEventListener('input', onInput)
    return () => control?.removeEventListener('input', onInput)
  }, [formRef, dataPoint, country])

  return <div role="status">{bank !== null && <Text muted>{t('accountBank', { bank })}</Text>}</div>
}
