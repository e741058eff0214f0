// What every control of the form is given: the data point it asks, what stands in it, and its words.
import type { NamedDataPoint } from '@loan/domain/pages/chain'
import type { ControlValues } from '../controlNames.ts'

export type ControlProps = {
  readonly dataPoint: NamedDataPoint
  /** What to show at first, by control name. */
  readonly values: ControlValues
  readonly error?: string
  readonly isOptional: boolean
  /** The keyboard's enter key says "go" on the last field of a page. */
  readonly isLast: boolean
}
