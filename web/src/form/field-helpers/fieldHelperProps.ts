// Props of all field helpers.
import type { NamedDataPoint } from '@loan/domain/pages/pageDataPoints'
import type { RefObject } from 'react'

export type FieldHelperProps = {
  readonly dataPoint: NamedDataPoint
  readonly formRef: RefObject<HTMLFormElement | null>
}
