// What a rule is: one check of one parsed value, run alike by the browser and the server.
import type { AnswerValue } from '../lead/answers.ts'
import type { LeadApplication } from '../lead/application.ts'
import type { ErrorCode } from './errorCodes.ts'

/** Why a value is refused: a code, and the figures its message names (limits, dates as `YYYY-MM-DD`). */
export type AnswerError = {
  readonly code: ErrorCode
  readonly params?: Readonly<Record<string, string | number>>
  /** Name of the other data point it was compared with: both are offered for correction. */
  readonly comparedWith?: string
}

/** Bounds of an amount (whole currency units) or a period (in the product's `scale`); all inclusive. */
export type Range = { readonly min: number; readonly max: number; readonly step: number; readonly default: number }

/** Limits in whole units of the country's currency. */
export type DebtLimits = { readonly overdueMax: number; readonly totalMax: number }

/** What rules read of a country; `Country` has it all. */
export type CountryLimits = {
  /** Adults only, everywhere (docs/countries/README.md). */
  readonly minimumAge: number
  /** Age at which a document of this kind is first issued, in years, by identificationType. */
  readonly documentAges?: Readonly<Record<string, number>>
  readonly debtLimits: DebtLimits
  readonly rules: { readonly personalCode: Rule; readonly phone: Rule }
}

/** What rules read of a product; `Product` has it all. */
export type ProductLimits = { readonly amount: Range; readonly period: Range }

export type RuleContext = {
  readonly product: ProductLimits
  readonly country: CountryLimits
  /** The answers given so far, for rules that compare two of them. */
  readonly application: LeadApplication
  /** The applicant's calendar day, `YYYY-MM-DD`. */
  readonly today: string
  /**
   * Whether another data point, by its name, is asked after the one that is judged. Of two that do not fit together the
   * later one is refused, so that nobody learns it at the end, and either can be changed alone. Without it the one that
   * is judged counts as the later.
   */
  readonly isShownLater?: (name: string) => boolean
}

export type Rule = {
  /** Every code this rule can raise: the locales are checked against it. */
  readonly codes: readonly ErrorCode[]
  readonly check: (value: AnswerValue, context: RuleContext) => AnswerError | null
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
  check: (text: string, context: RuleContext) => AnswerError | null,
): Rule => ({ codes, check: (value, context) => (typeof value === 'string' ? check(value, context) : null) })

export const numberRule = (
  codes: readonly ErrorCode[],
  check: (amount: number, context: RuleContext) => AnswerError | null,
): Rule => ({ codes, check: (value, context) => (typeof value === 'number' ? check(value, context) : null) })

/** Refuses text that does not match the whole pattern. */
export const patternRule = (code: ErrorCode, pattern: RegExp): Rule =>
  textRule([code], (text) => (pattern.test(text) ? null : { code }))
