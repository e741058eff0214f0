// What a sandbox lender is: whom it serves, how it decides, what more it asks and where it ends. All of it data:
// nothing outside this folder asks which lender it is.
import type { CountryCode } from '@loan/domain/countries/country'
import type { UploadSide } from '@loan/domain/lender-steps/documentSides'
import type { LeadStatus } from '@loan/domain/contract/lead'
import type { AnswerValue } from '@loan/domain/lead/answers'
import type { LeadPath } from '@loan/domain/lead/application'
import type { LenderStepState } from '@loan/domain/lender-steps/lenderStep'
import type { StateOfKind } from '@loan/domain/lender-steps/lenderSteps'
import type { ErrorCode } from '@loan/domain/rules/errorCodes'
import type { StateName } from '@loan/domain/states'
import type { LenderPolicyKey } from './lenderPolicy.ts'

export type RejectionReason = NonNullable<LeadStatus['rejection']>['reasons'][number]

/**
 * One condition on one answer. An answer that was not given fails `min` and `isOneOf`, and passes `max` and `isNot`.
 * Money in whole units of the country's currency.
 */
export type Criterion = {
  readonly path: LeadPath
  readonly reason: RejectionReason
  readonly min?: number
  readonly max?: number
  readonly isOneOf?: readonly AnswerValue[]
  readonly isNot?: AnswerValue
}

/**
 * `fail`: the lender's system is down, which counts as not asked; `silent`: no answer ever comes, and the lender is
 * given up after a while.
 */
export type Decision =
  | { readonly kind: 'criteria'; readonly criteria: readonly Criterion[] }
  | { readonly kind: 'agree' }
  | { readonly kind: 'decline'; readonly reasons: readonly RejectionReason[] }
  | { readonly kind: 'fail' }
  | { readonly kind: 'silent'; readonly givenUpAfterMs: number }

export type OfferState = StateOfKind<'offers'>

/** What a lender may still want from an applicant before it makes an offer. */
export type LenderRequirement =
  | Extract<StateName, 'MOBILE_VERIFICATION' | 'CHANGE_MOBILE_NUMBER'>
  | Exclude<LenderStepState, OfferState>

/** Shares of what was asked for; each becomes one offer within the limits of lender and product. */
export type OfferVariant = { readonly amountShare: number; readonly periodShare: number }

export type OfferTerms = {
  readonly state: OfferState
  readonly product: string
  readonly maxAmount: number
  readonly borrowingRatePercent: number
  /** Of the amount; paid with the instalments. */
  readonly feePercent: number
  readonly withdrawalDays: number
  readonly validDays: number
  readonly variants: readonly [OfferVariant, ...OfferVariant[]]
}

/** How a lender's system misbehaves; each is a scenario of the sandbox. */
export type Misbehaviour = {
  /** A second, other answer so long after the first one; the first one counts. */
  readonly answersAgainAfterMs?: number
  /** Once its offer is accepted: makes another one instead, or takes it back. */
  readonly afterAcceptance?: 'changes-offer' | 'withdraws'
}

export type Lender = Misbehaviour & {
  readonly key: string
  readonly name: string
  readonly country: CountryCode
  /** Lower tiers are asked first; within a tier in the order of the file. */
  readonly tier: number
  /** A lead that does not fit these is not shown to the lender at all. */
  readonly serves: readonly Criterion[]
  readonly decision: Decision
  /** Judged once everything it asks is answered, before its offer. */
  readonly onceAnswered?: readonly Criterion[]
  /** Until the first answer. */
  readonly answerMs: number
  /** After each further step of the applicant. */
  readonly followUpMs: number
  /** States it asks for, in this order; one that has nothing to ask is passed over. */
  readonly requires: readonly LenderRequirement[]
  /** Has what is known confirmed, so that no state it asks for is passed over. */
  readonly confirms?: true
  /** Answers it wants corrected in WNIOSEK_UZUPELNIENIE. */
  readonly doubts?: readonly { readonly path: LeadPath; readonly code: ErrorCode }[]
  /** Pictures it wants in ID_UPLOAD; all of them where left out. */
  readonly uploadSides?: readonly UploadSide[]
  /** Does not go on without pictures. */
  readonly needsUpload?: true
  /** What the states of consents show (policies/policies.ts). */
  readonly policies: readonly LenderPolicyKey[]
  readonly offer: OfferTerms | null
  readonly ending: Extract<StateName, 'ACCEPTED' | 'REDIRECTED' | 'THANK_YOU'>
  /** Shows what it is told before the applicant goes on at its own site (/smava). */
  readonly hasSummary?: true
  /** Where a REDIRECTED applicant goes on in production; the sandbox has a page of its own for every lender. */
  readonly redirectUrl: string
  /** Credit databases it asks, by name. */
  readonly databases: readonly string[]
}
