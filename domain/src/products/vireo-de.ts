// vireo in Germany.
import { country } from '../countries/de/country.ts'
import { defineProduct } from './defineProduct.ts'
import { dePages } from './sequences/de.ts'

export const product = defineProduct({
  brand: 'vireo',
  displayName: 'Vireo',
  country,
  locales: ['de', 'en'],
  pages: dePages,
  /** @assumed amounts and periods, from docs/countries/de.md. */
  amount: { min: 500, max: 15_000, step: 100, default: 3000 },
  period: { min: 6, max: 60, step: 6, default: 24, scale: 'months' },
  paths: { imprint: 'impressum' },
  support: { email: 'hilfe@vireo.example', phone: '+49 30 23125 100' },
})
