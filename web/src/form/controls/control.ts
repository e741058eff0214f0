// Props of all controls of the form.
import type { NamedDataPoint } from '@loan/domain/pages/pageDataPoints'
import type { ControlValues } from '../controlNames.ts'

export type ControlProps = {
  readonly dataPoint: NamedDataPoint
  /** Initial values by control name. */
  readonly values: ControlValues
  readonly error?: string
  readonly isOptional: boolean
  /** The enter key of a screen keyboard shows "go" on the last field of a page, else "next". */
  readonly isLast: boolean
}
