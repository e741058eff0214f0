// The types of a lender step: a state in which a lender requires something more from the applicant
// (docs/countries/README.md). Messages and the pages of the form are not steps. The rows are in lenderSteps.ts.
import type { DataPointNamesBySection } from '../pages/pageDefinition.ts'
import type { When } from '../data-points/when.ts'
import type { StateName } from '../states.ts'
import type { HandOverKind, PassedDataKey } from './handOver.ts'

/** States without a lender step: pages, messages, and the verification of the mobile number. */
type OtherState =
  | 'NONE'
  | 'LOAN_INFORMATION'
  | 'PERSONAL_DETAILS'
  | 'CONTACT_DETAILS'
  | 'INCOME_DETAILS'
  | 'OTHER_INFORMATION'
  | 'CHECKING'
  | 'MOBILE_VERIFICATION'
  | 'CHANGE_MOBILE_NUMBER'
  | 'ACCEPTED'
  | 'THANK_YOU'
  | 'REDIRECTED'
  | 'REJECTED'
  | 'CONTINUE'

/** All other states. A new state without a row does not compile. */
export type LenderStepState = Exclude<StateName, OtherState>

export type QuestionsStep = {
  readonly kind: 'questions'
  /** Data points by catalogue section, in display order. The page omits those already answered. */
  readonly dataPoints: DataPointNamesBySection
  /** Named subsets of the data points with their own headings. The first with all missing data points counts. */
  readonly subsets?: Readonly<Record<string, readonly string[]>>
  /** The step applies only if this condition holds. */
  readonly when?: When
  /** `all`: shows all answers for review; `disputed`: shows the disputed and the missing ones. */
  readonly shows?: 'all' | 'disputed'
  /** Key of the policy that the applicant must agree to: the declared answers are true. */
  readonly declaration?: 'truth-declaration'
}

export type ConsentsStep = { readonly kind: 'consents' }

export type OffersStep = {
  readonly kind: 'offers'
  /** Required with the acceptance. */
  readonly dataPoints: DataPointNamesBySection
  /** Several offers to choose from; otherwise one. */
  readonly isChoice?: true
  /** The applicant can change amount and period within the lender's limits. */
  readonly isAdjustable?: true
}

export type HandOverStep = {
  readonly kind: 'hand-over'
  readonly handOver: HandOverKind
  /** The data that the provider receives. */
  readonly passes: readonly PassedDataKey[]
}

export type UploadStep = {
  readonly kind: 'upload'
  /** Required with the pictures. */
  readonly dataPoints: DataPointNamesBySection
}

export type DebtsStep = { readonly kind: 'debts' }

export type LenderStep = QuestionsStep | ConsentsStep | OffersStep | HandOverStep | UploadStep | DebtsStep
