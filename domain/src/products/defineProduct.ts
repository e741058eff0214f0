// Builds a product from what differs between products. The rest has the values that products share.
import { relativePaths, specExpiry } from './defaults.ts'
import type { Product } from './product.ts'

type RequiredSetting = 'brand' | 'displayName' | 'country' | 'locales' | 'pages' | 'amount' | 'period' | 'support'

/** An interface: for a missing field, the error of the compiler begins with its name. */
interface ProductSettings
  extends Pick<Product, RequiredSetting>, Partial<Omit<Product, RequiredSetting | 'id' | 'paths'>> {
  /** Paths in addition to `relativePaths`, or in place of them. */
  readonly paths?: Partial<Product['paths']>
}

/**
 * By default, the policies are those of the country, the expiries those of the specification, and the footer shows the
 * display name. The affiliate reference of the brand never expires.
 */
export const defineProduct = ({ paths, ...settings }: ProductSettings): Product => ({
  id: `${settings.brand}-${settings.country.code.toLowerCase()}`,
  policies: settings.country.policies,
  paths: { ...relativePaths, ...paths },
  expiry: specExpiry,
  staticAffiliateName: settings.brand,
  pageData: { footerText: settings.displayName },
  ...settings,
})
