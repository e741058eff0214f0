// The properties of a country that validation reads: formats of amounts and dates, rules and option lists.
import type { CountryRuleName, OptionListName } from '../data-points/dataPoint.ts'
import type { CountryLimits, Rule, RuleContext } from '../rules/rule.ts'
import type { RawAnswer, ParseResult } from './parseResult.ts'

export type DatePart = 'day' | 'month' | 'year'

/**
 * Keys that an applicant can choose from. Labels are texts of the locale, names of regions from Intl, or a record of
 * names that are the same in every language.
 */
export type OptionList = {
  readonly keys: readonly string[]
  readonly labels: 'texts' | 'regions' | Readonly<Record<string, string>>
}

/** What parsing a date needs: the order of its parts and the names of the months. */
export type DateCustoms = {
  readonly dateOrder: readonly [DatePart, DatePart, DatePart]
  /** As people type them, from January; lower case, with and without inflection. */
  readonly monthNames: readonly (readonly string[])[]
}

/** `Country` has all of these properties. */
export type CountryFormats = CountryLimits & {
  /** `names`: other texts that people type before or after an amount, in lower case. */
  readonly currency: {
    readonly code: string
    readonly symbol: string
    readonly names: readonly string[]
    /** The symbol precedes the number. */
    readonly symbolFirst?: true
    /** The currency is used without cents: none are computed or shown. */
    readonly isWhole?: true
  }
  readonly dateOrder: readonly [DatePart, DatePart, DatePart]
  /** Separators of thousands and decimals in typed amounts. */
  readonly numberMarks: { readonly group: readonly string[]; readonly decimal: ',' | '.' }
  /** Letters that keyboards type in place of the language's own (cedilla for comma below), with replacements. */
  readonly replacedLetters?: Readonly<Record<string, string>>
  /** Parsers of days and months in the formats of the country. */
  readonly dateParsers: Readonly<
    Record<'date' | 'month', (raw: RawAnswer, dateOrder: DateCustoms['dateOrder']) => ParseResult>
  >
  /** Each rule loads its heavy checker with its own `load`. */
  readonly rules: Readonly<Record<CountryRuleName, Rule>>
  readonly options: Readonly<Record<OptionListName, OptionList>>
}

/** What parsing and checking one answer needs. */
export type ValidationContext = Omit<RuleContext, 'country'> & { readonly country: CountryFormats }
