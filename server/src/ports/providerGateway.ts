// The port to providers of hand-overs: bank links and card checks. It has adapters in `adapters/http-provider` and
// `adapters/sandbox`.
import type { HandOverOutcome } from '@loan/domain/lender-steps/handOver'
import type { StateOfKind } from '@loan/domain/lender-steps/lenderSteps'
import type { SharedSecrets } from '../lib/signedBody.ts'

export type HandOverStep = StateOfKind<'hand-over'>

export type Provider = {
  readonly name: string
  /** The page that the applicant is redirected to; the server adds the reference of the hand-over. */
  readonly url: string
  /** The amount charged and refunded to check a card, in units of the country's currency. */
  readonly chargeAmount?: number
}

export type ReturnedHandOver = {
  readonly step: HandOverStep
  /** The random reference of the hand-over. */
  readonly reference: string
  /** The outcome in the return URL, which passed through the browser of the applicant. */
  readonly claimed: HandOverOutcome
  /** The W3C trace of the call that asks for the outcome. */
  readonly traceparent: string
}

/** A provider that calls this server when a hand-over ends. */
export type CallingProvider = {
  readonly step: HandOverStep
  /** Names the provider in the address of its calls. */
  readonly key: string
  /** Sign the calls (lib/signedBody.ts). */
  readonly secrets: SharedSecrets
}

export type ProviderGateway = {
  /** Null for a step without a provider: a lender that requires it is skipped. */
  readonly findProvider: (step: HandOverStep) => Provider | null
  /**
   * The outcome of a hand-over. A network call: do not call it inside a transaction. Throws GatewayError when the
   * provider gives no outcome, or has none yet.
   */
  readonly readOutcome: (handOver: ReturnedHandOver) => Promise<HandOverOutcome>
  readonly callers: readonly CallingProvider[]
}
