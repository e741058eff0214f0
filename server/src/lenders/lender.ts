// A sandbox lender as data: the applicants it serves, its decision, its requirements, its offer and its end state. Code
// outside this folder does not depend on a particular lender.
import type { CountryCode } from '@loan/domain/countries/country'
import type { UploadSide } from '@loan/domain/lender-steps/documentSides'
import type { LeadStatus } from '@loan/domain/contract/lead'
import type { ValidAnswerAt } from '@loan/domain/countries/optionKeys'
import type { LeadPath } from '@loan/domain/lead/application'
import type { LenderStepState } from '@loan/domain/lender-steps/lenderStep'
import type { StateOfKind } from '@loan/domain/lender-steps/lenderSteps'
import type { ErrorCode } from '@loan/domain/rules/errorCodes'
import type { StateName } from '@loan/domain/states'
import type { LenderPolicyKey } from './lenderPolicy.ts'

export type RejectionReason = NonNullable<LeadStatus['rejection']>['reasons'][number]

/**
 * A condition on one answer. A missing answer fails `min` and `isOneOf`, and passes `max` and `isNot`. Amounts are in
 * units of the country's currency.
 */
export type Criterion = { [Path in LeadPath]: CriterionAt<Path> }[LeadPath]

type CriterionAt<Path extends LeadPath> = {
  readonly path: Path
  readonly reason: RejectionReason
  readonly min?: Extract<ValidAnswerAt<Path>, number>
  readonly max?: Extract<ValidAnswerAt<Path>, number>
  readonly isOneOf?: readonly ValidAnswerAt<Path>[]
  readonly isNot?: ValidAnswerAt<Path>
}

/**
 * `fail`: the lender's system is down, and the lender is skipped; `silent`: the lender never answers, and the request
 * times out.
 */
export type Decision =
  | { readonly kind: 'criteria'; readonly criteria: readonly Criterion[] }
  | { readonly kind: 'agree' }
  | { readonly kind: 'decline'; readonly reasons: readonly RejectionReason[] }
  | { readonly kind: 'fail' }
  | { readonly kind: 'silent'; readonly silenceTimeoutMs: number }

export type OfferState = StateOfKind<'offers'>

/** A state that a lender can require of an applicant before its offer. */
export type LenderRequirement =
  | Extract<StateName, 'MOBILE_VERIFICATION' | 'CHANGE_MOBILE_NUMBER'>
  | Exclude<LenderStepState, OfferState>

/** Shares of the requested amount and period, for one offer within the limits of lender and product. */
export type OfferVariant = { readonly amountShare: number; readonly periodShare: number }

export type OfferTerms = {
  readonly state: OfferState
  readonly product: string
  readonly maxAmount: number
  readonly borrowingRatePercent: number
  /** Percent of the amount; the instalments include the fee. */
  readonly feePercent: number
  readonly withdrawalDays: number
  readonly validDays: number
  readonly variants: readonly [OfferVariant, ...OfferVariant[]]
}

/** Faulty behaviour of a lender's system; each property has a sandbox scenario. */
export type Misbehaviour = {
  /** Delay of a second answer after the first one. The first one counts. */
  readonly secondAnswerMs?: number
  /** Reaction to an accepted offer: replaces it by another one, or withdraws it. */
  readonly afterAcceptance?: 'changes-offer' | 'withdraws'
}

export type Lender = Misbehaviour & {
  readonly key: string
  readonly name: string
  readonly country: CountryCode
  /** For applicants, in international notation. */
  readonly phone?: string
  /** Lower tiers come first; lenders of one tier are in the order of the file. */
  readonly tier: number
  /** The lender receives only leads that meet these criteria. */
  readonly serves: readonly Criterion[]
  readonly decision: Decision
  /** Criteria of the decision after the requirements and before the offer. */
  readonly finalCriteria?: readonly Criterion[]
  /** Time until the first answer. */
  readonly answerMs: number
  /** Time until the answer to each further step of the applicant. */
  readonly followUpMs: number
  /** Required states, in this order. A state without anything to enter is skipped. */
  readonly requires: readonly LenderRequirement[]
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
  readonly offer: OfferTerms | null
  readonly ending: Extract<StateName, 'ACCEPTED' | 'REDIRECTED' | 'THANK_YOU'>
  /** The applicant signs the contract on the lender's page, with a code sent by text message. */
  readonly signsByCode?: true
  /** Shows a summary of the transferred data before the redirect (/smava). */
  readonly hasSummary?: true
  /** The redirect of a REDIRECTED lead in production; the sandbox has its own page for every lender. */
  readonly redirectUrl: string
  /** Names of the credit databases that it queries. */
  readonly databases: readonly string[]
}
