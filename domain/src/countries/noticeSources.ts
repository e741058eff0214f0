// The law behind each legal notice (docs/countries/README.md), by country. Separate from the notices, because no page
// shows it.
import type { CountryCode } from './country.ts'
import { noticeSources as co } from './co/noticeSources.ts'
import { noticeSources as de } from './de/noticeSources.ts'
import { noticeSources as es } from './es/noticeSources.ts'
import { noticeSources as mx } from './mx/noticeSources.ts'
import { noticeSources as ph } from './ph/noticeSources.ts'
import { noticeSources as pl } from './pl/noticeSources.ts'
import { noticeSources as ro } from './ro/noticeSources.ts'
import { noticeSources as vn } from './vn/noticeSources.ts'

export const noticeSources: Readonly<Record<CountryCode, Readonly<Record<string, string>>>> = {
  CO: co,
  DE: de,
  ES: es,
  MX: mx,
  PH: ph,
  PL: pl,
  RO: ro,
  VN: vn,
}
