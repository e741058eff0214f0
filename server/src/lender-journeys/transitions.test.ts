// Properties of the table of transitions, over 20,000 random sequences of events with duplicates, and 100,000 with
// `WIDE=1`. JOURNEY_RUNS sets another number of sequences, JOURNEY_SEED repeats a run.
import { isDeepStrictEqual } from 'node:util'
import fc from 'fast-check'
import * as v from 'valibot'
import { expect, it } from 'vitest'
import { buildRandomEvent, createRandomContext, eventChoices, startOfSequence } from '../testing/randomJourneyEvents.ts'
import { advanceJourney, isDue } from './advanceJourney.ts'
import { applyEvent } from './applyEvent.ts'
import { journeySchema, toStoredJourney } from './journey.ts'
import { type LenderExchange, getExchange, type JourneyEvent } from './journeyEvents.ts'
import { findPhase, isForApplicant, isWaiting, type JourneyPosition } from './phases.ts'

const runs = Number(process.env['JOURNEY_RUNS'] ?? (process.env['WIDE'] === '1' ? 100_000 : 20_000))
type Envelope = { readonly event: JourneyEvent; readonly exchange: LenderExchange | undefined; readonly at: Date }
const draft: JourneyPosition = { state: 'NONE', journey: null, dueAt: null }

const assertLegal = (
  position: JourneyPosition,
  before: JourneyPosition,
  gateway: ReturnType<typeof createRandomContext>['gateway'],
): void => {
  const { state, journey, dueAt } = position
  if (journey === null) throw new Error('A submitted lead has a journey')
  const phase = findPhase(position)
  if (phase === 'draft') throw new Error(`A submitted lead is in ${state}`)
  if (isWaiting(phase) !== (state === 'CHECKING')) throw new Error(`${phase} in ${state}`)
  if (
    isWaiting(phase) &&
    (dueAt === null || !['decision', 'follow-up', 'confirmation'].includes(journey.awaitedResponse))
  )
    throw new Error('A lead waits for its lender without a due time')
  if ((isWaiting(phase) || isForApplicant(phase)) && gateway.findLender(journey) === null)
    throw new Error(`${phase} without a lender`)
  if (phase === 'offers' && journey.offers.length === 0) throw new Error('There is nothing to accept')
  if ((phase === 'awaiting-answer' || phase === 'rejected') && journey.offers.length > 0)
    throw new Error('A lead has the offers of a lender that it left')
  if (phase === 'rejected' && (journey.lenderIndex < journey.plan.length || journey.reasons.length === 0))
    throw new Error('The lead is rejected before the last lender, or without a reason')
  if (journey.takenOfferId !== null && !journey.offers.some(({ id }) => id === journey.takenOfferId))
    throw new Error('The accepted offer is no offer of the lead')
  if (
    before.journey !== null &&
    (journey.lenderIndex < before.journey.lenderIndex || journey.steps.length < before.journey.steps.length)
  )
    throw new Error('The journey went back')
}

/** The final position. With `duplicates` an earlier event that changed the lead is repeated after each event. */
const runSequence = (codes: readonly number[], duplicates: readonly number[]): JourneyPosition => {
  const context = createRandomContext()
  const sent: Envelope[] = []
  let position = draft
  let time = startOfSequence
  const apply = (envelope: Envelope, isDuplicate: boolean): void => {
    const { event, exchange, at } = envelope
    const change = applyEvent(position, event, { ...context, at }, exchange)
    if (change === null) return
    if (!isDuplicate) sent.push(envelope)
    const { requests: _requests, ...next } = change
    assertLegal(next, position, context.gateway)
    if (isDuplicate && !isDeepStrictEqual(next, position)) throw new Error(`A repeated ${event.kind} changes the lead`)
    position = next
  }
  apply(
    { event: buildRandomEvent(eventChoices.indexOf('submitted'), 0, draft), exchange: undefined, at: new Date(time) },
    false,
  )
  for (const [index, code] of codes.entries()) {
    time += 100
    const envelope: Envelope = {
      event: buildRandomEvent(code, index, position),
      exchange: position.journey === null ? undefined : getExchange(position.journey),
      at: new Date(time),
    }
    apply(envelope, false)
    const repeated = sent[(duplicates[index] ?? 0) % sent.length]
    if (repeated !== undefined && duplicates.length > 0) apply(repeated, true)
  }
  return position
}

/** Every lead ends when its lenders stop to answer and its applicant only skips. */
const assertEnds = (from: JourneyPosition): void => {
  const context = createRandomContext()
  let position = from
  for (let rounds = 0; ; rounds += 1) {
    const phase = findPhase(position)
    if (phase === 'ended' || phase === 'rejected') return
    if (rounds > 20) throw new Error(`The lead is stuck in ${phase}`)
    const now = position.dueAt ?? new Date(startOfSequence)
    if (isWaiting(phase) && !isDue(position, now, context.gateway)) throw new Error('A wait has no end')
    position = isWaiting(phase)
      ? advanceJourney(position, now, context)
      : (applyEvent(position, { kind: 'lender-skipped' }, { ...context, at: now }) ?? position)
  }
}

const seed = Number(process.env['JOURNEY_SEED'] ?? Date.now() % 2 ** 31)

it(`leads to no illegal state and to no stuck lead, and ignores duplicates wherever they arrive (seed ${seed})`, () => {
  const reached = new Set<string>()
  const code = fc.nat(1_000_000)
  fc.assert(
    fc.property(
      fc.array(code, { maxLength: 24, size: 'max' }),
      fc.array(code, { minLength: 1, maxLength: 24, size: 'max' }),
      (codes, duplicates) => {
        const position = runSequence(codes, [])
        reached.add(findPhase(position))
        if (!isDeepStrictEqual(runSequence(codes, duplicates), position))
          throw new Error('Duplicates change the result')
        if (position.journey === null) throw new Error('A submitted lead has a journey')
        expect(v.parse(journeySchema, toStoredJourney(position.journey))).toEqual(position.journey)
        assertEnds(position)
      },
    ),
    { numRuns: runs, seed },
  )
  // The sequences are of no use when they do not reach every phase.
  expect([...reached].toSorted()).toEqual([
    'applicant-step',
    'awaiting-answer',
    'awaiting-confirmation',
    'awaiting-follow-up',
    'ended',
    'offers',
    'rejected',
  ])
}, 300_000)
