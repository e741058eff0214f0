// GET policies serves the label of the checkbox, in every product and locale (spec 7.9).
import { catalogue } from '@loan/domain/data-points/catalogue'
import type { DataPoint } from '@loan/domain/data-points/dataPoint'
import { products } from '@loan/domain/products/registry'
import { expect, it } from 'vitest'
import { buildProductPolicies } from '../server/src/policies/policies.ts'
import { insertNoBreakSpaces } from '../web/build/noBreakSpaces.ts'
import { fillIn } from '../web/src/i18n/findText.ts'
import { readLocale } from './checks/locales/textKeys.ts'

const spoken = Object.values(products).flatMap((product) =>
  product.locales.map((locale) => ({ product, locale, id: product.id })),
)

it.each(spoken)('serves the labels that $id shows in $locale', ({ product, locale }) => {
  for (const policy of buildProductPolicies(product, locale)) {
    const path = product.policies.find(({ key }) => key === policy.key)?.path
    const [found] = Object.entries(catalogue).flatMap(([section, dataPoints]) =>
      Object.entries<DataPoint>(dataPoints).flatMap(([name, dataPoint]) =>
        dataPoint.path === path ? [{ section, name }] : [],
      ),
    )
    const texts = readLocale(locale).get(found?.section ?? '')
    const key = `dataPoints>${found?.name}>label`
    const label = texts?.get(`${key}_${product.country.code}`) ?? texts?.get(key)
    expect(policy.text).toBe(fillIn(insertNoBreakSpaces(locale, label ?? ''), { brand: product.displayName }))
  }
})
