// The countries there are. A country named here without its whole object does not compile.
import type { Country, CountryCode } from './country.ts'
import { country as es } from './es.ts'
import { country as pl } from './pl.ts'

export const countries = { ES: es, PL: pl } as const satisfies {
  readonly [Code in CountryCode]?: Country & { readonly code: Code }
}
