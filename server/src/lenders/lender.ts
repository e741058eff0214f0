// A sandbox lender as data: the applicants it serves, its decision, its requirements, its offer and its end state. Code
// outside this folder does not depend on a particular lender.
import type { ValidAnswerAt } from '@loan/domain/countries/optionKeys'
import type { LeadPath } from '@loan/domain/lead/application'
import type { EndState, LenderProfile, LenderRequirement, OfferState, RejectionReason } from './lenderProfile.ts'

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

export type Lender = LenderProfile &
  Misbehaviour & {
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
    readonly offer: OfferTerms | null
    readonly ending: EndState
  }
