// Formats money, numbers and dates (docs/countries/README.md). useLazyFormats.ts has the formats of later pages.
import type { LocaleKey } from '@loan/domain/countries/country'
import type { Product } from '@loan/domain/products/product'
import { type LanguageData, useAppContext } from '../app-context/AppContext.tsx'
import { perApplication } from '../lib/instances.ts'
import { createMoneyFormat, createNumberFormat } from './intlFormats.ts'
import { toLanguageTag } from '../i18n/toLanguageTag.ts'
import { useAllTexts, useTexts } from '../texts/useTexts.ts'
import { formatWholeNumber } from './wholeNumbers.ts'

export type Formats = {
  /** Whole currency units with the symbol, for example `5 000 zł`. */
  readonly money: (amount: number) => string
  readonly number: (value: number) => string
  /** Formats an ISO date, for example as `14.07.1985`. */
  readonly date: (isoDate: string) => string
}

/** Noon UTC of an ISO date, so that formatting in UTC shows the same day. */
export const toNoonUtc = (isoDate: string): Date => new Date(`${isoDate}T12:00:00Z`)

/** Creates a value with its first use, because `Intl` formats are slow to create. */
export const memoise = <T>(make: () => T): (() => T) => {
  let made: T | undefined
  return () => (made ??= make())
}

/** The options that the formats of one language depend on. */
export type FormatOptions = {
  readonly product: Product
  readonly languageTag: string
  readonly data?: LanguageData | undefined
}

export const buildFormats = ({ product, languageTag, data }: FormatOptions): Formats => {
  const money = memoise(() => createMoneyFormat(product, languageTag, 0))
  const number = memoise(() => createNumberFormat(languageTag))
  const date = memoise(
    () => new Intl.DateTimeFormat(languageTag, { day: '2-digit', month: '2-digit', year: 'numeric', timeZone: 'UTC' }),
  )
  return {
    money: formatWholeNumber(data?.thousandOfMoney, (amount) => money().format(amount)),
    number: formatWholeNumber(data?.thousand, (value) => number().format(value)),
    date: (isoDate) => date().format(toNoonUtc(isoDate)),
  }
}

/** Returns a hook that builds the formats once for each language. Default: the language of the page. */
export const createFormatsHook = <T>(build: (writing: FormatOptions) => T): ((locale?: LocaleKey) => T) => {
  const getBuilt = perApplication(() => new Map<string, T>())
  return (locale) => {
    const app = useAppContext()
    const { product, languages } = app
    const made = getBuilt(app)
    const texts = useAllTexts()
    const language = locale ?? texts.language
    const existing =
      made.get(language) ?? build({ product, languageTag: toLanguageTag(product, language), data: languages[language] })
    made.set(language, existing)
    return existing
  }
}

export const useFormats = createFormatsHook(buildFormats)

/** Formats a loan period in the product's scale, for example `73 dni`. */
export const usePeriodText = (): ((length: number) => string) => {
  const { product } = useAppContext()
  const t = useTexts()
  return (length) => t(`period>${product.period.scale}`, { count: length })
}
