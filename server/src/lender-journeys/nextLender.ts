// Continues a submitted lead with the next lender of its plan, and what every transition needs and returns.
import type { StateName } from '@loan/domain/states'
import type { LenderProfile, LenderRequirement, RejectionReason } from '../lenders/lenderProfile.ts'
import type { LenderGateway, LenderRequestKind } from '../ports/lenderGateway.ts'
import type { LenderLogEntry, LenderJourney } from './journey.ts'
import type { JourneyPosition } from './phases.ts'

/** A request that a transition sends to a lender. */
export type LenderRequest = {
  readonly kind: LenderRequestKind
  readonly lender: LenderProfile
  /** The journey at the time of the request, whose current lender is `lender`. */
  readonly journey: LenderJourney
  /** The state that the request is about, such as the completed step. */
  readonly state: StateName
  /** The reference of the hand-over that completed the step; null for any other request. */
  readonly handOverReference: string | null
  /** The applicant completed the step without its pictures. */
  readonly withoutFiles?: true
  /** The end of the wait for the answer; null when no answer is expected. */
  readonly dueAt: Date | null
}

export type JourneyContext = {
  readonly at: Date
  readonly gateway: Pick<LenderGateway, 'findLender' | 'getWaitMs' | 'createReference'>
  /**
   * Whether the server may redirect to the lender's URL, to `redirectUrl` when it is given or, with a requirement, to
   * the URL of its provider.
   */
  readonly canRedirectTo: (target: RedirectTarget) => boolean
}

export type RedirectTarget = {
  readonly lender: LenderProfile
  readonly requirement?: LenderRequirement
  readonly redirectUrl?: string
}

export type JourneyChange = JourneyPosition & { readonly requests: readonly LenderRequest[] }

/** Adds an entry to the log of the journey. */
export const appendLogEntry = (
  journey: LenderJourney,
  kind: LenderLogEntry['kind'],
  at: Date,
  lender: LenderProfile | null,
): LenderJourney => ({
  ...journey,
  steps: [...journey.steps, { kind, at: at.toISOString(), ...(lender !== null && { lender: lender.name }) }],
})

export const addMs = (at: Date, ms: number): Date => new Date(at.getTime() + ms)

/** Sends the application to the next lender of the plan; rejects the lead when no lender is left. */
export const requestNextLender = (from: LenderJourney, context: JourneyContext): JourneyChange => {
  const { at, gateway } = context
  const {
    reference: _reference,
    redirectUrl: _redirectUrl,
    requirement: _requirement,
    adjustment: _adjustment,
    ...rest
  } = from
  const journey: LenderJourney = {
    ...rest,
    lenderIndex: from.lenderIndex + 1,
    exchangeNumber: 0,
    awaitedResponse: 'decision',
    offers: [],
    takenOfferId: null,
    offerWasChanged: false,
    handOver: null,
    debts: [],
  }
  const lender = gateway.findLender(journey)
  if (lender !== null) {
    const databases = [...new Set([...journey.databases, ...lender.databases])]
    const reference = gateway.createReference()
    const logged = appendLogEntry(journey, 'asking', at, lender)
    const requested = { ...logged, databases, ...(reference !== null && { reference }) }
    const dueAt = addMs(at, gateway.getWaitMs(journey, 'application'))
    const request = {
      kind: 'application',
      lender,
      journey: requested,
      state: 'CHECKING',
      handOverReference: null,
      dueAt,
    } as const
    return { state: 'CHECKING', journey: requested, dueAt, requests: [request] }
  }
  if (journey.lenderIndex < journey.plan.length) return requestNextLender(journey, context)
  const ended = appendLogEntry({ ...journey, awaitedResponse: 'nothing' }, 'none-left', at, null)
  const reasons: RejectionReason[] = ended.reasons.length === 0 ? ['not-served'] : ended.reasons
  return { state: 'REJECTED', journey: { ...ended, reasons }, dueAt: null, requests: [] }
}
