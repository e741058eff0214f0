// How people write a name and an address in one line, by country. Separate from `Country`, whose data the first chunk of a
// product has: only the review formats lines, in a late chunk.
import type { CountryCode } from './country.ts'
import type { LinePatterns } from './formatLine.ts'
import { linePatterns as co } from './co/linePatterns.ts'
import { linePatterns as de } from './de/linePatterns.ts'
import { linePatterns as es } from './es/linePatterns.ts'
import { linePatterns as mx } from './mx/linePatterns.ts'
import { linePatterns as ph } from './ph/linePatterns.ts'
import { linePatterns as pl } from './pl/linePatterns.ts'
import { linePatterns as ro } from './ro/linePatterns.ts'
import { linePatterns as vn } from './vn/linePatterns.ts'

export const linePatterns: Readonly<Record<CountryCode, LinePatterns>> = {
  CO: co,
  DE: de,
  ES: es,
  MX: mx,
  PH: ph,
  PL: pl,
  RO: ro,
  VN: vn,
}
