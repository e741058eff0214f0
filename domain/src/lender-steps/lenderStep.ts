// What a lender's step is: a state in which a lender asks an applicant for something more (docs/countries/README.md). Messages
// and the applicant's own pages are no steps; the rows stand in lenderSteps.ts.
import type { PageDataPoints } from '../pages/pageRow.ts'
import type { When } from '../data-points/when.ts'
import type { StateName } from '../states.ts'
import type { HandOverKind, Passed } from './handOver.ts'

/** States in which no lender asks through a step of these kinds: pages, messages, and proving the number. */
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

/** Every other state, so that a new one without a row does not compile. */
export type LenderStepState = Exclude<StateName, OtherState>

export type QuestionsStep = {
  readonly kind: 'questions'
  /** Data points by catalogue section, asked in the order written; what is known is not asked again. */
  readonly dataPoints: PageDataPoints
  /** Names of what may be left to ask alone, each with a heading of its own; the first that fits counts. */
  readonly parts?: Readonly<Record<string, readonly string[]>>
  /** Applicants whom the step has nothing to ask. */
  readonly when?: When
  /** `known`: shows every answer for review; `doubted`: asks what the lender doubts, and what is missing. */
  readonly shows?: 'known' | 'doubted'
  /** A policy of this key has to be agreed to: the truth of what is declared. */
  readonly declaration?: 'truth-declaration'
}

export type ConsentsStep = { readonly kind: 'consents' }

export type OffersStep = {
  readonly kind: 'offers'
  /** Asked with the acceptance. */
  readonly dataPoints: PageDataPoints
  /** Several to choose from; otherwise one. */
  readonly isChoice?: true
  /** Amount and period move within the lender's limits. */
  readonly isAdjustable?: true
}

export type HandOverStep = {
  readonly kind: 'hand-over'
  readonly handOver: HandOverKind
  /** What the other side learns. */
  readonly passes: readonly Passed[]
}

export type UploadStep = {
  readonly kind: 'upload'
  /** Asked with the pictures. */
  readonly dataPoints: PageDataPoints
}

export type DebtsStep = { readonly kind: 'debts' }

export type LenderStep = QuestionsStep | ConsentsStep | OffersStep | HandOverStep | UploadStep | DebtsStep
