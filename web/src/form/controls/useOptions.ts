// The options of a choice with their labels: translations, names of countries, or names that need no translation.
import type { NamedDataPoint } from '@loan/domain/pages/pageDataPoints'
import type { Product } from '@loan/domain/products/product'
import { useAppContext } from '../../app-context/AppContext.tsx'
import { toLanguageTag } from '../../i18n/toLanguageTag.ts'
import { useLazyFormats } from '../../formats/useLazyFormats.ts'
import { type InstanceOwner, perApplication } from '../../lib/instances.ts'
import { useAllTexts } from '../../texts/useTexts.ts'

export type LabelledOption = { readonly value: string; readonly label: string }

/** Cached by keys and language, because a phone needs longer to sort 250 countries than to render a page. */
const getSortedCountries = perApplication(
  () => new WeakMap<readonly string[], Map<string, readonly LabelledOption[]>>(),
)

const sortByCountryName = (
  owner: InstanceOwner,
  keys: readonly string[],
  languageTag: string,
  getName: (code: string) => string,
): readonly LabelledOption[] => {
  const sortedCountries = getSortedCountries(owner)
  const byLanguage = sortedCountries.get(keys) ?? new Map<string, readonly LabelledOption[]>()
  sortedCountries.set(keys, byLanguage)
  const cached = byLanguage.get(languageTag)
  if (cached !== undefined) return cached
  const [own, ...others] = keys.map((value) => ({ value, label: getName(value) }))
  const { compare } = new Intl.Collator(languageTag)
  const sorted = [...(own === undefined ? [] : [own]), ...others.sort((a, b) => compare(a.label, b.label))]
  byLanguage.set(languageTag, sorted)
  return sorted
}

/** Number of options; 0 for a data point without options. */
export const countOptions = ({ options }: NamedDataPoint, { country }: Product): number =>
  options === undefined ? 0 : country.options[options].keys.length

/**
 * Empty for a data point without options. `only` limits a list of countries, which is slow to sort and render, to these
 * keys.
 */
export const useOptions = (
  { name, section, options }: NamedDataPoint,
  only?: readonly (string | undefined)[],
): readonly LabelledOption[] => {
  const app = useAppContext()
  const { product } = app
  const formats = useLazyFormats()
  const texts = useAllTexts()
  if (options === undefined) return []
  const { keys, labels } = product.country.options[options]
  if (labels === 'texts') {
    const t = texts.of(section)
    return keys.map((value) => ({ value, label: t(`dataPoints>${name}>options>${value}`) }))
  }
  if (labels === 'country-names') {
    if (only !== undefined)
      return keys.filter((key) => only.includes(key)).map((value) => ({ value, label: formats.countryName(value) }))
    return sortByCountryName(app, keys, toLanguageTag(product, texts.language), formats.countryName)
  }
  return keys.map((value) => ({ value, label: labels[value] ?? value }))
}
