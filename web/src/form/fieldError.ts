// An error of one field, as a form shows it.
import type { NamedDataPoint } from '@loan/domain/pages/chain'
import type { PageError } from '../store/state.ts'
import type { InvalidField } from './validatePage.ts'

export type FieldError = {
  readonly dataPoint: NamedDataPoint
  readonly text: string
  /** Present when this form found the error. */
  readonly invalid?: InvalidField
  /** Present when the server or an earlier validation found the error. */
  readonly error?: PageError
}
