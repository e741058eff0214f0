// vireo in the Philippines.
import { country } from '../countries/ph/country.ts'
import { defineProduct } from './defineProduct.ts'
import { phPages } from './sequences/ph.ts'

export const product = defineProduct({
  brand: 'vireo',
  displayName: 'Vireo',
  country,
  /** @assumed the business language of the country is English, so the product has no second English locale. */
  locales: ['ph'],
  pages: phPages,
  /** @assumed amounts and periods, from docs/countries/ph.md. */
  amount: { min: 1000, max: 50_000, step: 500, default: 10_000 },
  period: { min: 61, max: 180, step: 1, default: 91, scale: 'days' },
  support: { email: 'help@vireo.example', phone: '+63 2 8123 4567' },
})
