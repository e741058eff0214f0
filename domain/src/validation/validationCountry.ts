// The properties of a country that validation reads: formats of amounts and dates, rules and option lists.
import type { CountryRuleName, OptionListName } from '../data-points/dataPoint.ts'
import type { RuleCountry, LoadedRule, Rule, RuleContext } from '../rules/rule.ts'
import type { DateCountry } from '../rules/parseDate.ts'

/**
 * Keys that an applicant can choose from. Labels are texts of the locale, names of countries from Intl, or a record of
 * names that are the same in every language.
 */
export type OptionList<Key extends string = string> = {
  readonly keys: readonly Key[]
  readonly labels: 'texts' | 'country-names' | Readonly<Record<string, string>>
}

/** Only phone and account numbers have a checker to load. */
export type CountryRules = {
  readonly [Name in CountryRuleName]: Name extends 'phone' | 'iban' ? Rule : LoadedRule
}

/** The properties of a country that parsing and validation read. */
export type ValidationCountry = RuleCountry &
  DateCountry & {
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
    /** Separators of thousands and decimals in typed amounts. */
    readonly numberSeparators: { readonly group: readonly string[]; readonly decimal: ',' | '.' }
    /** Letters that keyboards type in place of the language's own (cedilla for comma below), with replacements. */
    readonly replacedLetters?: Readonly<Record<string, string>>
    readonly rules: CountryRules
    readonly options: Readonly<Record<OptionListName, OptionList>>
  }

/** The properties that parsing and validation of one answer need. */
export type ValidationContext = Omit<RuleContext, 'country'> & { readonly country: ValidationCountry }
