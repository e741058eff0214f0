// An error of one field, as a form shows it.
import type { NamedDataPoint } from '@loan/domain/pages/chain'
import type { PageError } from '../store/state.ts'
import type { InvalidField } from './validatePage.ts'

export type FieldError = {
  readonly dataPoint: NamedDataPoint
  readonly text: string
  /** Where it was refused here. */
  readonly invalid?: InvalidField
  /** Where it was refused elsewhere. */
  readonly error?: PageError
}
