// The props of the forms that answer an offer.
import type { NamedDataPoint } from '@loan/domain/pages/pageDataPoints'
import type { ReactNode } from 'react'
import type { ActionOutcome } from '../../lead-session/useLeadAction.ts'
import type { ScreenErrors } from '../frame/useScreenErrors.ts'
import type { AcceptanceAnswers } from './offerCalls.ts'

export type OfferFormProps = {
  /** For the button outside the form that submits it. */
  readonly id: string
  /** The data points that the lender requires with the acceptance. The same array until they change. */
  readonly questions: readonly NamedDataPoint[]
  readonly errors: ScreenErrors
  /** Returns true and shows an error when something other than an answer blocks the acceptance. */
  readonly isBlocked: (values: FormData) => boolean
  readonly onAccept: (values: FormData, answers: AcceptanceAnswers) => Promise<ActionOutcome | null>
  readonly lender: string
  readonly choice: ReactNode
  readonly children: ReactNode
}
