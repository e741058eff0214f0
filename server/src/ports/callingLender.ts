// A lender that calls this server: its events, and the pictures that it asks for. Part of the port to lenders.
import type { LeadApplication } from '@loan/domain/lead/application'
import type { UploadSide } from '@loan/domain/lender-steps/documentSides'
import type { Product } from '@loan/domain/products/product'
import type { SharedSecrets } from '../lib/signedBody.ts'
import type { LenderEvent } from './lenderEvent.ts'

/** The data against which a received event is validated. */
export type EventContext = {
  readonly product: Product
  readonly application: LeadApplication
  /** Whether the applicant has accepted an offer of the lender. */
  readonly isOfferAccepted: boolean
  readonly now: Date
}

/** A problem names the field of the call. It contains no value of it. */
export type CallProblem = { readonly problem: string }

/** A picture that a lender asks for. */
export type FileCall = {
  /** Names the call. A repeated call has another id. */
  readonly id: string
  readonly reference: string
  readonly side: UploadSide
}

export type LenderCall = {
  /** Names the event. A repeated event has the same id. */
  readonly id: string
  /** Names the lead at this lender. */
  readonly reference: string
  /** The number of the request that the event answers. */
  readonly exchange: number
  readonly toEvent: (context: EventContext) => LenderEvent | CallProblem
}

/** A lender that sends its events by calls to this server. */
export type CallingLender = {
  readonly key: string
  /** Sign the calls (lib/signedBody.ts). */
  readonly secrets: SharedSecrets
  readonly parseCall: (body: unknown) => LenderCall | CallProblem
  readonly parseFileCall: (body: unknown) => FileCall | CallProblem
}
