// The type of a table of typed and pasted values in one country, valid and invalid.
import type { Country } from '../countries/country.ts'
import type { FieldCase, WrongValues } from './validation.ts'

export type TypedCase = Omit<FieldCase, 'country'> & {
  readonly name: string
  readonly stored: readonly (readonly [typed: string, stored: string])[]
  readonly wrong: WrongValues
}

export type TypedTable = {
  readonly country: Country
  /** Names of the cases that must have at least thirty wrong values. */
  readonly casesWithManyWrongValues: readonly string[]
  readonly cases: readonly TypedCase[]
}
