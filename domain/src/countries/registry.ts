// The countries there are. A country named here without its whole object does not compile.
import type { Country, CountryCode } from './country.ts'
import { country as co } from './co.ts'
import { country as de } from './de.ts'
import { country as es } from './es.ts'
import { country as mx } from './mx.ts'
import { country as ph } from './ph.ts'
import { country as pl } from './pl.ts'
import { country as ro } from './ro.ts'
import { country as vn } from './vn.ts'

export const countries = { CO: co, DE: de, ES: es, MX: mx, PH: ph, PL: pl, RO: ro, VN: vn } as const satisfies {
  readonly [Code in CountryCode]: Country & { readonly code: Code }
}
