// What a country is: one object under this one type. Nothing elsewhere asks which country it is.
import type { CountryRuleName } from '../data-points/dataPoint.ts'
import type { CountryFormats } from '../validation/countryFormats.ts'
import type { IncomeGroups } from '../data-points/incomeGroups.ts'

export type CountryCode = 'CO' | 'DE' | 'ES' | 'MX' | 'PH' | 'PL' | 'RO' | 'VN'

/** Locale keys of spec 1.10. Some are not language tags (`mx`, `vn`): map through `Country.languageTags` first. */
export type LocaleKey = 'en' | 'es' | 'mx' | 'co' | 'pl' | 'ro' | 'vn' | 'de' | 'ph'

/** A legal text the country's law wants in sight (docs/countries/README.md); the words stand in `locales/<locale>/legal.json`. */
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

export type Country = CountryFormats & {
  readonly code: CountryCode
  /** BCP 47 tag for Intl and `<html lang>`, for each locale a product of this country speaks. */
  readonly languageTags: Readonly<Partial<Record<LocaleKey, string>>>
  readonly phonePrefix: `+${string}`
  /** Domains of the usual e-mail providers, the commonest first: what a mistyped domain is compared with first. */
  readonly emailProviders: readonly string[]
  /** Time zone whose calendar day decides ages and expiries. */
  readonly timeZone: string
  /** Codes that hold letters here: a phone shows no keys for digits alone then, which have no letters at all. */
  readonly lettersIn?: readonly CountryRuleName[]
  readonly incomeGroups: IncomeGroups
  /** Kinds of document, by identificationType, whose number is what the personal code asks for. */
  readonly numberedByPersonalCode?: readonly string[]
  /** Whether the postcode look-up can fill in the town. */
  readonly hasPostcodeLookup: boolean
  /** The bank an account number names, in its own words; null for a number that names none we know. */
  readonly bankOfAccount?: (account: string) => Promise<string | null>
  readonly notices: readonly LegalNotice[]
  /**
   * What third parties (pixels, analytics, recording) wait for (docs/countries/README.md): the applicant's consent, or a notice
   * in sight that can be answered with a refusal.
   */
  readonly tracking: 'before' | 'notice'
}
