// Label, hint and optional mark of one data point, from the namespace of its section.
import type { NamedDataPoint } from '@loan/domain/pages/chain'
import { useApplication } from '../../context/ApplicationContext.tsx'
import { useAllTexts, useTexts } from '../../context/useTexts.ts'

export type FieldTexts = {
  readonly label: string
  readonly hint?: string
  readonly optionalText?: string
}

export const useFieldTexts = ({ name, section }: NamedDataPoint, isOptional: boolean): FieldTexts => {
  const { product } = useApplication()
  const texts = useAllTexts()
  const common = useTexts()
  const t = texts.of(section)
  const hintKey = `dataPoints>${name}>hint`
  return {
    label: t(`dataPoints>${name}>label`, { currency: product.country.currency.symbol }),
    ...(texts.has(section, hintKey) && { hint: t(hintKey, { currency: product.country.currency.symbol }) }),
    ...(isOptional && { optionalText: common('optional') }),
  }
}
