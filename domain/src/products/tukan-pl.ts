// tukan in Poland: the brand whose configuration the specification shows.
import { country } from '../countries/pl/country.ts'
import { defineProduct } from './defineProduct.ts'
import { plPages } from './sequences/pl.ts'

export const product = defineProduct({
  brand: 'tukan',
  displayName: 'Tukan',
  country,
  locales: ['pl', 'en'],
  pages: plPages,
  amount: { min: 100, max: 10_000, step: 100, default: 5000 },
  period: { min: 61, max: 90, step: 1, default: 73, scale: 'days' },
  support: { email: 'pomoc@tukan.example', phone: '+48 22 123 45 67' },
})
