// The options of a choice with their labels: texts of the locale, names of regions, or names that need no translation.
import type { NamedDataPoint } from '@loan/domain/pages/chain'
import { useApplication } from '../../context/ApplicationContext.tsx'
import { languageTagOf } from '../../context/languageTag.ts'
import { useLaterFormats } from '../../context/useLaterFormats.ts'
import { useAllTexts } from '../../context/useTexts.ts'

export type LabelledOption = { readonly value: string; readonly label: string }

/** Empty for data points that are no choice. */
export const useOptions = ({ name, section, options }: NamedDataPoint): readonly LabelledOption[] => {
  const { product } = useApplication()
  const formats = useLaterFormats()
  const texts = useAllTexts()
  if (options === undefined) return []
  const { keys, labels } = product.country.options[options]
  if (labels === 'texts') {
    const t = texts.of(section)
    return keys.map((value) => ({ value, label: t(`dataPoints>${name}>options>${value}`) }))
  }
  if (labels !== 'regions') return keys.map((value) => ({ value, label: labels[value] ?? value }))
  const [own = '', ...others] = keys
  const region = (value: string) => ({ value, label: formats.region(value) })
  const tag = languageTagOf(product, texts.language)
  const byName = others.map(region).toSorted((a, b) => a.label.localeCompare(b.label, tag))
  return [region(own), ...byName]
}
