// The personas of every country. The first has a permanent contract, the others take other branches of the pages.
import type { CountryCode } from './country.ts'
import { personas as co } from './co/personas.ts'
import { personas as de } from './de/personas.ts'
import { personas as es } from './es/personas.ts'
import { personas as mx } from './mx/personas.ts'
import type { CountryPersonas } from './persona.ts'
import { personas as ph } from './ph/personas.ts'
import { personas as pl } from './pl/personas.ts'
import { personas as ro } from './ro/personas.ts'
import { personas as vn } from './vn/personas.ts'

export const personasByCountry: Readonly<Record<CountryCode, CountryPersonas>> = {
  CO: co,
  DE: de,
  ES: es,
  MX: mx,
  PH: ph,
  PL: pl,
  RO: ro,
  VN: vn,
}
