// GET policies serves the label of the checkbox, in every product and locale (spec 7.9).
import { products } from '@loan/domain/products/registry'
import { expect, it } from 'vitest'
import { buildProductPolicies } from '../server/src/policies/policies.ts'
import { fillPlaceholders } from '../web/src/i18n/findText.ts'
import { collectTickedTexts } from './buildTickedTexts.ts'

const texts = collectTickedTexts()

const spoken = Object.values(products).flatMap((product) =>
  product.locales.map((locale) => ({ product, locale, id: product.id })),
)

it.each(spoken)('serves the labels that $id shows in $locale', ({ product, locale }) => {
  for (const { key, text } of buildProductPolicies(product, locale)) {
    const labels = texts[locale]?.[key]
    const label = labels?.[`label_${product.country.code}`] ?? labels?.['label']
    expect(text).toBe(fillPlaceholders(label ?? '', { brand: product.displayName }))
  }
})
