// The events of lenders. Part of the port to lenders.
import type { Offer } from '@loan/domain/contract/offer'
import type {
  EndState,
  LenderProfile,
  LenderRequirement,
  OfferState,
  RejectionReason,
} from '../lenders/lenderProfile.ts'

/** The requirements of a lender for this applicant. They replace those of its profile. */
export type RequirementDetails = Pick<
  LenderProfile,
  'requiresConfirmation' | 'disputedAnswers' | 'uploadSides' | 'needsUpload'
>

/** An answer of a lender. The lead's state machine does not know which gateway delivered it. */
export type LenderEvent =
  | {
      readonly kind: 'requires-step'
      readonly state: LenderRequirement
      readonly details?: RequirementDetails
      /** Requirements before this one that the lead does not need. */
      readonly skipped?: number
    }
  | {
      readonly kind: 'offers'
      readonly state: OfferState
      readonly offers: readonly Offer[]
      /** The gateway has another event after this time. */
      readonly nextEventMs?: number
    }
  /** Replaces the accepted offer, which the applicant has to accept or decline again. */
  | { readonly kind: 'changes-offer'; readonly state: OfferState; readonly offer: Offer }
  | { readonly kind: 'declines'; readonly reasons: readonly RejectionReason[] }
  /** The lender takes back its offer or its interest. */
  | { readonly kind: 'withdraws' }
  | {
      readonly kind: 'ends'
      readonly state: EndState
      /** The address of this applicant; the lender's own by default. */
      readonly redirectUrl?: string
    }
  /** The lender's system cannot process the lead. */
  | { readonly kind: 'fails' }
