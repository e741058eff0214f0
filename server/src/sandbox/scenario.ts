// What a sandbox scenario changes about the lenders of a country.
import type { LeadPath } from '@loan/domain/lead/application'
import type { ErrorCode } from '@loan/domain/rules/errorCodes'
import type { Lender, OfferState } from '../lenders/lender.ts'

export type Scenario = {
  /** One sentence for docs/sandbox.md. */
  readonly what: string
  /** Laid over every lender. */
  readonly all?: Partial<Lender>
  /** Laid over the first lender asked, after `all`. */
  readonly first?: Partial<Lender>
  /** Every lender makes an offer, in this state. */
  readonly offerState?: OfferState
  /** Refused at the first submit only, so that the journey can go on once the answer was seen again. */
  readonly rejectsAtFirstSubmit?: readonly { readonly path: LeadPath; readonly code: ErrorCode }[]
}
