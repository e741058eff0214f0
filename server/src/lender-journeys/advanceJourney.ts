// Applies the events that are due: of the gateway, and of the server when a lender has not answered or was removed.
// Pure, so that a run after a restart has the same result as one before it.
import type { LeadApplication } from '@loan/domain/lead/application'
import type { Product } from '@loan/domain/products/product'
import type { LenderFinder, LenderGateway } from '../ports/lenderGateway.ts'
import { applyEvent } from './applyEvent.ts'
import type { LenderJourney } from './journey.ts'
import type { JourneyEvent } from './journeyEvents.ts'
import type { JourneyChange, JourneyContext } from './nextLender.ts'
import { findPhase, isForApplicant, isWaiting, type JourneyPosition } from './phases.ts'

export type AdvanceContext = Omit<JourneyContext, 'at' | 'gateway'> & {
  readonly gateway: Pick<
    LenderGateway,
    'findLender' | 'getWaitMs' | 'createReference' | 'findDueEvent' | 'waitsFromDueTime'
  >
  readonly application: LeadApplication
  readonly product: Product
  /** The phone number that the applicant verified with a code; null when there is none. */
  readonly verifiedPhoneNumber: string | null
}

/** Whether the lead is in a step of a lender that was removed since. */
const isOrphaned = (position: JourneyPosition, { findLender }: LenderFinder): boolean =>
  position.journey !== null && isForApplicant(findPhase(position)) && findLender(position.journey) === null

export const isDue = (position: JourneyPosition, now: Date, finder: LenderFinder): boolean =>
  (position.dueAt !== null && position.dueAt <= now) || isOrphaned(position, finder)

type SubmittedPosition = JourneyPosition & { readonly journey: LenderJourney }

type EventTime = { readonly at: Date }

/** The event at the end of a wait; null when nothing follows. */
const findDueEvent = (
  position: SubmittedPosition,
  { gateway, application, product, verifiedPhoneNumber, at }: AdvanceContext & EventTime,
): JourneyEvent | null => {
  const { journey } = position
  if (gateway.findLender(journey) === null) return { kind: 'lender-removed' }
  const event = gateway.findDueEvent({ journey, application, product, verifiedPhoneNumber, at })
  return event ?? (isWaiting(findPhase(position)) ? { kind: 'no-answer' } : null)
}

const endWait = (position: SubmittedPosition): JourneyChange => ({
  ...position,
  journey: { ...position.journey, awaitedResponse: 'nothing' },
  dueAt: null,
  requests: [],
})

/** An event without a row ends the lender's request, because a lead that waits for its lender has to continue. */
const applyDueEvent = (position: SubmittedPosition, context: AdvanceContext & EventTime): JourneyChange => {
  const event = findDueEvent(position, context)
  const change = event === null ? null : applyEvent(position, event, context)
  if (change !== null) return change
  const failure = isWaiting(findPhase(position)) ? applyEvent(position, { kind: 'fails' }, context) : null
  return failure ?? endWait(position)
}

/** Applies every event that is due by `now`, each at the end of its wait (`waitsFromDueTime`), or now. */
export const advanceJourney = (position: JourneyPosition, now: Date, context: AdvanceContext): JourneyChange => {
  const { journey, dueAt } = position
  if (journey === null || !isDue(position, now, context.gateway)) return { ...position, requests: [] }
  const isRemoved = isOrphaned(position, context.gateway)
  const at = !isRemoved && dueAt !== null && context.gateway.waitsFromDueTime ? dueAt : now
  const change = isRemoved
    ? applyEvent(position, { kind: 'lender-removed' }, { ...context, at })
    : applyDueEvent({ ...position, journey }, { ...context, at })
  if (change === null) return { ...position, requests: [] }
  const { requests, ...next } = change
  const rest = advanceJourney(next, now, context)
  return { ...rest, requests: [...requests, ...rest.requests] }
}
