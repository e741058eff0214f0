// The props of the forms that answer an offer.
import type { LeadStatus } from '@loan/domain/contract/lead'
import type { PageDataPoints } from '@loan/domain/pages/pageDefinition'
import type { ReactNode } from 'react'
import type { ActionOutcome } from '../../lead-session/useLeadAction.ts'
import type { ScreenErrors } from '../frame/useScreenErrors.ts'
import type { AnswersSent } from './offerCalls.ts'

export type OfferFormProps = {
  /** For the button outside the form that submits it. */
  readonly id: string
  /** The key of the step. */
  readonly step: string
  /** All data points of the step; the form shows those that the status names. */
  readonly dataPoints: PageDataPoints
  readonly questions: LeadStatus['questions']
  readonly errors: ScreenErrors
  /** Returns true and shows an error when something other than an answer blocks the acceptance. */
  readonly isBlocked: (values: FormData) => boolean
  readonly onAccept: (values: FormData, answers: AnswersSent) => Promise<ActionOutcome | null>
  readonly lender: string
  readonly choice: ReactNode
  readonly children: ReactNode
}
