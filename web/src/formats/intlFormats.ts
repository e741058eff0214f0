// Intl formats that the browser and the build share.
import type { Product } from '@loan/domain/products/product'

/** `digits` is the fixed number of fraction digits. */
export const createMoneyFormat = (product: Product, languageTag: string, digits: number): Intl.NumberFormat =>
  new Intl.NumberFormat(languageTag, {
    style: 'currency',
    currency: product.country.currency.code,
    currencyDisplay: 'narrowSymbol',
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
    useGrouping: 'always',
  })

export const createNumberFormat = (languageTag: string): Intl.NumberFormat =>
  new Intl.NumberFormat(languageTag, { maximumFractionDigits: 2, useGrouping: 'always' })
