// The stored journey: this release reads rows of earlier and later releases, and an earlier one reads its rows.
import { customerDebts } from '@loan/domain/contract/lenderSteps'
import { lenderLogKinds } from '@loan/domain/contract/statusFields'
import { offerSchema } from '@loan/domain/contract/offer'
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { createSandboxLenders } from '../adapters/sandbox/sandboxLenders.ts'
import { anna } from '../testing/personas.ts'
import { advanceJourney } from './advanceJourney.ts'
import { applyEvent } from './applyEvent.ts'
import { createJourney, journeySchema, type LenderJourney, toStoredJourney } from './journey.ts'
import { findPhase, type JourneyPosition } from './phases.ts'

/** The schema of the release before the table of transitions, which rejects unknown keys. */
const previousSchema = v.strictObject({
  scenario: v.nullable(v.string()),
  plan: v.array(v.string()),
  place: v.number(),
  asksDone: v.number(),
  next: v.picklist(['decision', 'ask', 'ending', 'second-answer', 'nothing']),
  steps: v.array(
    v.strictObject({ kind: v.picklist(lenderLogKinds), lender: v.exactOptional(v.string()), at: v.string() }),
  ),
  offers: v.array(offerSchema),
  takenOfferId: v.nullable(v.string()),
  reasons: v.array(v.picklist(['income', 'debts', 'credit-history', 'amount', 'identity', 'not-served'])),
  databases: v.array(v.string()),
  reviewRequested: v.boolean(),
  hasChanged: v.optional(v.boolean(), false),
  handOver: v.optional(
    v.nullable(v.strictObject({ reference: v.string(), outcome: v.nullable(v.picklist(['failed'])) })),
    null,
  ),
  debts: v.optional(v.array(customerDebts.body.entries.debts.item), []),
  clientHash: v.optional(v.nullable(v.string()), null),
})

const at = new Date('2026-11-20T10:00:00Z')
const gateway = createSandboxLenders({ hasScenarios: true })
const context = {
  gateway,
  canRedirectTo: () => true,
  application: anna.answers,
  product: anna.product,
  verifiedPhoneNumber: null,
}

/** The positions of a lead whose applicant completes every step and accepts every offer. */
const listPositions = (scenario: string | null): readonly JourneyPosition[] => {
  const journey = createJourney(scenario, gateway.buildPlan(anna.product, anna.answers, scenario), null)
  const listed: JourneyPosition[] = []
  let current: JourneyPosition | null = applyEvent(
    { state: 'NONE', journey: null, dueAt: null },
    { kind: 'submitted', journey },
    { ...context, at },
  )
  while (current !== null && listed.length < 20) {
    const { state, journey: stored, dueAt } = current
    listed.push({ state, journey: stored, dueAt })
    const offerId = stored?.offers[0]?.id
    const isOffered = offerId !== undefined && stored?.takenOfferId === null
    const event = isOffered ? ({ kind: 'offer-accepted', offerId } as const) : ({ kind: 'step-completed' } as const)
    current = dueAt === null ? applyEvent(current, event, { ...context, at }) : advanceJourney(current, dueAt, context)
  }
  return listed
}

const toJson = (journey: LenderJourney): unknown => JSON.parse(JSON.stringify(toStoredJourney(journey)))

describe('a stored journey', () => {
  it.each([null, 'full', 'changes-mind', 'vanishes', 'answers-twice', 'smava', 'rejected', 'customer-debts'])(
    'of a sandbox lead has only keys that the previous release reads (scenario %s)',
    (scenario) => {
      const positions = listPositions(scenario)
      expect(positions.length).toBeGreaterThan(1)
      expect(['ACCEPTED', 'REJECTED', 'REDIRECTED']).toContain(positions.at(-1)?.state)
      for (const { journey } of positions) {
        if (journey === null) throw new Error('A submitted lead has a journey')
        const stored = toJson(journey)
        expect(v.parse(previousSchema, stored)).toEqual(stored)
        expect(v.parse(journeySchema, stored)).toEqual(journey)
      }
    },
  )

  it('of an older release gets the defaults of keys that it did not have', () => {
    const {
      hasChanged: _changed,
      handOver: _handOver,
      debts: _debts,
      clientHash: _hash,
      ...old
    } = toStoredJourney(createJourney(null, ['a'], 'h'))
    expect(v.parse(journeySchema, old)).toEqual({ ...createJourney(null, ['a'], 'h'), clientHash: null })
  })

  it('of a newer release keeps its unknown keys', () => {
    const newer = { ...toStoredJourney(createJourney(null, ['a'], null)), later: { key: 1 } }
    const parsed = v.parse(journeySchema, newer)
    expect(parsed).toEqual({ ...createJourney(null, ['a'], null), later: { key: 1 } })
    expect(toStoredJourney(parsed)).toEqual(newer)
  })

  it.each([
    ['awaiting-answer', 'decision', 'decision'],
    ['awaiting-follow-up', 'follow-up', 'ask'],
    ['awaiting-confirmation', 'confirmation', 'ending'],
  ] as const)('in the phase %s has the response %s under the name %s', (phase, awaitedResponse, next) => {
    const journey = { ...createJourney(null, ['a'], null), lenderIndex: 0, exchangeNumber: 2, awaitedResponse }
    const stored = toStoredJourney(journey)
    expect(stored).toMatchObject({ place: 0, asksDone: 2, next, hasChanged: false })
    expect(findPhase({ state: 'CHECKING', journey: v.parse(journeySchema, stored) })).toBe(phase)
  })

  it('may have unknown keys in its steps, offers and hand-over', () => {
    const [offered] = listPositions('offer').filter(({ journey }) => (journey?.offers.length ?? 0) > 0)
    const journey = offered?.journey
    if (journey === null || journey === undefined) throw new Error('No offer')
    const [offer] = journey.offers
    const newer = {
      ...toStoredJourney(journey),
      steps: journey.steps.map((step) => ({ ...step, later: 1 })),
      offers: [
        {
          ...offer,
          later: 1,
          period: { ...offer?.period, later: 1 },
          lender: { ...offer?.lender, later: 1 },
        },
      ],
      handOver: { reference: 'r', outcome: null, later: 1 },
    }
    expect(v.parse(journeySchema, newer)).toEqual({
      ...journey,
      offers: [offer],
      handOver: { reference: 'r', outcome: null },
    })
  })
})
