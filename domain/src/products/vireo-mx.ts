// vireo in Mexico.
import { country } from '../countries/mx/country.ts'
import { defineProduct } from './defineProduct.ts'
import { mxPages } from './sequences/mx.ts'

export const product = defineProduct({
  brand: 'vireo',
  displayName: 'Vireo',
  country,
  locales: ['mx', 'en'],
  pages: mxPages,
  /** @assumed amounts and periods, from docs/countries/mx.md. */
  amount: { min: 1000, max: 30_000, step: 500, default: 5000 },
  period: { min: 61, max: 180, step: 1, default: 91, scale: 'days' },
  support: { email: 'ayuda@vireo.example', phone: '+52 55 1234 5678' },
})
