// The type of a country: one object with all differences. Code elsewhere reads it and does not compare country codes.
import type { CountryRuleName } from '../data-points/dataPoint.ts'
import type { CountryFormats } from '../validation/countryFormats.ts'
import type { IncomeGroups } from '../data-points/incomeGroups.ts'

export type CountryCode = 'CO' | 'DE' | 'ES' | 'MX' | 'PH' | 'PL' | 'RO' | 'VN'

/** Locale keys of spec 1.10. Some are not language tags (`mx`, `vn`): map through `Country.languageTags` first. */
export type LocaleKey = 'en' | 'es' | 'mx' | 'co' | 'pl' | 'ro' | 'vn' | 'de' | 'ph'

/** A text that the country's law requires (docs/countries/README.md). The texts are in `locales/<locale>/legal.json`. */
export type LegalNotice = {
  readonly key: string
  readonly version: string
  readonly where: readonly NoticePosition[]
}
export type NoticePosition =
  | 'amount'
  | 'pages'
  | 'before-submit'
  | 'checking'
  /** Above the figures of an offer. `offer-terms` is directly below them, `offer` at the end of the screen. */
  | 'offer-figures'
  /** Inside the card of each offer; the text contains the annual cost of the offer. */
  | 'offer-card'
  | 'offer-terms'
  | 'offer'
  | 'redirected'
  | 'rejected'
  | 'footer'
  /** In the footer of every page, collapsed under its title, because the law does not require it to be visible. */
  | 'footer-folded'
  /** One page or upload, by its key, next to its fields. */
  | `page:${string}`

export type Country = CountryFormats & {
  readonly code: CountryCode
  /** BCP 47 tag for Intl and `<html lang>`, for each locale of a product in this country. */
  readonly languageTags: Readonly<Partial<Record<LocaleKey, string>>>
  readonly phonePrefix: `+${string}`
  /** Domains of the common e-mail providers, the most common first. Suggestions for a mistyped domain prefer them. */
  readonly emailProviders: readonly string[]
  /** Time zone of the calendar day that rules about ages and dates use. */
  readonly timeZone: string
  /** Codes that contain letters in this country, so the control does not request a numeric keyboard. */
  readonly codesWithLetters?: readonly CountryRuleName[]
  readonly incomeGroups: IncomeGroups
  /** Document types, by `identificationType`, whose number is the personal code. */
  readonly personalCodeDocumentTypes?: readonly string[]
  /** Whether the postcode look-up can fill in the town. */
  readonly hasPostcodeLookup: boolean
  /** Name of the bank of an account number; null if the number identifies no known bank. */
  readonly findBankOfAccount?: (account: string) => Promise<string | null>
  readonly notices: readonly LegalNotice[]
  /**
   * When third parties (pixels, analytics, recording) may load (docs/countries/README.md). `before`: after the
   * applicant's consent; `buildLegalNotice`: with a visible notice, which lets the applicant decline.
   */
  readonly tracking: 'before' | 'notice'
}
