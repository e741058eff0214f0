// The type of a country: one object with all differences. Code elsewhere reads it and does not compare country codes.
import type { CountryRuleName } from '../data-points/dataPoint.ts'
import type { ValidationCountry } from '../validation/validationCountry.ts'
import type { Derivation } from '../rules/derivation.ts'
import type { ExampleLender } from '../loan-cost/loanExample.ts'
import type { IncomeGroups } from '../data-points/incomeGroups.ts'
import type { OptionKey } from './optionKeys.ts'
import type { PolicyRow } from './policies.ts'

/** The ISO codes of the countries. `registry.ts` has the country of each. */
export const countryCodes = ['CO', 'DE', 'ES', 'MX', 'PH', 'PL', 'RO', 'VN'] as const

export type CountryCode = (typeof countryCodes)[number]

/** Locale keys of spec 1.10. Some are not language tags (`mx`, `vn`): map through `Country.languageTags` first. */
export type LocaleKey = 'en' | 'es' | 'mx' | 'co' | 'pl' | 'ro' | 'vn' | 'de' | 'ph'

/** A text that the country's law requires (docs/countries/README.md). Texts are in `locales/<locale>/legal.json`. */
export type LegalNotice = {
  readonly key: string
  readonly version: string
  readonly where: readonly NoticePosition[]
}
export type NoticePosition =
  | 'amount'
  | 'pages'
  | 'before-submit'
  /** Like `before-submit`, but collapsed under its title, because the law does not require it to be visible there. */
  | 'before-submit-folded'
  | 'checking'
  /** Above the figures of an offer. `offer-terms` is directly below them, `offer` at the end of the screen. */
  | 'offer-figures'
  /** Inside the card of each offer; the text contains the annual cost of the offer. */
  | 'offer-card'
  | 'offer-terms'
  | 'offer'
  | 'redirected'
  /**
   * Beside the request for a review by a person. The credit databases are not a notice there but a card of the screen.
   */
  | 'rejected'
  /** Above the links to help with debts, which a rejection shows first. */
  | 'rejected-help'
  | 'footer'
  /** In the footer of every page, collapsed under its title, because the law does not require it to be visible. */
  | 'footer-folded'
  /** One page or upload, by its key, next to its fields. A test compares the key with the rows of the pages. */
  | `page:${string}`

export type HelpContact = {
  /** The name that people of the country know; for a database the name in the status of a lead. */
  readonly name: string
  readonly url?: `https://${string}`
  /** In the notation of the country. */
  readonly phone?: string
}

/** Independent help for a person whose application was rejected. */
export type CountryHelp = {
  readonly debts: readonly HelpContact[]
  /** The credit databases in which a person may see their own data. */
  readonly databases: readonly HelpContact[]
}

/** An interface: for a missing field, the error of the compiler begins with its name. */
export interface Country<Code extends CountryCode = CountryCode> extends ValidationCountry {
  readonly code: Code
  /** BCP 47 tag for Intl and `<html lang>`, for each locale of a product in this country. */
  readonly languageTags: Readonly<Partial<Record<LocaleKey, string>>>
  readonly phonePrefix: `+${string}`
  /** Lengths of the groups of digits in a phone number without its prefix. By default groups of three. */
  readonly phoneGroups?: readonly number[]
  /** Characters in a group of an account number. Without it, people write the number as one. */
  readonly accountGroup?: number
  /** Time zone of the calendar day that rules about ages and dates use. */
  readonly timeZone: string
  /**
   * The period to withdraw from a contract is in calendar days, as in CCD2, so that its last day is known. Colombia
   * counts working days, which need a calendar of holidays.
   */
  readonly countsWithdrawalInCalendarDays?: true
  /** Codes that contain letters in this country, so the control does not request a numeric keyboard. */
  readonly codesWithLetters?: readonly CountryRuleName[]
  /** Answers that another answer contains. */
  readonly derivations?: readonly Derivation[]
  readonly incomeGroups: IncomeGroups<OptionKey<'incomeSource'>>
  /** Document types, by `identificationType`, whose number is the personal code. */
  readonly personalCodeDocumentTypes?: readonly OptionKey<'identificationType'>[]
  /** A postal code with `9` for each digit, as people write it. A code with more digits is not formatted. */
  readonly postalCodeShape: string
  /** Whether the postcode look-up can fill in the town. */
  readonly hasPostcodeLookup: boolean
  /** Name of the bank of an account number; null if the number identifies no known bank. */
  readonly findBankOfAccount?: (account: string) => Promise<string | null>
  /**
   * Domains of the common e-mail providers, the most common first. Suggestions for a mistyped domain prefer them.
   * Loaded with the suggestions, after the first render.
   */
  readonly loadEmailProviders: () => Promise<readonly string[]>
  /** Its lenders with their terms, for the example on the first page, which loads them after its first render. */
  readonly loadExampleLenders: () => Promise<readonly ExampleLender[]>
  /** Loaded late, because only the rejection shows it. */
  readonly loadHelp: () => Promise<CountryHelp>
  readonly notices: readonly LegalNotice[]
  /** The policies that a product of this country requests consent to. */
  readonly policies: readonly PolicyRow[]
  /**
   * When third parties (pixels, analytics, recording) may load (docs/countries/README.md). `before`: after the
   * applicant's consent; `notice`: with a visible notice, which lets the applicant decline.
   */
  readonly tracking: 'before' | 'notice'
}
