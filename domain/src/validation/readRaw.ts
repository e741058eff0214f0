// Parses one raw answer by the kind of its data point: typed or pasted text to a typed value. Rules validate it later.
import { rulesOf } from './rulesOf.ts'
import type { CountryFormats, ValidationContext } from './countryFormats.ts'
import type { Field, ValueKind } from '../data-points/dataPoint.ts'
import { readChoice, readConsent, readYesNo } from './readChoice.ts'
import { answered, empty, type RawAnswer, type Reading } from './reading.ts'
import { readDecimal, readInteger, readMoney } from './readNumber.ts'
import { readCode, readEmail, readPhone, readRegisterNumber, readText } from './readText.ts'

type Reader = (raw: RawAnswer, country: CountryFormats, dataPoint: Field) => Reading

const readers: Readonly<Record<ValueKind, Reader>> = {
  text: readText,
  email: readEmail,
  phone: readPhone,
  code: (raw, _country, { rules }) =>
    rules.some((rule) => typeof rule !== 'string' && rule.hasMarks) ? readRegisterNumber(raw) : readCode(raw),
  money: readMoney,
  integer: readInteger,
  decimal: readDecimal,
  date: (raw, country) => country.dateReaders.date(raw, country.dateOrder),
  month: (raw, country) => country.dateReaders.month(raw, country.dateOrder),
  choice: (raw, country, { options }) => readChoice(raw, options && country.options[options]),
  'yes-no': readYesNo,
  consent: readConsent,
}

/** Never throws. Idempotent: reading a value that it returned gives the same value. */
export const readRaw = (dataPoint: Field, raw: RawAnswer, context: Pick<ValidationContext, 'country'>): Reading => {
  const reading = readers[dataPoint.kind](raw, context.country, dataPoint)
  if (reading.outcome !== 'answered' || typeof reading.value !== 'string') return reading
  const text = rulesOf(dataPoint, context).reduce(
    (current, rule) => rule.normalise?.(current) ?? current,
    reading.value,
  )
  return text === '' ? empty : answered(text)
}
