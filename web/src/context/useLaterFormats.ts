// Formats that only later pages and screens need, outside the first page's chunk.
import { moneyFormat } from './intlFormats.ts'
import { buildFormats, type Formats, later, noon, oncePerLanguage, type Writing } from './useFormats.ts'

type LaterFormats = Formats & {
  /** With cents when the currency has any, for example `1 234,50 zł`. */
  readonly exactMoney: (amount: number) => string
  /** 12.5 is `12,5%`. */
  readonly percent: (value: number) => string
  /** Formats an ISO date as month and year, for example `lipiec 1985`. */
  readonly month: (isoDate: string) => string
  /** Name of the region with an ISO 3166 code, for example `Niemcy`. */
  readonly region: (code: string) => string
}

export const buildLaterFormats = (writing: Writing): LaterFormats => {
  const { product, languageTag } = writing
  const { isWhole } = product.country.currency
  const exactMoney = later(() => moneyFormat(product, languageTag, isWhole === true ? 0 : 2))
  const percent = later(() => new Intl.NumberFormat(languageTag, { style: 'percent', maximumFractionDigits: 2 }))
  const month = later(() => new Intl.DateTimeFormat(languageTag, { month: 'long', year: 'numeric', timeZone: 'UTC' }))
  const regions = later(() => new Intl.DisplayNames(languageTag, { type: 'region' }))
  return {
    ...buildFormats(writing),
    exactMoney: (amount) => exactMoney().format(amount),
    percent: (value) => percent().format(value / 100),
    month: (isoDate) => month().format(noon(isoDate)),
    region: (code) => regions().of(code) ?? code,
  }
}

export const useLaterFormats = oncePerLanguage(buildLaterFormats)
