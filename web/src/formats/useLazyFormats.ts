// Formats that only later pages and screens need, outside the first page's chunk.
import { createMoneyFormat } from './intlFormats.ts'
import { buildFormats, type Formats, memoise, toNoonUtc, createFormatsHook, type FormatOptions } from './useFormats.ts'

export type LazyFormats = Formats & {
  /** With cents when the currency has any, for example `1 234,50 zł`. */
  readonly exactMoney: (amount: number) => string
  /** Like `exactMoney` without the currency, for a table whose caption has it. */
  readonly exactFigure: (amount: number) => string
  /** The name of the product's currency, for example `złoty polski`. */
  readonly currencyName: () => string
  /** A share, for example `40%`. */
  readonly percent: (value: number) => string
  /** A rate in percent with two digits: 12.5 is `12,50%`. */
  readonly rate: (value: number) => string
  /** Formats an ISO date with the month as a word, for example `14 lip 1985`, without a line break. */
  readonly shortDate: (isoDate: string) => string
  /** Formats an ISO date as month and year, for example `lipiec 1985`. */
  readonly month: (isoDate: string) => string
  /** Formats an ISO date as month and year in digits, for example `07.1985`. */
  readonly numericMonth: (isoDate: string) => string
  /** Formats a UTC time as the hour and minute in the country, for example `18:14`, without a line break. */
  readonly time: (utcTime: string) => string
  /** Name of the country with an ISO 3166 code, for example `Niemcy`. */
  readonly countryName: (code: string) => string
}

const keepOnLine = (text: string): string => text.replaceAll(/\s/gu, '\u00a0')

export const buildLazyFormats = (writing: FormatOptions): LazyFormats => {
  const { product, languageTag } = writing
  const { isWhole, code: currency } = product.country.currency
  const exactMoney = memoise(() => createMoneyFormat(product, languageTag, isWhole === true ? 0 : 2))
  const percent = memoise(() => new Intl.NumberFormat(languageTag, { style: 'percent' }))
  const rate = memoise(() => new Intl.NumberFormat(languageTag, { style: 'percent', minimumFractionDigits: 2 }))
  const month = memoise(() => new Intl.DateTimeFormat(languageTag, { month: 'long', year: 'numeric', timeZone: 'UTC' }))
  const shortDate = memoise(
    () => new Intl.DateTimeFormat(languageTag, { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' }),
  )
  const numericMonth = memoise(
    () => new Intl.DateTimeFormat(languageTag, { month: 'numeric', year: 'numeric', timeZone: 'UTC' }),
  )
  const { timeZone } = product.country
  const time = memoise(() => new Intl.DateTimeFormat(languageTag, { timeStyle: 'short', timeZone }))
  const countryNames = memoise(() => new Intl.DisplayNames(languageTag, { type: 'region' }))
  return {
    ...buildFormats(writing),
    exactMoney: (amount) => exactMoney().format(amount),
    exactFigure: (amount) =>
      exactMoney()
        .formatToParts(amount)
        .map(({ type, value }) => (type === 'currency' ? '' : value))
        .join('')
        .trim(),
    currencyName: () => new Intl.DisplayNames(languageTag, { type: 'currency' }).of(currency) ?? currency,
    percent: (value) => percent().format(value / 100),
    rate: (value) => rate().format(value / 100),
    shortDate: (isoDate) => keepOnLine(shortDate().format(toNoonUtc(isoDate))),
    month: (isoDate) => month().format(toNoonUtc(isoDate)),
    numericMonth: (isoDate) => numericMonth().format(toNoonUtc(isoDate)),
    time: (utcTime) => keepOnLine(time().format(new Date(utcTime))),
    countryName: (code) => countryNames().of(code) ?? code,
  }
}

export const useLazyFormats = createFormatsHook(buildLazyFormats)
