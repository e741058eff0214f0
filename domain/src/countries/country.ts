// What a country is: one object under this one type. Nothing elsewhere asks which country it is.
import type { CountryRuleName, OptionListName } from '../data-points/dataPoint.ts'
import type { RawAnswer, Reading } from '../normalise/reading.ts'
import type { Rule } from '../rules/rule.ts'
import type { IncomeGroups } from './incomeGroups.ts'

export type CountryCode = 'CO' | 'DE' | 'ES' | 'MX' | 'PH' | 'PL' | 'RO' | 'VN'

/** Locale keys of SPEC.md §1. Some are not language tags (`mx`, `vn`): map through `Country.languageTags` first. */
export type LocaleKey = 'en' | 'es' | 'mx' | 'co' | 'pl' | 'ro' | 'vn' | 'de' | 'ph'

export type DatePart = 'day' | 'month' | 'year'

/**
 * Keys an applicant can choose from. Labels are texts of the locale, names of regions by Intl,
 * or names that are the same in every language and stand here.
 */
export type OptionList = {
  readonly keys: readonly string[]
  readonly labels: 'texts' | 'regions' | Readonly<Record<string, string>>
}

/** Limits in whole units of the country's currency. */
export type DebtLimits = { readonly overdueMax: number; readonly totalMax: number }

/** A legal text the country's law wants in sight (countries.md §3); the words stand in `locales/<locale>/legal.json`. */
export type LegalNotice = {
  readonly key: string
  readonly version: string
  readonly where: readonly NoticePlace[]
}
export type NoticePlace =
  | 'amount'
  | 'pages'
  | 'before-submit'
  | 'checking'
  /** Of an offer: above its figures, right below them, and what else belongs to it at the end. */
  | 'offer-figures'
  /** Inside the card of each offer, with its annual cost in the text. */
  | 'offer-card'
  | 'offer-terms'
  | 'offer'
  | 'redirected'
  | 'rejected'
  | 'footer'
  /** Of the footer of every page: folded away under its title, where the law does not want it in sight. */
  | 'footer-folded'
  /** One page or upload by its key, beside what it asks. */
  | `page:${string}`

/** What reading a date takes: the order of its parts and the names of the months. */
export type DateCustoms = {
  readonly dateOrder: readonly [DatePart, DatePart, DatePart]
  /** As people type them, from January; lower case, with and without inflection. */
  readonly monthNames: readonly (readonly string[])[]
}

export type Country = {
  readonly code: CountryCode
  /** BCP 47 tag for Intl and `<html lang>`, for each locale a product of this country speaks. */
  readonly languageTags: Readonly<Partial<Record<LocaleKey, string>>>
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
  readonly phonePrefix: `+${string}`
  /** Domains of the usual e-mail providers, the commonest first: what a mistyped domain is compared with first. */
  readonly emailProviders: readonly string[]
  /** Time zone whose calendar day decides ages and expiries. */
  readonly timeZone: string
  readonly dateOrder: readonly [DatePart, DatePart, DatePart]
  /** What separates thousands and decimals where people type money. */
  readonly numberMarks: { readonly group: readonly string[]; readonly decimal: ',' | '.' }
  /** Letters keyboards put in place of the language's own (cedilla for comma below), each with the right one. */
  readonly replacedLetters?: Readonly<Record<string, string>>
  /** Read days and months as people write them here. */
  readonly dateReaders: Readonly<Record<'date' | 'month', (raw: RawAnswer, dateOrder: Country['dateOrder']) => Reading>>
  /** Heavy checkers come with each rule's own `load`. */
  readonly rules: Readonly<Record<CountryRuleName, Rule>>
  readonly options: Readonly<Record<OptionListName, OptionList>>
  /** Codes that hold letters here: a phone shows no keys for digits alone then, which have no letters at all. */
  readonly lettersIn?: readonly CountryRuleName[]
  readonly incomeGroups: IncomeGroups
  /** Age at which a document of this kind is first issued, in years, by identificationType. */
  readonly documentAges?: Readonly<Record<string, number>>
  /** Kinds of document, by identificationType, whose number is what the personal code asks for. */
  readonly numberedByPersonalCode?: readonly string[]
  readonly debtLimits: DebtLimits
  /** Adults only, everywhere (countries.md §6). */
  readonly minimumAge: number
  /** Whether the postcode look-up can fill in the town. */
  readonly hasPostcodeLookup: boolean
  /** The bank an account number names, in its own words; null for a number that names none we know. */
  readonly bankOfAccount?: (account: string) => Promise<string | null>
  readonly notices: readonly LegalNotice[]
  /**
   * What third parties (pixels, analytics, recording) wait for (countries.md §3): the applicant's consent, or a notice
   * in sight that can be answered with a refusal.
   */
  readonly tracking: 'before' | 'notice'
}
