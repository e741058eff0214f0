// Formats of amounts, rates and dates in the documents, in the applicant's language.
import type { LocaleKey } from '@loan/domain/countries/country'
import type { Product } from '@loan/domain/products/product'

export type FigureFormats = {
  readonly language: string
  readonly formatAmount: (amount: number) => string
  readonly formatRate: (percent: number) => string
  /** Formats a date given as `YYYY-MM-DD`. */
  readonly formatDate: (date: string) => string
  readonly formatShortDate: (date: string) => string
  /** Formats an ISO time in the country's time zone. */
  readonly formatTime: (time: string) => string
  readonly formatPeriod: (length: number, scale: 'days' | 'months') => string
}

export const createFigureFormats = ({ country }: Product, locale: LocaleKey): FigureFormats => {
  const { currency, timeZone, languageTags } = country
  const language = languageTags[locale] ?? 'en'
  const digits = currency.isWhole === true ? 0 : 2
  const amounts = new Intl.NumberFormat(language, {
    style: 'currency',
    currency: currency.code,
    currencyDisplay: 'narrowSymbol',
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
    useGrouping: 'always',
  })
  const rates = new Intl.NumberFormat(language, {
    style: 'percent',
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
  })
  const dates = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' })
  const shortDates = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeZone: 'UTC' })
  const times = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeStyle: 'short', timeZone })
  const units = { days: 'day', months: 'month' } as const
  return {
    language,
    formatAmount: (amount) => amounts.format(amount),
    formatRate: (percent) => rates.format(percent / 100),
    formatDate: (date) => dates.format(Date.parse(date)),
    formatShortDate: (date) => shortDates.format(Date.parse(date)),
    formatTime: (time) => times.format(Date.parse(time)),
    formatPeriod: (length, scale) =>
      new Intl.NumberFormat(language, { style: 'unit', unit: units[scale], unitDisplay: 'long' }).format(length),
  }
}
