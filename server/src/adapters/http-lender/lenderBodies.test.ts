// Random bodies of lenders, mostly valid: none makes the translation throw, and what it accepts can be stored and
// shown. BODY_RUNS sets their number.
import { offerSchema } from '@loan/domain/contract/offer'
import { product } from '@loan/domain/products/tukan-pl'
import fc from 'fast-check'
import * as v from 'valibot'
import { expect, it } from 'vitest'
import { applyEventContent } from '../../lender-journeys/eventContent.ts'
import { createJourney, journeySchema, toStoredJourney } from '../../lender-journeys/journey.ts'
import { anna } from '../../testing/personas.ts'
import { buildOffers } from '../../lenders/buildOffers.ts'
import { lenders } from '../../sandbox/lenders.ts'
import { createHttpLenders } from './httpLenders.ts'
import { readLenderFile } from './lenderFile.ts'
import { productionEnvironment } from '../../testing/production.ts'

const runs = Number(process.env['BODY_RUNS'] ?? '5000')
const [caller] = createHttpLenders(readLenderFile(productionEnvironment.LENDERS_FILE, productionEnvironment)).callers
const context = { product, application: anna.answers, isOfferAccepted: true, now: new Date('2026-11-20T09:00:00Z') }

/** An offer of the sandbox, as a lender would send it. */
const [sandboxOffer] = buildOffers({
  lender: lenders.find(({ key }) => key === 'polanka') ?? lenders[0] ?? expect.fail('no lender'),
  product,
  application: { amount: 3000, period: 90 },
  today: '2026-11-20',
  now: context.now,
})
const {
  lender: _lender,
  changed: _changed,
  adjustable: _adjustable,
  ...fixedOffer
} = sandboxOffer ?? expect.fail('no offer')
const adjustable = { amount: { min: 1000, max: 4000, step: 100 }, period: { min: 61, max: 90, step: 1 } }

const validEvents: readonly object[] = [
  { kind: 'requires-step', step: 'ID_UPLOAD', sides: ['front'], isRequired: true },
  { kind: 'requires-step', step: 'WNIOSEK_UZUPELNIENIE', answers: ['personalDetails.lastName'] },
  { kind: 'requires-step', step: 'MARITAL_DETAILS', confirm: true },
  { kind: 'offers', offers: [fixedOffer], screen: 'COFIDIS_OFFER' },
  { kind: 'offers', offers: [{ ...fixedOffer, adjustable }] },
  { kind: 'changes-offer', offer: fixedOffer },
  { kind: 'declines', reasons: ['income'] },
  { kind: 'redirects', url: 'https://one.example/x' },
  { kind: 'takes-over' },
  { kind: 'accepts' },
  { kind: 'withdraws' },
  { kind: 'fails' },
]

const values = fc.oneof(
  fc.anything(),
  fc.double(),
  fc.integer({ min: -10, max: 5000 }),
  fc.constantFrom(
    '2026-12-20',
    '2027-02-31',
    '2026-12-20T10:00:00Z',
    '2026-12-20T10:00:00+01',
    '2026-12-20 10:00:00 +0100',
    '',
    '\u0000',
    1e308,
    -0,
    1e-7,
    Number.MAX_SAFE_INTEGER,
  ),
)

/** Replaces one field at any depth. */
const corrupt = (value: unknown): fc.Arbitrary<unknown> => {
  if (typeof value !== 'object' || value === null || Object.keys(value).length === 0) return values
  const entries: readonly (readonly [string, unknown])[] = Object.entries(value)
  const changed = fc
    .nat({ max: entries.length - 1 })
    .chain((index) =>
      corrupt(entries[index]?.[1]).map((inner) =>
        entries.map(([key, old], at): readonly [string, unknown] => [key, at === index ? inner : old]),
      ),
    )
    .map((all): unknown => (Array.isArray(value) ? all.map(([, inner]) => inner) : Object.fromEntries(all)))
  return fc.oneof({ weight: 5, arbitrary: changed }, { weight: 1, arbitrary: values })
}

const bodies = fc.constantFrom(...validEvents).chain((event) => {
  const body = { id: 'event-1', reference: 'reference', exchange: 0, event }
  return fc.oneof({ weight: 1, arbitrary: fc.constant<unknown>(body) }, { weight: 6, arbitrary: corrupt(body) })
})

it('rejects a corrupted body with its field, or parses an event that the journey can store', () => {
  const outcomes = new Set<string>()
  fc.assert(
    fc.property(bodies, (body) => {
      const call = caller?.parseCall(body)
      if (call === undefined || 'problem' in call) {
        outcomes.add('invalid')
        return
      }
      const event = call.toEvent(context)
      outcomes.add('problem' in event ? 'rejected' : event.kind)
      if ('problem' in event) return
      v.parse(journeySchema, toStoredJourney(applyEventContent(createJourney(null, ['modrzew'], null), event)))
      const offers = event.kind === 'offers' ? event.offers : []
      for (const offer of offers) {
        v.parse(offerSchema, offer)
        expect(new Date(offer.validUntil).toISOString()).toBe(offer.validUntil)
      }
    }),
    { numRuns: runs },
  )
  expect([...outcomes].toSorted()).toEqual(
    expect.arrayContaining([
      'changes-offer',
      'declines',
      'ends',
      'fails',
      'invalid',
      'offers',
      'rejected',
      'requires-step',
      'withdraws',
    ]),
  )
})

it.each([
  ['firstPaymentAt', '2026-02-31', '2026-02-28'],
  ['validUntil', '2026-02-31T10:00:00Z', '2026-02-28T10:00:00Z'],
  ['validUntil', '2026-12-20T10:00:00+01', '2026-12-20T10:00:00+01:00'],
])('names %s when it is %s, which is no day or time', (field, absent, real) => {
  const listProblems = (day: string): string => {
    const event = { kind: 'offers', offers: [{ [field]: day }] }
    const call = caller?.parseCall({ id: 'event-1', reference: 'x', exchange: 0, event })
    return call !== undefined && 'problem' in call ? call.problem : ''
  }
  expect(listProblems(absent)).toContain(`event.offers.0.${field}`)
  expect(listProblems(real)).not.toContain(`event.offers.0.${field}`)
})
