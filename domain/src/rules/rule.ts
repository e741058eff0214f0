// What a rule is: one check of one parsed value, run alike by the browser and the server.
import type { Country } from '../countries/country.ts'
import type { AnswerValue } from '../lead/answers.ts'
import type { LeadApplication } from '../lead/application.ts'
import type { Product } from '../products/product.ts'
import type { ErrorCode } from './errorCodes.ts'

/** Why a value is refused: a code, and the figures its message names (limits, dates as `YYYY-MM-DD`). */
export type Refusal = {
  readonly code: ErrorCode
  readonly params?: Readonly<Record<string, string | number>>
  /** Name of the other data point it was compared with: both are offered for correction. */
  readonly comparedWith?: string
}

export type RuleContext = {
  readonly product: Product
  readonly country: Country
  /** The answers given so far, for rules that compare two of them. */
  readonly application: LeadApplication
  /** The applicant's calendar day, `YYYY-MM-DD`. */
  readonly today: string
  /**
   * Whether another data point, by its name, is asked after the one that is judged. Of two that do not fit together the
   * later one is refused, so that nobody learns it at the end, and either can be changed alone. Without it the one that
   * is judged counts as the later.
   */
  readonly isAskedLater?: (name: string) => boolean
}

export type Rule = {
  /** Every code this rule can raise: the locales are checked against it. */
  readonly codes: readonly ErrorCode[]
  readonly check: (value: AnswerValue, context: RuleContext) => Refusal | null
  /**
   * Brings a heavy checker (phone metadata, IBAN structures) before the first check; of a text, only what that text
   * needs. Where it cannot be loaded, `check` answers null and the server decides.
   */
  readonly load?: (text?: string) => Promise<unknown>
  /**
   * Brings text that was read into the one form it is stored in (`00001` -> `00-001`), before any check.
   * What it cannot place it gives back as it is; what it gave it gives back again.
   */
  readonly normalise?: (text: string) => string
  /** Of a personal code that tells it: the birth date as `YYYY-MM-DD`; null where the code tells none. */
  readonly birthDateOf?: (text: string) => string | null
  /** Of a code in which slashes and underscores count: they are not removed as it is read. */
  readonly hasMarks?: true
  /** Of a phone rule: whether this is a number of a landline, which gets no text messages. */
  readonly isLandline?: (text: string) => boolean
  /** Of a personal code: a key of the `gender` options. Fills the answer in for confirmation; never judged. */
  readonly genderOf?: (text: string) => string | null
}

/** A rule over text; values of another kind are none of its business. */
export const textRule = (
  codes: readonly ErrorCode[],
  check: (text: string, context: RuleContext) => Refusal | null,
): Rule => ({ codes, check: (value, context) => (typeof value === 'string' ? check(value, context) : null) })

export const numberRule = (
  codes: readonly ErrorCode[],
  check: (amount: number, context: RuleContext) => Refusal | null,
): Rule => ({ codes, check: (value, context) => (typeof value === 'number' ? check(value, context) : null) })

/** Refuses text that does not match the whole pattern. */
export const patternRule = (code: ErrorCode, pattern: RegExp): Rule =>
  textRule([code], (text) => (pattern.test(text) ? null : { code }))
