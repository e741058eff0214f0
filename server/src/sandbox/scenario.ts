// The type of a sandbox scenario: overrides for the lenders of a country.
import type { LeadPath } from '@loan/domain/lead/application'
import type { ErrorCode } from '@loan/domain/rules/errorCodes'
import type { Lender } from '../lenders/lender.ts'
import type { OfferState } from '../lenders/lenderProfile.ts'

export type Scenario = {
  /** One sentence for docs/sandbox.md. */
  readonly description: string
  /** Overrides for every lender. */
  readonly all?: Partial<Lender>
  /** Overrides for the first lender of the plan, after `all`. */
  readonly first?: Partial<Lender>
  /** Every lender makes an offer, in this state. */
  readonly offerState?: OfferState
  /** Errors at the first submission only, so that the next one can succeed. */
  readonly rejectsAtFirstSubmit?: readonly { readonly path: LeadPath; readonly code: ErrorCode }[]
}
