// Formats money, numbers and dates (docs/countries/README.md). useLaterFormats.ts has the formats of later pages.
import type { LocaleKey } from '@loan/domain/countries/country'
import type { Product } from '@loan/domain/products/product'
import { type LanguageFacts, useApplication } from './ApplicationContext.tsx'
import { moneyFormat, numberFormat } from './intlFormats.ts'
import { languageTagOf } from './languageTag.ts'
import { useAllTexts, useTexts } from './useTexts.ts'
import { writeWhole } from './wholeNumbers.ts'

export type Formats = {
  /** Whole currency units with the symbol, for example `5 000 zł`. */
  readonly money: (amount: number) => string
  readonly number: (value: number) => string
  /** Formats an ISO date, for example as `14.07.1985`. */
  readonly date: (isoDate: string) => string
}

/** Noon UTC of an ISO date, so that formatting in UTC shows the same day. */
export const noon = (isoDate: string): Date => new Date(`${isoDate}T12:00:00Z`)

/** Creates a value with its first use, because `Intl` formats are slow to create. */
export const later = <T>(make: () => T): (() => T) => {
  let made: T | undefined
  return () => (made ??= make())
}

/** What the formats of one language depend on. */
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

/** Returns a hook that builds the formats once for each language. Default: the language of the page. */
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

/** Formats a loan period in days or months, for example `73 dni`. */
export const usePeriodText = (): ((length: number, scale?: 'days' | 'months') => string) => {
  const { product } = useApplication()
  const t = useTexts()
  return (length, scale = product.period.scale) => t(`period>${scale}`, { count: length })
}
