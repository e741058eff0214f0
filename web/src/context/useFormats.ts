// Money, numbers and dates in the applicant's own way of writing them (countries.md §1.1); more in useLaterFormats.ts.
import type { Product } from '@loan/domain/products/product'
import { useApplication } from './ApplicationContext.tsx'
import { languageTagOf } from './languageTag.ts'
import { useAllTexts, useTexts } from './useTexts.ts'

export type Formats = {
  /** Whole currency units with the symbol, `5 000 zł`. */
  readonly money: (amount: number) => string
  readonly number: (value: number) => string
  /** ISO date `YYYY-MM-DD` as `14.07.1985`. */
  readonly date: (isoDate: string) => string
}

/** The middle of a calendar day, so that no time zone moves it. */
export const noon = (isoDate: string): Date => new Date(`${isoDate}T12:00:00Z`)

export const moneyFormat = (product: Product, languageTag: string, digits: number): Intl.NumberFormat =>
  new Intl.NumberFormat(languageTag, {
    style: 'currency',
    currency: product.country.currency.code,
    currencyDisplay: 'narrowSymbol',
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
    useGrouping: 'always',
  })

/** Made with its first use: a browser takes long over each of Intl's formats. */
export const later = <T>(make: () => T): (() => T) => {
  let made: T | undefined
  return () => (made ??= make())
}

export const buildFormats = (product: Product, languageTag: string): Formats => {
  const money = later(() => moneyFormat(product, languageTag, 0))
  const number = later(() => new Intl.NumberFormat(languageTag, { maximumFractionDigits: 2, useGrouping: 'always' }))
  const date = later(
    () => new Intl.DateTimeFormat(languageTag, { day: '2-digit', month: '2-digit', year: 'numeric', timeZone: 'UTC' }),
  )
  return {
    money: (amount) => money().format(amount),
    number: (value) => number().format(value),
    date: (isoDate) => date().format(noon(isoDate)),
  }
}

/** Once for each language of a visit. */
export const oncePerLanguage = <T>(build: (product: Product, languageTag: string) => T): (() => T) => {
  const made = new Map<string, T>()
  return () => {
    const { product } = useApplication()
    const { language } = useAllTexts()
    const key = `${product.id}/${language}`
    const known = made.get(key) ?? build(product, languageTagOf(product, language))
    made.set(key, known)
    return known
  }
}

export const useFormats = oncePerLanguage(buildFormats)

/** `5 000 zł`, `73 dni`: the loan in the two figures an applicant chose. */
export const usePeriodText = (): ((length: number, scale?: 'days' | 'months') => string) => {
  const { product } = useApplication()
  const t = useTexts()
  return (length, scale = product.period.scale) => t(`period>${scale}`, { count: length })
}
