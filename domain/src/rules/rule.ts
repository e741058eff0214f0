// The types of a rule: one check of one parsed value, which the browser and the server share.
import { type IsoDate, parseIsoDate } from '../calendar.ts'
import type { AnswerValue } from '../lead/answers.ts'
import type { LeadApplication } from '../lead/application.ts'
import type { ErrorCode } from './errorCodes.ts'

/** Why a value is invalid: a code, and the figures in its message (limits, dates as `YYYY-MM-DD`). */
export type AnswerError<Code extends ErrorCode = ErrorCode> = {
  readonly code: Code
  readonly params?: Readonly<Record<string, string | number>>
  /** Name of the other data point of a comparison. The applicant can correct either. */
  readonly comparedWith?: string
}

/** Bounds of an amount (whole currency units) or a period (in the product's `scale`); all inclusive. */
export type Range = { readonly min: number; readonly max: number; readonly step: number; readonly default: number }

/** Limits in whole units of the country's currency. */
export type DebtLimits = { readonly overdueMax: number; readonly totalMax: number }

/** The properties of a country that rules read. */
export type RuleCountry = {
  /** Adults only, everywhere (docs/countries/README.md). */
  readonly minimumAge: number
  /** Age in years at which a document is first issued, by `identificationType`. */
  readonly documentAges?: Readonly<Record<string, number>>
  readonly debtLimits: DebtLimits
  readonly rules: { readonly personalCode: LoadedRule; readonly phone: Rule }
}

/** The properties of a product that rules read. */
export type RuleProduct = { readonly amount: Range; readonly period: Range }

export type RuleContext = {
  readonly product: RuleProduct
  readonly country: RuleCountry
  /** The answers given so far, for rules that compare two of them. */
  readonly application: LeadApplication
  /** The applicant's calendar day. */
  readonly today: IsoDate
  /**
   * Whether another data point, by name, comes after the validated one. Of two answers that contradict each other, the
   * later one is invalid, so the applicant sees the error at once and can change either. Without this function, the
   * validated data point counts as the later one.
   */
  readonly isShownLater?: (name: string) => boolean
}

type RuleTraits = {
  /** All codes that this rule can raise. A check compares the locales with them. */
  readonly codes: readonly ErrorCode[]
  /**
   * Converts parsed text to its stored form (`00001` -> `00-001`), before any check.
   * Returns text that it does not recognise unchanged. Idempotent.
   */
  readonly normalise?: (text: string) => string
  /** For a personal code with a birth date: the date; null if the code does not determine it. */
  readonly parseBirthDate?: (text: string) => IsoDate | null
  /** For a code in which slashes and underscores are significant: parsing keeps them. */
  readonly keepsSeparators?: true
  /** For a personal code: a key of the `gender` options. Prefills the answer for confirmation; never validated. */
  readonly parseGender?: (text: string) => string | null
}

/** A rule that can validate a value now. */
export type LoadedRule = RuleTraits & {
  readonly check: (value: AnswerValue, context: RuleContext) => AnswerError | null
  /** For a phone rule: whether the number is a landline, which receives no text messages. */
  readonly isLandline?: (text: string) => boolean
}

/**
 * A rule with a heavy checker (phone metadata, IBAN structures) that loads before the first check. It has no `check`,
 * so that it cannot call a value valid that it did not validate.
 */
export type LazyRule = RuleTraits & {
  /** With a text, loads the checker only if that text needs it. */
  readonly load: (text?: string) => Promise<unknown>
  /** The rule for this text; null if the text needs the checker and the checker has not loaded. */
  readonly findLoaded: (text: string) => LoadedRule | null
}

export type Rule = LoadedRule | LazyRule

/** Loads the checker of a lazy rule, with a text only if that text needs it. Rejects if it does not load. */
export const loadRule = async (rule: Rule, text?: string): Promise<void> => {
  if ('load' in rule) await rule.load(text)
}

/** The rule for this value; null if its checker has not loaded. */
export const findLoadedRule = (rule: Rule, value: AnswerValue): LoadedRule | null =>
  'check' in rule ? rule : rule.findLoaded(String(value))

/** The check of a rule: it can raise only the codes that the rule lists. */
type Check<Value, Code extends ErrorCode> = (value: Value, context: RuleContext) => AnswerError<NoInfer<Code>> | null

/** A rule for text. Values of other types pass. */
export const textRule = <const Code extends ErrorCode>(
  codes: readonly Code[],
  check: Check<string, Code>,
): LoadedRule => ({ codes, check: (value, context) => (typeof value === 'string' ? check(value, context) : null) })

/** A rule for dates. Other text passes. */
export const dateRule = <const Code extends ErrorCode>(
  codes: readonly Code[],
  check: Check<IsoDate, Code>,
): LoadedRule =>
  textRule(codes, (text, context) => {
    const date = parseIsoDate(text)
    return date === null ? null : check(date, context)
  })

export const numberRule = <const Code extends ErrorCode>(
  codes: readonly Code[],
  check: Check<number, Code>,
): LoadedRule => ({ codes, check: (value, context) => (typeof value === 'number' ? check(value, context) : null) })

/** Rejects text that does not match the pattern. */
export const patternRule = (code: ErrorCode, pattern: RegExp): LoadedRule =>
  textRule([code], (text) => (pattern.test(text) ? null : { code }))
