// Parses money, counts and decimals with the separators of the country. Rejects ambiguous text.
import type { ValidationCountry } from './validationCountry.ts'
import type { ErrorCode } from '../rules/errorCodes.ts'
import { cleanLine } from '../rules/clean.ts'
import { answered, empty, type RawAnswer, type ParseResult, invalid } from '../rules/parseResult.ts'

/** A longer number is not an amount, and not exact in a double. */
const maxDigits = 15

type NumberSeparators = ValidationCountry['numberSeparators']

/**
 * `1'500.000` and `1'500'000`, the notation of millions in handwriting: an apostrophe (or a similar character) first,
 * then groups of three. Or several groups after commas or after dots: `1,500,000` is a million and a half where the
 * comma separates decimals too. Cents may follow. No other number has these forms in any country.
 */
const millions =
  /^(?<whole>[1-9]\d{0,2}(?:['’`´′]\d{3}(?:['’`´′., ]\d{3})+|(?:,\d{3}){2,}|(?:\.\d{3}){2,}))(?:[.,](?:\d{1,2}|-{1,2}))?$/u

const parseMillions = (text: string): string | null =>
  millions.exec(text)?.groups?.['whole']?.replaceAll(/\D/gu, '') ?? null

/** The digits of `10 000` or `10.000`: one separator throughout, groups of three; null for any other text. */
const removeGrouping = (text: string, separators: NumberSeparators): string | null => {
  if (/^\d+$/u.test(text)) return text
  const separator = separators.group.find((group) => text.includes(group))
  if (separator === undefined) return null
  const [first = '', ...groups] = text.split(separator)
  return /^[1-9]\d{0,2}$/u.test(first) && groups.every((group) => /^\d{3}$/u.test(group))
    ? first + groups.join('')
    : null
}

const toParseResult = (digits: string | null, sign: string, malformed: ErrorCode): ParseResult => {
  if (digits === null) return invalid(malformed)
  if ((digits.replace(/^0+/u, '').split('.')[0] ?? '').length > maxDigits)
    return invalid('too-long', { max: maxDigits })
  return answered(Number(`${sign}${digits}`) + 0)
}

const parseLine = (
  raw: RawAnswer,
  malformed: ErrorCode,
  isAllowed: (value: number) => boolean,
  parse: (line: string) => string | null,
): ParseResult => {
  if (raw === undefined) return empty
  if (typeof raw === 'number') return isAllowed(raw) ? answered(raw + 0) : invalid(malformed)
  if (typeof raw !== 'string') return invalid(malformed)
  const line = cleanLine(raw)
  if (line === null) return invalid('not-text')
  if (line === '') return empty
  const sign = line.startsWith('-') ? '-' : ''
  return toParseResult(parse(line.slice(sign.length)), sign, malformed)
}

/** Removes one text before and one after the number. The longest match counts. */
const removeCurrencyOnce = (line: string, { currency }: ValidationCountry): string => {
  const names = [currency.symbol, currency.code, ...currency.names]
    .map((name) => name.toLowerCase())
    .sort((a, b) => b.length - a.length)
  const after = names.find((name) => line.toLowerCase().endsWith(name)) ?? ''
  const rest = line.slice(0, line.length - after.length).trimEnd()
  const before = names.find((name) => rest.toLowerCase().startsWith(name)) ?? ''
  return rest.slice(before.length).trimStart()
}

/** Removes symbol, code and names before and after the number: `$5,000 MXN`, `5000 de lei`, `COP $ 5.000 pesos`. */
export const removeCurrency = (line: string, country: ValidationCountry): string =>
  removeCurrencyOnce(removeCurrencyOnce(line, country), country)

/**
 * Whole currency units: `10 000,50` in Poland is 10000, `5.000,00 €` in Spain 5000. One or two digits after the
 * country's own decimal separator (or `,-`) are cut; `1.5` or `10.50` is rejected if the dot separates thousands.
 */
export const parseMoney = (raw: RawAnswer, country: ValidationCountry): ParseResult =>
  parseLine(raw, 'not-a-number', Number.isSafeInteger, (line) => {
    const text = removeCurrency(line, country)
    const large = parseMillions(text)
    if (large !== null) return large
    const [whole = '', cut, ...more] = text.split(country.numberSeparators.decimal)
    if (more.length > 0 || (cut !== undefined && !/^(?:\d{1,2}|-{1,2})$/u.test(cut))) return null
    return removeGrouping(whole, country.numberSeparators)
  })

export const parseInteger = (raw: RawAnswer, country: ValidationCountry): ParseResult =>
  parseLine(
    raw,
    'not-a-number',
    Number.isSafeInteger,
    (line) => parseMillions(line) ?? removeGrouping(line, country.numberSeparators),
  )

/**
 * A number with a comma or a dot. Three digits after a single thousands separator (`1.234` in Poland) are ambiguous and
 * rejected, unless the number starts with 0.
 */
export const parseDecimal = (raw: RawAnswer, { numberSeparators }: ValidationCountry): ParseResult =>
  parseLine(raw, 'not-a-decimal', Number.isFinite, (line) => {
    const separator = line.includes(numberSeparators.decimal) ? numberSeparators.decimal : '.'
    const [whole = '', fraction, ...more] = line.split(separator)
    if (fraction === undefined) return removeGrouping(whole, numberSeparators)
    const isAmbiguous = numberSeparators.group.includes(separator) && fraction.length === 3 && whole !== '0'
    if (more.length > 0 || isAmbiguous || !/^\d+$/u.test(fraction)) return null
    const digits = removeGrouping(whole, numberSeparators)
    return digits === null ? null : `${digits}.${fraction}`
  })
