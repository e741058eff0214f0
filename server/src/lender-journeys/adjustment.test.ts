// An offer with another amount or period, which the lender has to compute: the request, and the offers with and without
// an answer.
import { describe, expect, it } from 'vitest'
import { buildRandomEvent, createRandomContext, eventChoices, startOfSequence } from '../testing/randomJourneyEvents.ts'
import { advanceJourney } from './advanceJourney.ts'
import { applyEvent } from './applyEvent.ts'
import { getExchange, type JourneyEvent } from './journeyEvents.ts'
import type { JourneyPosition } from './phases.ts'

const draft: JourneyPosition = { state: 'NONE', journey: null, dueAt: null }
const context = { ...createRandomContext(), at: new Date(startOfSequence) }
/** The lender does not answer. */
const silentContext = { ...context, gateway: { ...context.gateway, findDueEvent: () => null } }

const apply = (position: JourneyPosition, event: JourneyEvent) => {
  const change = applyEvent(position, event, context)
  if (change === null) throw new Error(`${event.kind} changes nothing`)
  return change
}
/** An event of this kind with the figures of `buildRandomEvent`, which are the same in each run. */
const buildEvent = (kind: (typeof eventChoices)[number], position: JourneyPosition) =>
  buildRandomEvent(eventChoices.indexOf(kind), 1, position)

const startOffer = (): JourneyPosition => {
  const submitted = apply(draft, buildEvent('submitted', draft))
  const event = buildEvent('offers', submitted)
  if (event.kind !== 'offers') throw new Error('No offers')
  return apply(submitted, { kind: 'offers', state: 'PROVIDENT_OFFER', offers: event.offers.slice(0, 1) })
}

describe('an adjustment', () => {
  it('is a request with the amount and the period, which the next offers answer', () => {
    const position = startOffer()
    const offerId = position.journey?.offers[0]?.id ?? ''
    const waiting = apply(position, { kind: 'adjustment-requested', offerId, amount: 2000, period: 12 })
    expect([waiting.state, waiting.journey?.awaitedResponse]).toEqual(['CHECKING', 'follow-up'])
    expect(waiting.requests.map(({ kind, journey }) => [kind, journey.adjustment])).toEqual([
      ['adjustment', { offerId, amount: 2000, period: 12 }],
    ])
    const answered = apply(waiting, { kind: 'offers', state: 'PROVIDENT_OFFER', offers: [] })
    expect(answered.journey).not.toHaveProperty('adjustment')
  })

  it('keeps the former offer when the lender does not answer, and ignores a later answer', () => {
    const position = startOffer()
    const [offer] = position.journey?.offers ?? []
    const waiting = apply(position, {
      kind: 'adjustment-requested',
      offerId: offer?.id ?? '',
      amount: 2000,
      period: 12,
    })
    if (waiting.journey === null || waiting.dueAt === null) throw new Error('The lead does not wait')
    const after = advanceJourney(waiting, waiting.dueAt, silentContext)
    expect([after.state, after.journey?.offers, after.dueAt]).toEqual(['PROVIDENT_OFFER', [offer], null])
    expect(after.requests).toEqual([])
    const late = { kind: 'offers', state: 'PROVIDENT_OFFER', offers: [] } as const
    expect(applyEvent(after, late, context, getExchange(waiting.journey))).toBeNull()
  })
})
