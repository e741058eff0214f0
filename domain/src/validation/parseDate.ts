// Parses dates: from three boxes (day, month as number or name, year), from one text, or from `YYYY-MM-DD`.
import { formatDay, isRealDay, toMonth } from '../calendar.ts'
import type { DateCustoms, DatePart } from './countryFormats.ts'
import { cleanLine, foldWord } from '../rules/clean.ts'
import { answered, empty, type RawAnswer, type RawDate, type ParseResult, invalid } from './parseResult.ts'

const isDate = (raw: RawAnswer): raw is RawDate => typeof raw === 'object'

const yearFirst: readonly DatePart[] = ['year', 'month', 'day']

const assignParts = (texts: readonly string[], order: readonly DatePart[]): RawDate =>
  Object.fromEntries(order.map((part, index) => [part, texts[index] ?? '']))

/** Swaps day and month if only that is possible: `07/14/1985` in a country with the day first. */
const swapImpossibleMonth = (parts: RawDate): RawDate => {
  const { day = '', month = '' } = parts
  const isSwapped = Number(month) > 12 && Number(month) <= 31 && Number(day) >= 1 && Number(day) <= 12
  return isSwapped ? { ...parts, day: month, month: day } : parts
}

/** `14071985` by the country's order, or `19850714`; null for anything but eight digits. */
const splitDigits = (line: string, order: readonly DatePart[]): RawDate | null => {
  if (!/^\d{8}$/u.test(line)) return null
  const hasYearFirst = /^(?:19|20)\d{2}(?:0[1-9]|1[0-2])(?:0[1-9]|[12]\d|3[01])$/u.test(line)
  let start = 0
  const texts = (hasYearFirst ? yearFirst : order).map((part) => {
    const text = line.slice(start, start + (part === 'year' ? 4 : 2))
    start += text.length
    return text
  })
  return swapImpossibleMonth(assignParts(texts, hasYearFirst ? yearFirst : order))
}

const wholeNumber = (text: string): number => (/^\d{1,2}$/u.test(text) ? Number(text) : 0)

/** The month of a name, or of three or more letters of one; otherwise the number itself; 0 for any other text. */
const monthNumber = (text: string, monthNames: DateCustoms['monthNames']): number => {
  const word = foldWord(text)
  const matching = (isMatch: (name: string) => boolean): readonly number[] =>
    monthNames.flatMap((names, index) => (names.some((name) => isMatch(foldWord(name))) ? [index + 1] : []))
  const [exact] = matching((name) => name === word)
  if (exact !== undefined) return exact
  const [begun, ...others] = word.length < 3 ? [] : matching((name) => name.startsWith(word))
  return begun !== undefined && others.length === 0 ? begun : wholeNumber(text)
}

/** Replaces a month name with spaces (`tháng mười một`) by a one-word name, so that a date splits into words. */
const replaceSpacedNames = (line: string, monthNames: DateCustoms['monthNames']): string => {
  const names = monthNames
    .flatMap((own) => own.map((name) => ({ name: foldWord(name), word: own.find((other) => !other.includes(' ')) })))
    .filter(({ name }) => name.includes(' '))
    .toSorted((a, b) => b.name.length - a.name.length)
  const found = names.find(({ name }) => new RegExp(String.raw`(?<!\p{L})${name}(?![\p{L}\d])`, 'u').test(line))
  return found?.word === undefined ? line : line.replace(found.name, foldWord(found.word))
}

const isNumber = (text: string): boolean => /^\d+$/u.test(text)

/**
 * `14.07.1985` by the country's order, `1985-07-14` always; a month name may be anywhere (`July 14, 1985`).
 * Other words are ignored: `14 de julio de 1985`, `Sunday, the 14th of July 1985`, `14 lipca 1985 r.`
 * Null if the date does not have three parts.
 */
const splitDate = (line: string, { dateOrder, monthNames }: DateCustoms): RawDate | null => {
  const digits = splitDigits(line, dateOrder)
  if (digits !== null) return digits
  const words = replaceSpacedNames(foldWord(line), monthNames).match(/\d+|\p{L}+/gu) ?? []
  const dateWords = words.filter((word) => isNumber(word) || monthNumber(word, monthNames) > 0)
  const texts = words.length === 3 ? words : dateWords
  if (texts.length !== 3) return null
  const named = texts.findIndex((text) => !isNumber(text))
  if (named !== -1) {
    const numbers = texts.toSpliced(named, 1)
    const order: readonly DatePart[] = numbers[0]?.length === 4 ? ['year', 'day'] : ['day', 'year']
    return { ...assignParts(numbers, order), month: texts[named] ?? '' }
  }
  if (texts[0]?.length === 4) return assignParts(texts, yearFirst)
  return swapImpossibleMonth(assignParts(texts, dateOrder))
}

type Parts = Readonly<Record<DatePart, string>>

const cleanParts = (raw: RawDate): Parts | null => {
  const [day, month, year] = [raw.day, raw.month, raw.year].map((part) => cleanLine(part ?? '')?.replace(/\.$/u, ''))
  return day === undefined || month === undefined || year === undefined ? null : { day, month, year }
}

const parseParts = (parts: Parts, needed: readonly DatePart[], customs: DateCustoms): ParseResult => {
  const missing = needed.filter((part) => parts[part] === '')
  if (missing.length === needed.length) return empty
  if (missing.length > 0) return invalid('date-incomplete', { missing: missing.join(',') })
  const day = needed.includes('day') ? wholeNumber(parts.day) : 1
  if (day < 1 || day > 31) return invalid('date-day')
  const month = monthNumber(parts.month, customs.monthNames)
  if (month < 1 || month > 12) return invalid('date-month')
  if (!/^\d{4}$/u.test(parts.year)) return invalid('date-year')
  const year = Number(parts.year)
  return isRealDay(year, month, day) ? answered(formatDay(year, month, day)) : invalid('date-not-real')
}

/** Distributes a whole date that was pasted into one box over the three boxes. */
const spreadDate = (parts: Parts, customs: DateCustoms): Parts => {
  const filled = customs.dateOrder.filter((part) => parts[part] !== '')
  const [only] = filled
  if (only === undefined || filled.length > 1) return parts
  return { day: '', month: '', year: '', ...(splitDate(parts[only], customs) ?? parts) }
}

const parseLineOrParts = (raw: RawAnswer, needed: readonly DatePart[], customs: DateCustoms): ParseResult => {
  if (raw === undefined) return empty
  if (!isDate(raw) && typeof raw !== 'string') return invalid('date-incomplete')
  const parts = cleanParts(isDate(raw) ? raw : { day: raw })
  if (parts === null) return invalid('not-text')
  return parseParts(spreadDate(parts, customs), needed, customs)
}

/** A calendar day as `YYYY-MM-DD`. */
export const parseDate = (raw: RawAnswer, customs: DateCustoms): ParseResult =>
  parseLineOrParts(raw, ['day', 'month', 'year'], customs)

/** A month, stored as its first day: `2019-05-01`. */
export const parseMonth = (raw: RawAnswer, customs: DateCustoms): ParseResult => {
  if (typeof raw !== 'string') return parseLineOrParts(raw, ['month', 'year'], customs)
  const reading = parseLineOrParts(/^\d{4}-\d{2}$/u.test(raw) ? `${raw}-01` : raw, ['day', 'month', 'year'], customs)
  return reading.outcome === 'answered' && typeof reading.value === 'string'
    ? answered(`${toMonth(reading.value)}-01`)
    : reading
}
