// Money, numbers and dates in the applicant's own way of writing them (docs/countries/README.md); more in useLaterFormats.ts.
import type { LocaleKey } from '@loan/domain/countries/country'
import type { Product } from '@loan/domain/products/product'
import { type LanguageFacts, useApplication } from './ApplicationContext.tsx'
import { moneyFormat, numberFormat } from './intlFormats.ts'
import { languageTagOf } from './languageTag.ts'
import { useAllTexts, useTexts } from './useTexts.ts'
import { writeWhole } from './wholeNumbers.ts'

export type Formats = {
  /** Whole currency units with the symbol, `5 000 zł`. */
  readonly money: (amount: number) => string
  readonly number: (value: number) => string
  /** ISO date `YYYY-MM-DD` as `14.07.1985`. */
  readonly date: (isoDate: string) => string
}

/** The middle of a calendar day, so that no time zone moves it. */
export const noon = (isoDate: string): Date => new Date(`${isoDate}T12:00:00Z`)

/** Made with its first use: a browser takes long over each of Intl's formats. */
export const later = <T>(make: () => T): (() => T) => {
  let made: T | undefined
  return () => (made ??= make())
}

/** The way of writing of one language of a product. */
export type Writing = {
  readonly product: Product
  readonly languageTag: string
  readonly facts?: LanguageFacts | undefined
}

export const buildFormats = ({ product, languageTag, facts }: Writing): Formats => {
  const money = later(() => moneyFormat(product, languageTag, 0))
  const number = later(() => numberFormat(languageTag))
  const date = later(
    () => new Intl.DateTimeFormat(languageTag, { day: '2-digit', month: '2-digit', year: 'numeric', timeZone: 'UTC' }),
  )
  return {
    money: writeWhole(facts?.thousandOfMoney, (amount) => money().format(amount)),
    number: writeWhole(facts?.thousand, (value) => number().format(value)),
    date: (isoDate) => date().format(noon(isoDate)),
  }
}

/** Once for each language of a visit; in the one on the page where none is named. */
export const oncePerLanguage = <T>(build: (writing: Writing) => T): ((locale?: LocaleKey) => T) => {
  const made = new Map<string, T>()
  return (locale) => {
    const { product, languages } = useApplication()
    const texts = useAllTexts()
    const language = locale ?? texts.language
    const key = `${product.id}/${language}`
    const known =
      made.get(key) ?? build({ product, languageTag: languageTagOf(product, language), facts: languages[language] })
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
