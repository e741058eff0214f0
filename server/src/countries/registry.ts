// The server's data of every country: sandbox lenders, look-ups and the names in policy texts.
import type { CountryCode } from '@loan/domain/countries/country'
import type { ServerCountry } from './serverCountry.ts'
import { country as co } from './co/country.ts'
import { country as de } from './de/country.ts'
import { country as es } from './es/country.ts'
import { country as mx } from './mx/country.ts'
import { country as ph } from './ph/country.ts'
import { country as pl } from './pl/country.ts'
import { country as ro } from './ro/country.ts'
import { country as vn } from './vn/country.ts'

export const serverCountries: Readonly<Record<CountryCode, ServerCountry>> = {
  CO: co,
  DE: de,
  ES: es,
  MX: mx,
  PH: ph,
  PL: pl,
  RO: ro,
  VN: vn,
}
