// Parses one raw answer by the kind of its data point: typed or pasted text to a typed value. Rules validate it later.
import { resolveRules } from './resolveRules.ts'
import type { CountryFormats, ValidationContext } from './countryFormats.ts'
import type { Field, ValueKind } from '../data-points/dataPoint.ts'
import { parseChoice, parseConsent, parseYesNo } from './parseChoice.ts'
import { answered, empty, type RawAnswer, type ParseResult } from './parseResult.ts'
import { parseDecimal, parseInteger, parseMoney } from './parseNumber.ts'
import { parseCode, parseEmail, parsePhone, parseRegisterNumber, parseText } from './parseText.ts'

type Parser = (raw: RawAnswer, country: CountryFormats, dataPoint: Field) => ParseResult

const parsers: Readonly<Record<ValueKind, Parser>> = {
  text: parseText,
  email: parseEmail,
  phone: parsePhone,
  code: (raw, _country, { rules }) =>
    rules.some((rule) => typeof rule !== 'string' && rule.hasMarks) ? parseRegisterNumber(raw) : parseCode(raw),
  money: parseMoney,
  integer: parseInteger,
  decimal: parseDecimal,
  date: (raw, country) => country.dateParsers.date(raw, country.dateOrder),
  month: (raw, country) => country.dateParsers.month(raw, country.dateOrder),
  choice: (raw, country, { options }) => parseChoice(raw, options && country.options[options]),
  'yes-no': parseYesNo,
  consent: parseConsent,
}

/** Never throws. Idempotent: reading a value that it returned gives the same value. */
export const parseRawAnswer = (
  dataPoint: Field,
  raw: RawAnswer,
  context: Pick<ValidationContext, 'country'>,
): ParseResult => {
  const reading = parsers[dataPoint.kind](raw, context.country, dataPoint)
  if (reading.outcome !== 'answered' || typeof reading.value !== 'string') return reading
  const text = resolveRules(dataPoint, context).reduce(
    (current, rule) => rule.normalise?.(current) ?? current,
    reading.value,
  )
  return text === '' ? empty : answered(text)
}
