// The props of the forms that answer an offer.
import type { LeadStatus } from '@loan/domain/contract/lead'
import type { PageDataPoints } from '@loan/domain/pages/pageRow'
import type { ReactNode } from 'react'
import type { ActionOutcome } from '../../journey/useLeadAction.ts'
import type { ScreenErrors } from '../useScreenErrors.ts'
import type { AnswersSent } from './offerCalls.ts'

export type OfferFormProps = {
  /** Names the step. */
  readonly step: string
  /** Of the step; asked are those of them that the status names. */
  readonly dataPoints: PageDataPoints
  readonly questions: LeadStatus['questions']
  readonly errors: ScreenErrors
  /** True, and said in words, where something else than an answer stands in the way. */
  readonly isBlocked: (values: FormData) => boolean
  readonly onAccept: (values: FormData, answers: AnswersSent) => Promise<ActionOutcome | null>
  readonly lender: string
  readonly choice: ReactNode
  readonly children: ReactNode
}
