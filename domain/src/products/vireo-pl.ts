// vireo in Poland.
import { country } from '../countries/pl/country.ts'
import { defineProduct } from './defineProduct.ts'
import { vireoPlPages } from './sequences/vireoPl.ts'

export const product = defineProduct({
  brand: 'vireo',
  displayName: 'Vireo',
  country,
  locales: ['pl', 'en'],
  pages: vireoPlPages,
  /** The values of spec 9.1 to 9.6 for the Polish brand. @assumed the second brand has the same. */
  amount: { min: 100, max: 10_000, step: 100, default: 5000 },
  period: { min: 61, max: 90, step: 1, default: 73, scale: 'days' },
  support: { email: 'pomoc@vireo.example', phone: '+48 22 765 43 21' },
})
