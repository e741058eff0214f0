// All countries by code. The type requires the complete object of each.
import type { Country, CountryCode } from './country.ts'
import { country as co } from './co/country.ts'
import { country as de } from './de/country.ts'
import { country as es } from './es/country.ts'
import { country as mx } from './mx/country.ts'
import { country as ph } from './ph/country.ts'
import { country as pl } from './pl/country.ts'
import { country as ro } from './ro/country.ts'
import { country as vn } from './vn/country.ts'

export const countries = { CO: co, DE: de, ES: es, MX: mx, PH: ph, PL: pl, RO: ro, VN: vn } as const satisfies {
  readonly [Code in CountryCode]: Country<Code>
}
