// tukan in Poland: the brand whose configuration the specification shows.
import { country } from '../countries/pl/country.ts'
import { relativePaths, specExpiry } from './defaults.ts'
import type { Product } from './product.ts'
import { plPages } from './sequences/pl.ts'

export const product: Product = {
  id: 'tukan-pl',
  brand: 'tukan',
  displayName: 'Tukan',
  country,
  locales: ['pl', 'en'],
  pages: plPages,
  amount: { min: 100, max: 10_000, step: 100, default: 5000 },
  period: { min: 61, max: 90, step: 1, default: 73, scale: 'days' },
  policies: country.policies,
  paths: relativePaths,
  expiry: specExpiry,
  staticAffiliateName: 'tukan',
  pageData: { footerText: 'Tukan' },
  support: { email: 'pomoc@tukan.example', phone: '+48 22 123 45 67' },
}
