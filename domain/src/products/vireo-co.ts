// vireo in Colombia.
import { country } from '../countries/co/country.ts'
import { defineProduct } from './defineProduct.ts'
import { coPages } from './sequences/co.ts'

export const product = defineProduct({
  brand: 'vireo',
  displayName: 'Vireo',
  country,
  locales: ['co', 'en'],
  pages: coPages,
  /** @assumed amounts and periods, from docs/countries/co.md. */
  amount: { min: 150_000, max: 3_000_000, step: 50_000, default: 500_000 },
  period: { min: 61, max: 120, step: 1, default: 91, scale: 'days' },
  support: { email: 'ayuda@vireo.example', phone: '+57 601 234 5678' },
})
