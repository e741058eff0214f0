// Money, numbers and dates in the applicant's own way of writing them (countries.md §1.1).
import type { Product } from '@loan/domain/products/product'
import { useMemo } from 'react'
import { useApplication } from './ApplicationContext.tsx'
import { languageTagOf } from './languageTag.ts'
import { useAllTexts, useTexts } from './useTexts.ts'

export type Formats = {
  /** Whole currency units with the symbol, `5 000 zł`. */
  readonly money: (amount: number) => string
  /** With cents, `1 234,50 zł`. */
  readonly exactMoney: (amount: number) => string
  readonly number: (value: number) => string
  /** Of a hundred: 12.5 is `12,5%`. */
  readonly percent: (value: number) => string
  /** ISO date `YYYY-MM-DD` as `14.07.1985`. */
  readonly date: (isoDate: string) => string
  /** ISO date as `lipiec 1985`. */
  readonly month: (isoDate: string) => string
  readonly region: (code: string) => string
}

const noon = (isoDate: string): Date => new Date(`${isoDate}T12:00:00Z`)

export const buildFormats = (product: Product, languageTag: string): Formats => {
  const { currency } = product.country
  const moneyOf = (digits: number) =>
    new Intl.NumberFormat(languageTag, {
      style: 'currency',
      currency: currency.code,
      currencyDisplay: 'narrowSymbol',
      minimumFractionDigits: digits,
      maximumFractionDigits: digits,
      useGrouping: 'always',
    })
  const money = moneyOf(0)
  const exactMoney = moneyOf(2)
  const number = new Intl.NumberFormat(languageTag, { maximumFractionDigits: 2, useGrouping: 'always' })
  const percent = new Intl.NumberFormat(languageTag, { style: 'percent', maximumFractionDigits: 2 })
  const date = new Intl.DateTimeFormat(languageTag, {
    day: '2-digit',
    month: '2-digit',
    year: 'numeric',
    timeZone: 'UTC',
  })
  const month = new Intl.DateTimeFormat(languageTag, { month: 'long', year: 'numeric', timeZone: 'UTC' })
  return {
    money: (amount) => money.format(amount),
    exactMoney: (amount) => exactMoney.format(amount),
    number: (value) => number.format(value),
    percent: (value) => percent.format(value / 100),
    date: (isoDate) => date.format(noon(isoDate)),
    month: (isoDate) => month.format(noon(isoDate)),
    region: (code) => new Intl.DisplayNames(languageTag, { type: 'region' }).of(code) ?? code,
  }
}

export const useFormats = (): Formats => {
  const { product } = useApplication()
  const { language } = useAllTexts()
  return useMemo(() => buildFormats(product, languageTagOf(product, language)), [product, language])
}

/** `5 000 zł`, `73 dni`: the loan in the two figures an applicant chose. */
export const usePeriodText = (): ((length: number, scale?: 'days' | 'months') => string) => {
  const { product } = useApplication()
  const t = useTexts()
  return (length, scale = product.period.scale) => t(`period>${scale}`, { count: length })
}
