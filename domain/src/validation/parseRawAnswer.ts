// Parses one raw answer by the kind of its data point: typed or pasted text to a typed value. Rules validate it later.
import { resolveRules } from './resolveRules.ts'
import type { ValidationCountry, ValidationContext } from './validationCountry.ts'
import type { DateKind, Field, ValueKind } from '../data-points/dataPoint.ts'
import { parseChoice, parseConsent, parseYesNo } from './parseChoice.ts'
import { answered, empty, type RawAnswer, type ParseResult } from '../rules/parseResult.ts'
import { parseDecimal, parseInteger, parseMoney } from './parseNumber.ts'
import { parseCode, parseEmail, parsePhone, parseRegisterNumber, parseText } from './parseText.ts'

type Parser = (raw: RawAnswer, country: ValidationCountry, dataPoint: Field) => ParseResult

/** A data point of a date brings its parser. */
const parsers: Readonly<Record<Exclude<ValueKind, DateKind>, Parser>> = {
  text: parseText,
  email: parseEmail,
  phone: parsePhone,
  code: (raw, _country, { rules }) =>
    rules.some((rule) => typeof rule !== 'string' && rule.keepsSeparators) ? parseRegisterNumber(raw) : parseCode(raw),
  money: parseMoney,
  integer: parseInteger,
  decimal: parseDecimal,
  choice: (raw, country, { options }) => parseChoice(raw, options && country.options[options]),
  'yes-no': parseYesNo,
  consent: parseConsent,
}

/** Never throws. Idempotent: parsing a value that it returned gives the same value. */
export const parseRawAnswer = (
  dataPoint: Field,
  raw: RawAnswer,
  context: Pick<ValidationContext, 'country'>,
): ParseResult => {
  const parsed =
    'parse' in dataPoint
      ? dataPoint.parse(raw, context.country)
      : parsers[dataPoint.kind](raw, context.country, dataPoint)
  if (parsed.outcome !== 'answered' || typeof parsed.value !== 'string') return parsed
  const text = resolveRules(dataPoint, context).reduce(
    (current, rule) => rule.normalise?.(current) ?? current,
    parsed.value,
  )
  return text === '' ? empty : answered(text)
}
