// The port to lenders. A gateway receives requests and delivers events; each has an adapter in `adapters`. Nothing of
// it calls an outside system: a request becomes a row of the outbox, which is sent outside any transaction.
import type { Offer } from '@loan/domain/contract/offer'
import type { LeadApplication, LeadPath } from '@loan/domain/lead/application'
import type { UploadSide } from '@loan/domain/lender-steps/documentSides'
import type { Debt } from '@loan/domain/lender-steps/debtList'
import type { Product } from '@loan/domain/products/product'
import type { ErrorCode } from '@loan/domain/rules/errorCodes'
import type { StateName } from '@loan/domain/states'
import type { CallingLender } from './callingLender.ts'
import type { LenderEvent, RequirementDetails } from './lenderEvent.ts'
import type { LenderProfile } from '../lenders/lenderProfile.ts'

export const lenderRequestKinds = [
  'application',
  'step-completed',
  'adjustment',
  'offer-accepted',
  'offers-declined',
  'withdrawn',
] as const

/**
 * `adjustment`: the applicant wants the offer for another amount or period. `withdrawn`: the applicant or the server no
 * longer waits for this lender.
 */
export type LenderRequestKind = (typeof lenderRequestKinds)[number]

/** The position of a lead in its plan of lenders. */
export type LenderPosition = {
  /** Tag of the sandbox scenario; null without one. */
  readonly scenario: string | null
  /** Keys of lenders. */
  readonly plan: readonly string[]
  readonly lenderIndex: number
  readonly requirement?: RequirementDetails | undefined
}

/**
 * What the lead waits for at its current lender: the decision, the next requirement (`follow-up`), the end after an
 * accepted offer (`confirmation`), or a second response to ignore.
 */
export type AwaitedResponse = 'decision' | 'follow-up' | 'confirmation' | 'second-response' | 'nothing'

/** A lead whose due time has passed. */
export type DueLead = {
  readonly journey: LenderPosition & {
    readonly awaitedResponse: AwaitedResponse
    readonly exchangeNumber: number
    readonly offers: readonly Offer[]
    readonly takenOfferId: string | null
    readonly offerWasChanged: boolean
  }
  readonly application: LeadApplication
  readonly product: Product
  /** The phone number that the applicant verified with a code; null when there is none. */
  readonly verifiedPhoneNumber: string | null
  readonly at: Date
}

/** A request to a lender, with the data that its content is made of. */
export type LenderRequestInput = {
  readonly request: {
    readonly kind: LenderRequestKind
    readonly lender: LenderProfile
    readonly journey: {
      readonly exchangeNumber: number
      readonly takenOfferId: string | null
      readonly adjustment?: RequestedAdjustment | undefined
      readonly debts: readonly Debt[]
      readonly reference?: string
    }
    /** The state that the request is about, such as the completed step. */
    readonly state: StateName
    /** Names the completed hand-over at its provider; null for any other request. */
    readonly handOverReference: string | null
    /** The end of the wait for the answer; null when no answer is expected. */
    readonly dueAt: Date | null
  }
  readonly application: LeadApplication
  readonly product: Product
  /** The consents that the applicant gave or withheld for this lender. */
  readonly consents: readonly LenderConsent[]
  /** The pictures that the lender may fetch; null when the request is about no pictures. */
  readonly files: OfferedFiles | null
  readonly now: Date
}

/** The amount and the period that the applicant wants instead of those of an offer. */
export type RequestedAdjustment = { readonly offerId: string; readonly amount: number; readonly period: number }

export type OfferedFiles = {
  readonly until: Date
  readonly files: readonly { readonly side: UploadSide; readonly mimeType: string; readonly bytes: number }[]
}

export type LenderConsent = {
  readonly key: string
  readonly version: string
  readonly locale: string
  readonly given: boolean
}

/** A row of the outbox (outbox/outboxRows.ts). */
export type OutgoingRequest = {
  readonly kind: string
  /** A UUID. */
  readonly key: string
  readonly content: string
  readonly expiresAt: Date
}

export type OfferAdjustment = {
  readonly position: LenderPosition
  readonly offer: Offer
  readonly amount: number
  readonly period: number
  readonly application: LeadApplication
  readonly product: Product
  /** The revision of the lead after the adjustment, for the id of the new offer. */
  readonly revision: number
  readonly now: Date
}

/** `asks-lender`: the lender answers a request with the offer. Null when the lender has no other offer. */
export type AdjustmentResult = Offer | 'asks-lender' | null

/** Scenarios replace the lenders' own decisions. Only the sandbox has them. */
export type LenderScenarios = {
  /** The tag that the application selects; null for none. */
  readonly findTag: (application: LeadApplication) => string | null
  /** The tag of the scenario that leads to a state; null for none. */
  readonly findStateTag: (state: StateName) => string | null
  /** Errors of the first submission. */
  readonly listSubmitErrors: (tag: string) => readonly { readonly path: LeadPath; readonly code: ErrorCode }[]
}

/** Finds the current lender of a lead; null before the first one, after the last one, and for a removed one. */
export type LenderFinder = { readonly findLender: (position: LenderPosition) => LenderProfile | null }

export type LenderGateway = LenderFinder & {
  /** All lenders, for lists of their names and logos. */
  readonly lenders: readonly LenderProfile[]
  /** Null when the gateway has none. */
  readonly scenarios: LenderScenarios | null
  /** Keys of the lenders that serve the lead, in the order of the requests. */
  readonly buildPlan: (product: Product, application: LeadApplication, scenario: string | null) => readonly string[]
  /**
   * A new random name of a lead at one lender, so that the lender does not learn the lead's id; null when none is
   * needed.
   */
  readonly createReference: () => string | null
  /** The time that the lead waits for the current lender's answer to a request. */
  readonly getWaitMs: (position: LenderPosition, request: LenderRequestKind) => number
  /**
   * True when a wait begins at the due time of the wait before it, so that the result is the same when the server
   * processes the end of a wait late. False when the server sends a request at the time of the processing.
   */
  readonly waitsFromDueTime: boolean
  /** The event of the current lender at the end of a wait; null when there is none. */
  readonly findDueEvent: (lead: DueLead) => LenderEvent | null
  /** The lenders that call this server. */
  readonly callers: readonly CallingLender[]
  /** The request for the outbox; null when the gateway sends none. */
  readonly buildRequest: (input: LenderRequestInput) => OutgoingRequest | null
  readonly adjustOffer: (adjustment: OfferAdjustment) => AdjustmentResult
}
