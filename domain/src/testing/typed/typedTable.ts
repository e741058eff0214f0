// What people type and paste in one country, as a table: what is stored of it, and what is refused.
import type { Country } from '../../countries/country.ts'
import type { Asked, WrongValues } from '../validation.ts'

export type TypedCase = Omit<Asked, 'country'> & {
  readonly name: string
  readonly stored: readonly (readonly [typed: string, stored: string])[]
  readonly wrong: WrongValues
}

export type TypedTable = {
  readonly country: Country
  /** Names of the cases that must know at least thirty wrong values. */
  readonly many: readonly string[]
  readonly cases: readonly TypedCase[]
}
