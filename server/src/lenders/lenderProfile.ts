// The properties of a lender that the lead code and the screens need, independent of its adapter: names, contact, and
// the details of its steps.
import type { CountryCode } from '@loan/domain/countries/country'
import type { UploadSide } from '@loan/domain/lender-steps/documentSides'
import type { LeadStatus } from '@loan/domain/contract/lead'
import type { LenderRegistration } from '@loan/domain/contract/offer'
import type { LeadPath } from '@loan/domain/lead/application'
import type { LenderStepState } from '@loan/domain/lender-steps/lenderStep'
import type { StateOfKind } from '@loan/domain/lender-steps/lenderSteps'
import type { ErrorCode } from '@loan/domain/rules/errorCodes'
import type { StateName } from '@loan/domain/states'
import type { LenderPolicyKey } from './lenderPolicy.ts'
import type { LogoMark } from './logoMarks.ts'

export type RejectionReason = NonNullable<LeadStatus['rejection']>['reasons'][number]

export type OfferState = StateOfKind<'offers'>

/** The state with a single offer whose amount and period the applicant may change. */
export const adjustableOfferState = 'PROVIDENT_OFFER' satisfies OfferState

/** A state that a lender can require of an applicant before its offer. */
export type LenderRequirement =
  | Extract<StateName, 'MOBILE_VERIFICATION' | 'CHANGE_MOBILE_NUMBER'>
  | Exclude<LenderStepState, OfferState>

/** The states in which a lender ends its work with a lead that it accepts. */
export type EndState = Extract<StateName, 'ACCEPTED' | 'REDIRECTED' | 'THANK_YOU'>

export type LenderProfile = {
  readonly key: string
  readonly name: string
  /** The picture in its logo in the sandbox; its initials by default. */
  readonly mark?: LogoMark
  readonly country: CountryCode
  /** The registrations and licences that its offers and documents state; none by default. */
  readonly registrations?: readonly LenderRegistration[]
  /** For applicants, in international notation. */
  readonly phone?: string
  /** For applicants. The default is a mailbox at the host of `redirectUrl` (lenderContact.ts). */
  readonly email?: string
  /** Requires a confirmation of existing answers, so that no required state is skipped. */
  readonly requiresConfirmation?: true
  /** Answers that the applicant has to correct in WNIOSEK_UZUPELNIENIE. */
  readonly disputedAnswers?: readonly { readonly path: LeadPath; readonly code: ErrorCode }[]
  /** The required sides in ID_UPLOAD; all sides by default. */
  readonly uploadSides?: readonly UploadSide[]
  /** Does not continue without uploads. */
  readonly needsUpload?: true
  /** The policies that the consent states show (policies/policies.ts). */
  readonly policies: readonly LenderPolicyKey[]
  /** The applicant signs the contract on the lender's page, with a code sent by text message. */
  readonly signsByCode?: true
  /** Shows a summary of the transferred data before the redirect (/smava). */
  readonly hasSummary?: true
  /** The redirect of a REDIRECTED lead in production; the sandbox has its own page for every lender. */
  readonly redirectUrl: string
  /** Names of the credit databases that it queries. */
  readonly databases: readonly string[]
}
