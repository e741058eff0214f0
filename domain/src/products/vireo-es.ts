// vireo in Spain.
import { country } from '../countries/es/country.ts'
import { defineProduct } from './defineProduct.ts'
import { esPages } from './sequences/es.ts'

export const product = defineProduct({
  brand: 'vireo',
  displayName: 'Vireo',
  country,
  locales: ['es', 'en'],
  pages: esPages,
  /** @assumed amounts and periods, from docs/countries/es.md. */
  amount: { min: 100, max: 5000, step: 50, default: 600 },
  period: { min: 3, max: 24, step: 1, default: 6, scale: 'months' },
  support: { email: 'ayuda@vireo.example', phone: '+34 911 23 45 67' },
})
