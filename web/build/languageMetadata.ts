// Computes metadata of a product's languages during the build, because Intl is slow in a browser.
import type { Product } from '@loan/domain/products/product'
import type { LanguageData } from '../src/app-context/AppContext.tsx'
import { createMoneyFormat, createNumberFormat } from '../src/formats/intlFormats.ts'
import { toLanguageTag } from '../src/i18n/toLanguageTag.ts'

const sample = 1000

/** The name of the language in that language, capitalised. */
const formatLanguageName = (languageTag: string): string => {
  const [language = languageTag] = languageTag.split('-')
  const name = new Intl.DisplayNames(language, { type: 'language' }).of(language) ?? language
  return name.charAt(0).toLocaleUpperCase(language) + name.slice(1)
}

/** The metadata of each language, by locale. */
export const buildLanguageMetadata = (product: Product): Record<string, LanguageData> =>
  Object.fromEntries(
    product.locales.map((locale) => {
      const languageTag = toLanguageTag(product, locale)
      return [
        locale,
        {
          name: formatLanguageName(languageTag),
          thousand: createNumberFormat(languageTag).format(sample),
          thousandOfMoney: createMoneyFormat(product, languageTag, 0).format(sample),
        },
      ]
    }),
  )
