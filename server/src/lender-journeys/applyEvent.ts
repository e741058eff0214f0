// Applies one event to a submitted lead by the table of transitions. Pure: the caller saves the result and sends the
// requests.
import type { StateName } from '@loan/domain/states'
import { adjustableOfferState, type LenderProfile } from '../lenders/lenderProfile.ts'
import { applyContent } from './eventContent.ts'
import { guards } from './guards.ts'
import type { LenderJourney } from './journey.ts'
import { type Exchange, getExchange, isSameExchange, type JourneyEvent } from './journeyEvents.ts'
import { addMs, type JourneyChange, type JourneyContext, requestNextLender, withStep } from './nextLender.ts'
import { findPhase, isWaiting, type JourneyPosition, type Phase } from './phases.ts'
import { type Transition, transitions } from './transitions.ts'

type Applied = {
  readonly event: JourneyEvent
  readonly row: Transition
  readonly state: StateName
  readonly journey: LenderJourney
  readonly lender: LenderProfile | null
}

const nextByPhase: Readonly<Partial<Record<Phase, LenderJourney['next']>>> = {
  'awaiting-answer': 'decision',
  'awaiting-follow-up': 'ask',
  'awaiting-confirmation': 'ending',
}

/** The state of the lead in the phase that the event leads to. */
const resolveState = (event: JourneyEvent, to: Phase, current: StateName): StateName => {
  if (isWaiting(to)) return 'CHECKING'
  if (event.kind === 'partner-accepted' || event.kind === 'outcome-confirmed') return 'THANK_YOU'
  // The offer that the applicant wanted to change is shown again.
  if (to === 'offers' && event.kind === 'no-answer') return adjustableOfferState
  return 'state' in event ? event.state : current
}

/** The end of the wait in the new phase, and what the lead waits for until then. */
const computeWait = (
  { event, row, journey }: Applied,
  to: Phase,
  { at, gateway }: JourneyContext,
): { readonly next: LenderJourney['next']; readonly dueAt: Date | null } => {
  const next = nextByPhase[to]
  if (next !== undefined) return { next, dueAt: addMs(at, gateway.getWaitMs(journey, row.request ?? 'application')) }
  if (event.kind !== 'offers' || event.nextEventMs === undefined) return { next: 'nothing', dueAt: null }
  return { next: 'second-answer', dueAt: addMs(at, event.nextEventMs) }
}

const enterPhase = (applied: Applied, to: Phase, context: JourneyContext): JourneyChange => {
  const { event, row, state, lender } = applied
  const { next, dueAt } = computeWait(applied, to, context)
  const entered = { ...applied.journey, next, ...(isWaiting(to) && { handOver: null }) }
  const journey = row.record === undefined ? entered : withStep(entered, row.record, context.at, lender)
  const handOverReference = event.kind === 'step-completed' ? (applied.journey.handOver?.reference ?? null) : null
  const request =
    row.request === undefined || lender === null
      ? []
      : [{ kind: row.request, lender, journey, state, handOverReference, dueAt }]
  return { state: resolveState(event, to, state), journey, dueAt, requests: request }
}

const leaveLender = ({ row, state, journey, lender }: Applied, context: JourneyContext): JourneyChange => {
  const left = row.record === undefined ? journey : withStep(journey, row.record, context.at, lender)
  const request =
    row.request === undefined || lender === null
      ? []
      : [{ kind: row.request, lender, journey: left, state, handOverReference: null, dueAt: null }]
  const change = requestNextLender(left, context)
  return { ...change, requests: [...request, ...change.requests] }
}

/** Keeps a due time where only the data of the phase changes, as a second answer may be due. */
const stayInPhase = (position: JourneyPosition, journey: LenderJourney): JourneyChange => ({
  ...position,
  journey,
  requests: [],
})

const keepsPhase: readonly JourneyEvent['kind'][] = ['offer-adjusted', 'review-requested']

/**
 * Null when the event changes nothing: the table has no row for it in this phase, or it belongs to another exchange with
 * the lender. Without an exchange the event belongs to the current one.
 */
export const applyEvent = (
  position: JourneyPosition,
  event: JourneyEvent,
  context: JourneyContext,
  exchange?: Exchange,
): JourneyChange | null => {
  const journey = position.journey ?? (event.kind === 'submitted' ? event.journey : null)
  if (journey === null) return null
  if (exchange !== undefined && !isSameExchange(exchange, getExchange(journey))) return null
  const { state } = position
  const phase = findPhase(position)
  const lender = context.gateway.findLender(journey)
  const row = transitions.find(
    ({ event: kind, from, guard }) =>
      kind === event.kind &&
      from.includes(phase) &&
      (guard === undefined || guards[guard]({ event, state, journey, lender }, context)),
  )
  if (row === undefined) return null
  const changed = applyContent(journey, event)
  if (keepsPhase.includes(event.kind)) return stayInPhase(position, changed)
  const applied = { event, row, state, journey: changed, lender }
  return row.to === 'next-lender' ? leaveLender(applied, context) : enterPhase(applied, row.to, context)
}
