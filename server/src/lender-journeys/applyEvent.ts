// Applies one event to a submitted lead by the table of transitions. Pure: the caller saves the result and sends the
// requests.
import type { StateName } from '@loan/domain/states'
import type { LenderProfile } from '../lenders/lenderProfile.ts'
import { applyEventContent } from './eventContent.ts'
import { guards } from './guards.ts'
import type { AwaitedResponse } from '../ports/lenderGateway.ts'
import type { LenderJourney } from './journey.ts'
import { type LenderExchange, getExchange, isSameExchange, type JourneyEvent } from './journeyEvents.ts'
import { addMs, type JourneyChange, type JourneyContext, requestNextLender, appendLogEntry } from './nextLender.ts'
import { findPhase, findAwaitedResponse, isWaiting, type JourneyPosition, type Phase } from './phases.ts'
import { type Transition, transitions } from './transitions.ts'

type AppliedTransition = Pick<JourneyPosition, 'state' | 'dueAt'> & {
  readonly event: JourneyEvent
  readonly row: Transition
  readonly journey: LenderJourney
  readonly lender: LenderProfile | null
}

const resolveState = ({ event, row, state }: AppliedTransition): StateName => {
  if (row.state !== 'of-event') return row.state ?? state
  if (!('state' in event)) throw new Error(`The event ${event.kind} names no state`)
  return event.state
}

/** The end of the wait in the new phase, and what the lead waits for until then. */
const computeWait = (
  { event, row, journey, dueAt }: AppliedTransition,
  to: Phase,
  { at, gateway }: JourneyContext,
): { readonly awaitedResponse: AwaitedResponse; readonly dueAt: Date | null } => {
  if (row.keepsWait === true) return { awaitedResponse: journey.awaitedResponse, dueAt }
  const awaitedResponse = findAwaitedResponse(to)
  if (awaitedResponse !== undefined)
    return { awaitedResponse, dueAt: addMs(at, gateway.getWaitMs(journey, row.request ?? 'application')) }
  if (event.kind !== 'offers' || event.nextEventMs === undefined) return { awaitedResponse: 'nothing', dueAt: null }
  return { awaitedResponse: 'second-response', dueAt: addMs(at, event.nextEventMs) }
}

const enterPhase = (applied: AppliedTransition, to: Phase, context: JourneyContext): JourneyChange => {
  const { event, row, state, lender } = applied
  const { awaitedResponse, dueAt } = computeWait(applied, to, context)
  const entered = { ...applied.journey, awaitedResponse, ...(isWaiting(to) && { handOver: null }) }
  const journey = row.logEntry === undefined ? entered : appendLogEntry(entered, row.logEntry, context.at, lender)
  const handOverReference = event.kind === 'step-completed' ? (applied.journey.handOver?.reference ?? null) : null
  const withoutFiles = event.kind === 'step-completed' && event.withoutFiles === true
  const request =
    row.request === undefined || lender === null
      ? []
      : [
          {
            kind: row.request,
            lender,
            journey,
            state,
            handOverReference,
            ...(withoutFiles && { withoutFiles }),
            dueAt,
          },
        ]
  return { state: resolveState(applied), journey, dueAt, requests: request }
}

const leaveLender = ({ row, state, journey, lender }: AppliedTransition, context: JourneyContext): JourneyChange => {
  const left = row.logEntry === undefined ? journey : appendLogEntry(journey, row.logEntry, context.at, lender)
  const request =
    row.request === undefined || lender === null
      ? []
      : [{ kind: row.request, lender, journey: left, state, handOverReference: null, dueAt: null }]
  const change = requestNextLender(left, context)
  return { ...change, requests: [...request, ...change.requests] }
}

/**
 * Null when the event changes nothing: the table has no row for it in this phase, or it belongs to another exchange
 * with the lender. Without an exchange the event belongs to the current one.
 */
export const applyEvent = (
  position: JourneyPosition,
  event: JourneyEvent,
  context: JourneyContext,
  exchange?: LenderExchange,
): JourneyChange | null => {
  const journey = position.journey ?? (event.kind === 'submitted' ? event.journey : null)
  if (journey === null) return null
  if (exchange !== undefined && !isSameExchange(exchange, getExchange(journey))) return null
  const { state, dueAt } = position
  const phase = findPhase(position)
  const lender = context.gateway.findLender(journey)
  const row = transitions.find(
    ({ event: kind, from, guard }) =>
      kind === event.kind &&
      from.includes(phase) &&
      (guard === undefined || guards[guard]({ event, state, journey, lender }, context)),
  )
  if (row === undefined) return null
  const applied = { event, row, state, dueAt, journey: applyEventContent(journey, event), lender }
  return row.to === 'next-lender' ? leaveLender(applied, context) : enterPhase(applied, row.to, context)
}
