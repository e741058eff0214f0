// Parses dates: from three boxes (day, month as number or name, year), from one text, or from `YYYY-MM-DD`. The data
// points of dates import it, so that the first page, which shows none, does not load it.
import { memoiseByObject } from '../memoise.ts'
import { formatDay, isRealDay, parseIsoDate, toFirstOfMonth } from '../calendar.ts'
import { cleanLine, foldWord } from './clean.ts'
import { answered, empty, type RawAnswer, type RawDate, type ParseResult, invalid } from './parseResult.ts'

export type DatePart = 'day' | 'month' | 'year'

/** The properties of a country that parsing a date reads. */
export type DateCountry = {
  readonly dateOrder: readonly [DatePart, DatePart, DatePart]
  /** The names that people type, from January, in lower case, with and without inflection. */
  readonly monthNames: readonly (readonly string[])[]
}

export type DateParser = (raw: RawAnswer, country: DateCountry) => ParseResult

const isDate = (raw: RawAnswer): raw is RawDate => typeof raw === 'object'

const yearFirst: readonly DatePart[] = ['year', 'month', 'day']

const assignDateParts = (texts: readonly string[], order: readonly DatePart[]): RawDate =>
  Object.fromEntries(order.map((datePart, index) => [datePart, texts[index] ?? '']))

/** Swaps day and month if only that is possible: `07/14/1985` in a country with the day first. */
const swapImpossibleMonth = (dateParts: RawDate): RawDate => {
  const { day = '', month = '' } = dateParts
  const isSwapped = Number(month) > 12 && Number(month) <= 31 && Number(day) >= 1 && Number(day) <= 12
  return isSwapped ? { ...dateParts, day: month, month: day } : dateParts
}

/** `14071985` by the country's order, or `19850714`; null for anything but eight digits. */
const splitDigits = (line: string, order: readonly DatePart[]): RawDate | null => {
  if (!/^\d{8}$/u.test(line)) return null
  const hasYearFirst = /^(?:19|20)\d{2}(?:0[1-9]|1[0-2])(?:0[1-9]|[12]\d|3[01])$/u.test(line)
  let start = 0
  const texts = (hasYearFirst ? yearFirst : order).map((datePart) => {
    const text = line.slice(start, start + (datePart === 'year' ? 4 : 2))
    start += text.length
    return text
  })
  return swapImpossibleMonth(assignDateParts(texts, hasYearFirst ? yearFirst : order))
}

const parseWholeNumber = (text: string): number => (/^\d{1,2}$/u.test(text) ? Number(text) : 0)

const isNumber = (text: string): boolean => /^\d+$/u.test(text)

type MonthNames = DateCountry['monthNames']

/** The names as `foldWord` writes them, which a country has once. */
const foldMonthNames = memoiseByObject((monthNames: MonthNames): MonthNames =>
  monthNames.map((names) => names.map(foldWord)),
)

/** The month of a name, or of three or more letters of one; otherwise the number itself; 0 for any other text. */
const parseMonthNumber = (text: string, monthNames: MonthNames): number => {
  if (isNumber(text)) return parseWholeNumber(text)
  const word = foldWord(text)
  const listMonths = (isMatch: (name: string) => boolean): readonly number[] =>
    foldMonthNames(monthNames).flatMap((names, index) => (names.some(isMatch) ? [index + 1] : []))
  const [exact] = listMonths((name) => name === word)
  if (exact !== undefined) return exact
  const [begun, ...others] = word.length < 3 ? [] : listMonths((name) => name.startsWith(word))
  return begun !== undefined && others.length === 0 ? begun : 0
}

type SpacedName = { readonly name: string; readonly word: string | undefined; readonly pattern: RegExp }

/** The month names with spaces, the longest first, each with a name of its month in one word. */
const listSpacedNames = memoiseByObject((monthNames: MonthNames): readonly SpacedName[] =>
  foldMonthNames(monthNames)
    .flatMap((own) => own.map((name) => ({ name, word: own.find((other) => !other.includes(' ')) })))
    .filter(({ name }) => name.includes(' '))
    .sort((a, b) => b.name.length - a.name.length)
    .map(({ name, word }) => ({ name, word, pattern: new RegExp(String.raw`(?:^|\P{L})${name}(?![\p{L}\d])`, 'u') })),
)

/** Replaces a month name with spaces (`tháng mười một`) by a one-word name, so that a date splits into words. */
const replaceSpacedNames = (line: string, monthNames: MonthNames): string => {
  const found = listSpacedNames(monthNames).find(({ pattern }) => pattern.test(line))
  return found?.word === undefined ? line : line.replace(found.name, found.word)
}

const splitWords = (line: string, monthNames: MonthNames): readonly string[] =>
  replaceSpacedNames(foldWord(line), monthNames).match(/\d+|\p{L}+/gu) ?? []

/** The numbers and the names of months. */
const filterDateWords = (words: readonly string[], monthNames: MonthNames): readonly string[] =>
  words.filter((word) => isNumber(word) || parseMonthNumber(word, monthNames) > 0)

/** `05/2019`, `2019-05` or `mayo de 2019`; null if the text is not a month and a year of four digits. */
const splitMonth = (line: string, { monthNames }: DateCountry): RawDate | null => {
  const texts = filterDateWords(splitWords(line, monthNames), monthNames)
  const isYear = (text: string): boolean => /^\d{4}$/u.test(text)
  const [year, month] = [texts.find(isYear), texts.find((text) => !isYear(text))]
  return texts.length === 2 && year !== undefined && month !== undefined ? { month, year } : null
}

/**
 * `14.07.1985` by the country's order, `1985-07-14` always; a month name may be anywhere (`July 14, 1985`).
 * Other words are ignored: `14 de julio de 1985`, `Sunday, the 14th of July 1985`, `14 lipca 1985 r.`
 * Null if the date does not have three parts.
 */
const splitDate = (line: string, { dateOrder, monthNames }: DateCountry): RawDate | null => {
  const digits = splitDigits(line, dateOrder)
  if (digits !== null) return digits
  const words = splitWords(line, monthNames)
  const texts = words.length === 3 ? words : filterDateWords(words, monthNames)
  if (texts.length !== 3) return null
  const named = texts.findIndex((text) => !isNumber(text))
  if (named !== -1) {
    const numbers = texts.filter((_, index) => index !== named)
    const order: readonly DatePart[] = numbers[0]?.length === 4 ? ['year', 'day'] : ['day', 'year']
    return { ...assignDateParts(numbers, order), month: texts[named] ?? '' }
  }
  if (texts[0]?.length === 4) return assignDateParts(texts, yearFirst)
  return swapImpossibleMonth(assignDateParts(texts, dateOrder))
}

type DateParts = Readonly<Record<DatePart, string>>

const cleanDateParts = (raw: RawDate): DateParts | null => {
  const [day, month, year] = [raw.day, raw.month, raw.year].map((datePart) =>
    cleanLine(datePart ?? '')?.replace(/\.$/u, ''),
  )
  return day === undefined || month === undefined || year === undefined ? null : { day, month, year }
}

const parseDateParts = (dateParts: DateParts, needed: readonly DatePart[], country: DateCountry): ParseResult => {
  const missing = needed.filter((datePart) => dateParts[datePart] === '')
  if (missing.length === needed.length) return empty
  if (missing.length > 0) return invalid('date-incomplete', { missing: missing.join(',') })
  const day = needed.includes('day') ? parseWholeNumber(dateParts.day) : 1
  if (day < 1 || day > 31) return invalid('date-day')
  const month = parseMonthNumber(dateParts.month, country.monthNames)
  if (month < 1 || month > 12) return invalid('date-month')
  if (!/^\d{4}$/u.test(dateParts.year)) return invalid('date-year')
  const year = Number(dateParts.year)
  return isRealDay(year, month, day) ? answered(formatDay(year, month, day)) : invalid('date-not-real')
}

/** Distributes a whole date, or a month with its year, that is in one box over the boxes. */
const splitDateText = (dateParts: DateParts, needed: readonly DatePart[], country: DateCountry): DateParts => {
  const filled = country.dateOrder.filter((datePart) => dateParts[datePart] !== '')
  const [only] = filled
  if (only === undefined || filled.length > 1) return dateParts
  const text = dateParts[only]
  const split = splitDate(text, country) ?? (needed.includes('day') ? null : splitMonth(text, country))
  return { day: '', month: '', year: '', ...(split ?? dateParts) }
}

const parseLineOrDateParts = (raw: RawAnswer, needed: readonly DatePart[], country: DateCountry): ParseResult => {
  if (raw === undefined) return empty
  if (!isDate(raw) && typeof raw !== 'string') return invalid('date-incomplete')
  const dateParts = cleanDateParts(isDate(raw) ? raw : { day: raw })
  if (dateParts === null) return invalid('not-text')
  return parseDateParts(splitDateText(dateParts, needed, country), needed, country)
}

/** A calendar day as `YYYY-MM-DD`. */
export const parseDate: DateParser = (raw, country) => parseLineOrDateParts(raw, ['day', 'month', 'year'], country)

/** A month, stored as its first day: `2019-05-01`. */
export const parseMonth: DateParser = (raw, country) => {
  if (typeof raw !== 'string') return parseLineOrDateParts(raw, ['month', 'year'], country)
  const reading = parseLineOrDateParts(
    /^\d{4}-\d{2}$/u.test(raw) ? `${raw}-01` : raw,
    ['day', 'month', 'year'],
    country,
  )
  const date = reading.outcome === 'answered' ? parseIsoDate(String(reading.value)) : null
  return date === null ? reading : answered(toFirstOfMonth(date))
}
