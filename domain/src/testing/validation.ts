// Builds and validates tables of wrong values, grouped by their error. Not for production code.
import { validateAnswer } from '../validation/validateAnswer.ts'
import type { Country } from '../countries/country.ts'
import type { Field } from '../data-points/dataPoint.ts'
import type { LeadApplication } from '../lead/application.ts'
import type { ErrorCode } from '../rules/errorCodes.ts'
import { createCountryContext } from './context.ts'

export type FieldCase = { readonly country: Country; readonly dataPoint: Field; readonly application?: LeadApplication }

/** Wrong values by error code and by a description of the error. */
export type WrongValues = Readonly<Partial<Record<ErrorCode, Readonly<Record<string, readonly string[]>>>>>

/** The stored value of a raw answer, null for an empty one, or the code of its error. */
export const validateRaw = ({ country, dataPoint, application = {} }: FieldCase, raw: string): unknown => {
  const validation = validateAnswer(dataPoint, raw, createCountryContext(country, application))
  if (validation.outcome === 'answered') return validation.value
  return validation.outcome === 'invalid' ? { code: validation.error.code } : null
}

export const listWrongRows = (wrong: WrongValues): readonly (readonly [where: string, raw: string, code: string])[] =>
  Object.entries(wrong).flatMap(([code, groups]) =>
    Object.entries(groups).flatMap(([where, values]) =>
      values.map((raw): [string, string, string] => [where, raw, code]),
    ),
  )

/** A valid code with each digit from one position to another replaced by each other digit. */
export const buildDigitErrors = (code: string, from = 0, to = code.length): readonly string[] =>
  code.split('').flatMap((digit, position) =>
    /\d/u.test(digit) && position >= from && position < to
      ? Array.from('0123456789')
          .filter((other) => other !== digit)
          .map((other) => code.slice(0, position) + other + code.slice(position + 1))
      : [],
  )

/** A valid code at every shorter length, and extended by one to three digits. */
export const buildShorterCodes = (code: string, least = 1): readonly string[] =>
  Array.from({ length: code.length - least }, (_, index) => code.slice(0, index + least))
export const buildLongerCodes = (code: string): readonly string[] => ['1', '23', '456'].map((more) => code + more)
/** A valid code with a letter at each position. */
export const buildCodesWithLetter = (code: string, letter: string): readonly string[] =>
  Array.from(code, (_, position) => code.slice(0, position) + letter + code.slice(position + 1))

/** Splits `a | b | c` into a list, because values contain spaces. */
export const splitCases = (line: string): readonly string[] => line.split(' | ')

/** Postal codes that are not five digits or have no area, grouped by their error. */
export const wrongFiveDigits: Readonly<Record<string, readonly string[]>> = {
  'too few digits': splitCases('1 | 12 | 123 | 1234'),
  'too many digits': splitCases('123456 | 1234567 | 12345678 | 012345'),
  letters: splitCases('abcde | 1234a | a1234 | 12 34 b | O1234 | 1234O | l2345 | 12E45'),
  'of another country': splitCases('00-9500 | SW1A 1AA | K1A 0B1 | D-101 | 1010 AB | 28.013-1 | 110-00-01 | A-1010'),
  signs: splitCases('12&345 | 12=345 | 12345! | (12345 | #12345 | 12+345 | 12*345 | 12^345 | 12?345 | 12%345'),
  'no such area': splitCases('00000 | 00001 | 00123 | 00999'),
}
