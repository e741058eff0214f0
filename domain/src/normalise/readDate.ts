// Reading dates: from three boxes (day, month as number or name, year), from one text, or from `YYYY-MM-DD`.
import { formatDay, isRealDay, monthOf } from '../calendar.ts'
import type { DateCustoms, DatePart } from '../countries/country.ts'
import { cleanLine, foldWord } from './clean.ts'
import { answered, empty, type RawAnswer, type RawDate, type Reading, refused } from './reading.ts'

const isDate = (raw: RawAnswer): raw is RawDate => typeof raw === 'object'

/** `14.07.1985` or `14 lipca 1985` by the country's order, `1985-07-14` always; null where it is not three parts. */
const splitDate = (line: string, order: readonly DatePart[]): RawDate | null => {
  const parts = line.split(/[ ./-]+/u).filter((part) => part !== '')
  if (parts.length !== 3) return null
  const yearFirst: readonly DatePart[] = ['year', 'month', 'day']
  const places = /^\d{4}$/u.test(parts[0] ?? '') ? yearFirst : order
  return Object.fromEntries(places.map((part, index) => [part, parts[index] ?? '']))
}

const wholeNumber = (text: string): number => (/^\d{1,2}$/u.test(text) ? Number(text) : 0)

/** 1 to 12 from a number, a name or the start of one (three letters or more); 0 where it is none. */
const monthNumber = (text: string, monthNames: DateCustoms['monthNames']): number => {
  const word = foldWord(text)
  const matching = (isMatch: (name: string) => boolean): readonly number[] =>
    monthNames.flatMap((names, index) => (names.some((name) => isMatch(foldWord(name))) ? [index + 1] : []))
  const [exact] = matching((name) => name === word)
  if (exact !== undefined) return exact
  const [begun, ...others] = word.length < 3 ? [] : matching((name) => name.startsWith(word))
  return begun !== undefined && others.length === 0 ? begun : wholeNumber(text)
}

type Parts = Readonly<Record<DatePart, string>>

const cleanParts = (raw: RawDate): Parts | null => {
  const [day, month, year] = [raw.day, raw.month, raw.year].map((part) => cleanLine(part ?? ''))
  return typeof day === 'string' && typeof month === 'string' && typeof year === 'string'
    ? { day: day.replace(/\.$/u, ''), month: month.replace(/\.$/u, ''), year }
    : null
}

const readParts = (parts: Parts, needed: readonly DatePart[], customs: DateCustoms): Reading => {
  const missing = needed.filter((part) => parts[part] === '')
  if (missing.length === needed.length) return empty
  if (missing.length > 0) return refused('date-incomplete', { missing: missing.join(',') })
  const day = needed.includes('day') ? wholeNumber(parts.day) : 1
  if (day < 1 || day > 31) return refused('date-day')
  const month = monthNumber(parts.month, customs.monthNames)
  if (month < 1 || month > 12) return refused('date-month')
  if (!/^\d{4}$/u.test(parts.year)) return refused('date-year')
  const year = Number(parts.year)
  return isRealDay(year, month, day) ? answered(formatDay(year, month, day)) : refused('date-not-real')
}

/** A whole date pasted into the first box stands for all three. */
const spread = (parts: Parts, order: readonly DatePart[]): Parts => {
  const filled = order.filter((part) => parts[part] !== '')
  const [only] = filled
  if (only === undefined || filled.length > 1) return parts
  return { day: '', month: '', year: '', ...(splitDate(parts[only], order) ?? parts) }
}

const readLineOrParts = (raw: RawAnswer, needed: readonly DatePart[], customs: DateCustoms): Reading => {
  if (raw === undefined) return empty
  if (!isDate(raw) && typeof raw !== 'string') return refused('date-incomplete')
  const parts = cleanParts(isDate(raw) ? raw : { day: raw })
  if (parts === null) return refused('not-text')
  return readParts(spread(parts, customs.dateOrder), needed, customs)
}

/** A calendar day as `YYYY-MM-DD`. */
export const readDate = (raw: RawAnswer, customs: DateCustoms): Reading =>
  readLineOrParts(raw, ['day', 'month', 'year'], customs)

/** A month, held as its first day: `2019-05-01`. */
export const readMonth = (raw: RawAnswer, customs: DateCustoms): Reading => {
  if (typeof raw !== 'string') return readLineOrParts(raw, ['month', 'year'], customs)
  const reading = readLineOrParts(/^\d{4}-\d{2}$/u.test(raw) ? `${raw}-01` : raw, ['day', 'month', 'year'], customs)
  return reading.outcome === 'answered' && typeof reading.value === 'string'
    ? answered(`${monthOf(reading.value)}-01`)
    : reading
}
