// Parses values that are chosen rather than typed: options, yes or no, consents.
import type { OptionList } from './validationCountry.ts'
import { cleanLine } from '../rules/clean.ts'
import { answered, empty, type RawAnswer, type ParseResult, invalid } from '../rules/parseResult.ts'

export const parseChoice = (raw: RawAnswer, options: OptionList | undefined): ParseResult => {
  const key = raw === undefined ? '' : cleanLine(raw)
  if (key === '') return empty
  return key !== null && options !== undefined && options.keys.includes(key) ? answered(key) : invalid('not-an-option')
}

const booleans: ReadonlyMap<unknown, boolean> = new Map<unknown, boolean>([
  [true, true],
  ['true', true],
  [false, false],
  ['false', false],
])

export const parseYesNo = (raw: RawAnswer): ParseResult => {
  if (raw === undefined || raw === '') return empty
  const value = booleans.get(raw)
  return value === undefined ? invalid('not-yes-or-no') : answered(value)
}

/** An unticked box is an answer too: false. The rule of a required consent rejects it. */
export const parseConsent = (raw: RawAnswer): ParseResult => {
  if (raw === undefined || raw === '') return answered(false)
  return raw === 'on' ? answered(true) : parseYesNo(raw)
}
