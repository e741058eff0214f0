// Shows the birth date in a typed personal code, so that the applicant can check it; nothing when the country's code
// has none. A rule compares it with the given birth date.
import { loadRules, resolveRules } from '@loan/domain/validation/resolveRules'
import { parseRawAnswer } from '@loan/domain/validation/parseRawAnswer'
import { useEffect, useState } from 'react'
import { useAppContext } from '../../app-context/AppContext.tsx'
import { useFormats } from '../../formats/useFormats.ts'
import { useTexts } from '../../texts/useTexts.ts'
import { findControl } from '../../form/field-helpers/controls.ts'
import type { FieldHelperProps } from '../../form/field-helpers/fieldHelperProps.ts'
import { Text } from '../../ui/Text.tsx'
import { LiveRegion } from '../frame/LiveRegion.tsx'

export const BirthDateInCode = ({ dataPoint, formRef }: FieldHelperProps) => {
  const { product } = useAppContext()
  const t = useTexts('questions')
  const formats = useFormats()
  const [birthDate, setBirthDate] = useState<string | null>(null)

  useEffect(() => {
    const control = findControl(formRef.current, dataPoint.path)
    const find = () => {
      const reading = parseRawAnswer(dataPoint, control?.value, product)
      const code = reading.outcome === 'answered' ? String(reading.value) : ''
      const dates = resolveRules(dataPoint, product).flatMap((rule) => rule.parseBirthDate?.(code) ?? [])
      setBirthDate(dates[0] ?? null)
    }
    // Find it again after the rule of the country has loaded.
    void loadRules([dataPoint], product).then(find)
    control?.addEventListener('input', find)
    return () => control?.removeEventListener('input', find)
  }, [dataPoint, formRef, product])

  return (
    <LiveRegion>
      {birthDate !== null && <Text>{t('birthDateInCode', { date: formats.date(birthDate) })}</Text>}
    </LiveRegion>
  )
}
