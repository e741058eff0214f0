// The options of a choice with their labels: texts of the locale, names of regions, or names that need no translation.
import type { NamedDataPoint } from '@loan/domain/pages/chain'
import type { Product } from '@loan/domain/products/product'
import { useApplication } from '../../context/ApplicationContext.tsx'
import { languageTagOf } from '../../context/languageTag.ts'
import { useLaterFormats } from '../../context/useLaterFormats.ts'
import { useAllTexts } from '../../context/useTexts.ts'

export type LabelledOption = { readonly value: string; readonly label: string }

/** By the list's keys and the language: naming and sorting some 250 regions takes a phone longer than drawing a page. */
const sortedRegions = new WeakMap<readonly string[], Map<string, readonly LabelledOption[]>>()

const regionsByName = (
  keys: readonly string[],
  languageTag: string,
  nameOf: (code: string) => string,
): readonly LabelledOption[] => {
  const byLanguage = sortedRegions.get(keys) ?? new Map<string, readonly LabelledOption[]>()
  sortedRegions.set(keys, byLanguage)
  const known = byLanguage.get(languageTag)
  if (known !== undefined) return known
  const [own, ...others] = keys.map((value) => ({ value, label: nameOf(value) }))
  const { compare } = new Intl.Collator(languageTag)
  const sorted = [...(own === undefined ? [] : [own]), ...others.toSorted((a, b) => compare(a.label, b.label))]
  byLanguage.set(languageTag, sorted)
  return sorted
}

/** How many there are to choose from; 0 for data points that are no choice. */
export const countOptions = ({ options }: NamedDataPoint, { country }: Product): number =>
  options === undefined ? 0 : country.options[options].keys.length

/** Empty for data points that are no choice. `only` leaves out all others of a list that is slow to write down. */
export const useOptions = (
  { name, section, options }: NamedDataPoint,
  only?: readonly (string | undefined)[],
): readonly LabelledOption[] => {
  const { product } = useApplication()
  const formats = useLaterFormats()
  const texts = useAllTexts()
  if (options === undefined) return []
  const { keys, labels } = product.country.options[options]
  if (labels === 'texts') {
    const t = texts.of(section)
    return keys.map((value) => ({ value, label: t(`dataPoints>${name}>options>${value}`) }))
  }
  if (labels === 'regions') {
    const named = only === undefined ? keys : keys.filter((key) => only.includes(key))
    return regionsByName(named, languageTagOf(product, texts.language), formats.region)
  }
  return keys.map((value) => ({ value, label: labels[value] ?? value }))
}
