// How the browser's Intl is asked, here and while building.
import type { Product } from '@loan/domain/products/product'

/** `digits` is how many stand after the decimal mark, always. */
export const moneyFormat = (product: Product, languageTag: string, digits: number): Intl.NumberFormat =>
  new Intl.NumberFormat(languageTag, {
    style: 'currency',
    currency: product.country.currency.code,
    currencyDisplay: 'narrowSymbol',
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
    useGrouping: 'always',
  })

export const numberFormat = (languageTag: string): Intl.NumberFormat =>
  new Intl.NumberFormat(languageTag, { maximumFractionDigits: 2, useGrouping: 'always' })
