// tukan in Romania.
import { country } from '../countries/ro/country.ts'
import { defineProduct } from './defineProduct.ts'
import { roPages } from './sequences/ro.ts'

export const product = defineProduct({
  brand: 'tukan',
  displayName: 'Tukan',
  country,
  locales: ['ro', 'en'],
  pages: roPages,
  /** @assumed amounts and periods, from docs/countries/ro.md. */
  amount: { min: 300, max: 25_000, step: 100, default: 2000 },
  period: { min: 3, max: 36, step: 1, default: 12, scale: 'months' },
  support: { email: 'ajutor@tukan.example', phone: '+40 21 312 65 43' },
})
