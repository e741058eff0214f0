// What a sandbox lender is: whom it serves, how it decides, what more it asks and where it ends. All of it data:
// nothing outside this folder asks which lender it is.
import type { CountryCode } from '@loan/domain/countries/country'
import type { LeadStatus } from '@loan/domain/contract/lead'
import type { AnswerValue } from '@loan/domain/lead/answers'
import type { LeadPath } from '@loan/domain/lead/application'
import type { StateName } from '@loan/domain/states'
import type { LenderPolicyKey } from '../policies/policyText.ts'

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

/** `fail`: the lender's system does not answer, which counts as not asked. */
export type Decision =
  | { readonly kind: 'criteria'; readonly criteria: readonly Criterion[] }
  | { readonly kind: 'agree' }
  | { readonly kind: 'decline'; readonly reasons: readonly RejectionReason[] }
  | { readonly kind: 'fail' }

/** What a lender may still want from an applicant before it makes an offer. */
export type LenderAsk = Extract<StateName, 'MOBILE_VERIFICATION' | 'POLICY_CONSENTS'>

export type OfferState = Extract<StateName, 'PROFICREDIT_OFFER' | 'IPFD_OFFER_CHOICE'>

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

export type Lender = {
  readonly key: string
  readonly name: string
  readonly country: CountryCode
  /** Lower tiers are asked first; within a tier in the order of the file. */
  readonly tier: number
  /** A lead that does not fit these is not shown to the lender at all. */
  readonly serves: readonly Criterion[]
  readonly decision: Decision
  /** Until the first answer. */
  readonly answerMs: number
  /** After each further step of the applicant. */
  readonly followUpMs: number
  readonly asks: readonly LenderAsk[]
  /** What POLICY_CONSENTS shows (policies/policies.ts). */
  readonly policies: readonly LenderPolicyKey[]
  readonly offer: OfferTerms | null
  readonly ending: Extract<StateName, 'ACCEPTED' | 'REDIRECTED'>
  /** Where a REDIRECTED applicant goes on in production; the sandbox has a page of its own for every lender. */
  readonly redirectUrl: string
  /** Credit databases it asks, by name. */
  readonly databases: readonly string[]
}
