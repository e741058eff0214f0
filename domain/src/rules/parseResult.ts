// The result of parsing one raw answer. `validation/` parses most kinds, `parseDate.ts` parses dates.
import type { AnswerValue } from '../lead/answers.ts'
import type { ErrorCode } from './errorCodes.ts'
import type { AnswerError } from './rule.ts'

/** The value of one data point in a form or payload: typed text, the parts of a date, or a parsed value. */
export type RawAnswer = AnswerValue | RawDate | undefined
export type RawDate = { readonly day?: string; readonly month?: string; readonly year?: string }

export type ParseResult =
  | { readonly outcome: 'answered'; readonly value: AnswerValue }
  | { readonly outcome: 'empty' }
  | { readonly outcome: 'invalid'; readonly error: AnswerError }

export const empty: ParseResult = { outcome: 'empty' }

export const answered = (value: AnswerValue): ParseResult => ({ outcome: 'answered', value })

export const invalid = (code: ErrorCode, params?: AnswerError['params']): ParseResult => ({
  outcome: 'invalid',
  error: { code, ...(params && { params }) },
})
