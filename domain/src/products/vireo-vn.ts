// vireo in Vietnam.
import { country } from '../countries/vn/country.ts'
import { defineProduct } from './defineProduct.ts'
import { vnPages } from './sequences/vn.ts'

export const product = defineProduct({
  brand: 'vireo',
  displayName: 'Vireo',
  country,
  locales: ['vn', 'en'],
  pages: vnPages,
  /** @assumed amounts and periods, from docs/countries/vn.md. */
  amount: { min: 1_000_000, max: 30_000_000, step: 500_000, default: 5_000_000 },
  period: { min: 91, max: 180, step: 1, default: 120, scale: 'days' },
  support: { email: 'hotro@vireo.example', phone: '+84 24 3825 1234' },
})
