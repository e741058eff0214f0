// Shows the rounded amount when the applicant typed cents, which do not count (docs/countries/README.md, "Money and
// numbers"). The typed text stays.
import { parseMoney } from '@loan/domain/validation/parseNumber'
import { useEffect, useState } from 'react'
import { useAppContext } from '../../app-context/AppContext.tsx'
import { useFormats } from '../../formats/useFormats.ts'
import { useTexts } from '../../texts/useTexts.ts'
import { Callout } from '../../ui/Callout.tsx'
import { hasFraction } from '../../ui/normaliseNumber.ts'
import { findControl } from './controls.ts'
import type { FieldHelperProps } from './fieldHelperProps.ts'

export const WholeMoney = ({ dataPoint, formRef }: FieldHelperProps) => {
  const { country } = useAppContext().product
  const { money } = useFormats()
  const t = useTexts()
  const [wholeAmount, setWholeAmount] = useState<number | null>(null)

  useEffect(() => {
    const control = findControl(formRef.current, dataPoint.path)
    const compare = () => {
      const typed = control?.value ?? ''
      const parsed = parseMoney(typed, country)
      setWholeAmount(parsed.outcome === 'answered' && hasFraction(typed) ? Number(parsed.value) : null)
    }
    compare()
    control?.addEventListener('change', compare)
    return () => control?.removeEventListener('change', compare)
  }, [formRef, dataPoint, country])

  if (wholeAmount === null) return null
  return (
    <Callout kind="info" live>
      {t('amountModal>note>cut', { value: money(wholeAmount) })}
    </Callout>
  )
}
