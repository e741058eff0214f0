// The type of a product: one brand in one country, fixed at build time. What differs between countries is in
// `Country`; the logo and the theme of a brand are in `web/src/brands`.
import type { LocaleKey } from '../countries/country.ts'
import type { PolicyRow } from '../countries/policies.ts'
import type { ChainProduct } from '../pages/chain.ts'
import type { RuleProduct, Range } from '../rules/rule.ts'

/** An interface: for a missing field, the error of the compiler begins with its name. */
export interface Product extends ChainProduct, RuleProduct {
  /** For example `tukan-pl`. Request bodies contain it as the product identifier (spec 7.2, 7.3). */
  readonly id: string
  readonly brand: string
  readonly displayName: string
  /** The first one is the default locale of the page. */
  readonly locales: readonly [LocaleKey, ...LocaleKey[]]
  readonly period: Range & { readonly scale: 'days' | 'months' }
  readonly policies: readonly PolicyRow[]
  readonly paths: {
    /** Lead create and update (spec 7.5). */
    readonly lead: '/v3/lead' | '/v2/lead'
    readonly policies: `/${string}`
    readonly terms: string
    readonly privacy: string
    readonly accessibility: string
    /** Path of the imprint page, if the law requires one. The company is in imprints.ts. */
    readonly imprint?: string
  }
  /** Spec 9.17 to 9.19. */
  readonly expiry: {
    readonly applicationHours: number
    readonly affiliateReferenceHours: number
    readonly clickIdDays: number
  }
  /**
   * An affiliate reference with this name never expires (spec 4.40).
   * @assumed the name of the brand, because its own sites and messages link with it and no affiliate contract ends.
   */
  readonly staticAffiliateName?: string
  /**
   * Colours that replace those of the brand (spec 4.33), in hexadecimal notation by token of the theme: `brand`,
   * `page`. A page with custom colours hides header and footer (spec 2.35), because it is part of another site.
   */
  readonly uiColors?: Readonly<Record<string, string>>
  readonly pageData: {
    readonly footerText: string
    /** Classes for selectors in the brand's style sheet (spec 3.44). */
    readonly layoutClassName?: string
    readonly mainClassName?: string
  }
  readonly support: { readonly email: string; readonly phone: string }
}
