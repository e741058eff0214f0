// What validation reads of a country: how people write amounts and dates there, its rules and its option lists.
import type { CountryRuleName, OptionListName } from '../data-points/dataPoint.ts'
import type { CountryLimits, Rule, RuleContext } from '../rules/rule.ts'
import type { RawAnswer, Reading } from './reading.ts'

export type DatePart = 'day' | 'month' | 'year'

/**
 * Keys an applicant can choose from. Labels are texts of the locale, names of regions by Intl,
 * or names that are the same in every language and stand here.
 */
export type OptionList = {
  readonly keys: readonly string[]
  readonly labels: 'texts' | 'regions' | Readonly<Record<string, string>>
}

/** What reading a date takes: the order of its parts and the names of the months. */
export type DateCustoms = {
  readonly dateOrder: readonly [DatePart, DatePart, DatePart]
  /** As people type them, from January; lower case, with and without inflection. */
  readonly monthNames: readonly (readonly string[])[]
}

/** `Country` has it all. */
export type CountryFormats = CountryLimits & {
  /** `names`: what else people write before or after an amount, lower case. */
  readonly currency: {
    readonly code: string
    readonly symbol: string
    readonly names: readonly string[]
    /** The symbol stands before the number. */
    readonly symbolFirst?: true
    /** Nobody pays less than one unit: no cents are reckoned, and none are shown. */
    readonly isWhole?: true
  }
  readonly dateOrder: readonly [DatePart, DatePart, DatePart]
  /** What separates thousands and decimals where people type money. */
  readonly numberMarks: { readonly group: readonly string[]; readonly decimal: ',' | '.' }
  /** Letters keyboards put in place of the language's own (cedilla for comma below), each with the right one. */
  readonly replacedLetters?: Readonly<Record<string, string>>
  /** Read days and months as people write them here. */
  readonly dateReaders: Readonly<
    Record<'date' | 'month', (raw: RawAnswer, dateOrder: DateCustoms['dateOrder']) => Reading>
  >
  /** Heavy checkers come with each rule's own `load`. */
  readonly rules: Readonly<Record<CountryRuleName, Rule>>
  readonly options: Readonly<Record<OptionListName, OptionList>>
}

/** What parsing and checking one answer needs. */
export type ValidationContext = Omit<RuleContext, 'country'> & { readonly country: CountryFormats }
