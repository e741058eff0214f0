// Shows the rounded amount when the applicant typed cents, which do not count (docs/countries/README.md, "Money and
// numbers"). The typed text stays.
import { parseMoney } from '@loan/domain/validation/parseNumber'
import { useEffect, useState } from 'react'
import { useApplication } from '../../context/ApplicationContext.tsx'
import { useFormats } from '../../context/useFormats.ts'
import { useTexts } from '../../context/useTexts.ts'
import { Notice } from '../../ui/Notice.tsx'
import { hasFraction } from '../../ui/settleNumber.ts'
import { controlOf } from './controls.ts'
import type { AssistProps } from './assistProps.ts'

export const WholeMoney = ({ dataPoint, formRef }: AssistProps) => {
  const { country } = useApplication().product
  const { money } = useFormats()
  const t = useTexts()
  const [counted, setCounted] = useState<number | null>(null)

  useEffect(() => {
    const control = controlOf(formRef.current, dataPoint.path)
    const compare = () => {
      const typed = control?.value ?? ''
      const reading = parseMoney(typed, country)
      setCounted(reading.outcome === 'answered' && hasFraction(typed) ? Number(reading.value) : null)
    }
    compare()
    control?.addEventListener('change', compare)
    return () => control?.removeEventListener('change', compare)
  }, [formRef, dataPoint, country])

  if (counted === null) return null
  return (
    <Notice kind="info" live>
      {t('amountModal>note>cut', { value: money(counted) })}
    </Notice>
  )
}
