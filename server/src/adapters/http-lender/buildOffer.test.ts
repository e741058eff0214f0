// The figures of a received offer fit each other and the product.
import { product } from '@loan/domain/products/tukan-pl'
import { describe, expect, it } from 'vitest'
import { buildOffers } from '../../lenders/buildOffers.ts'
import { buildRepaymentPlan } from '../../lenders/repaymentPlan.ts'
import { lenders } from '../../sandbox/lenders.ts'
import { buildOffer, findOfferProblem, toLenderOfferId } from './buildOffer.ts'

const now = new Date('2026-11-20T09:00:00Z')
const lender = { key: 'one', name: 'One' }
const context = { product, lender, now, exchange: 0, isChanged: false }

/** An offer of the sandbox, as a lender would send it. */
const [sandboxOffer] = buildOffers({
  lender: lenders.find(({ key }) => key === 'polanka') ?? lenders[0] ?? expect.fail('no lender'),
  product,
  application: { amount: 3000, period: 90 },
  today: '2026-11-20',
  now,
})
if (sandboxOffer === undefined) throw new Error('no offer')
const { lender: _lender, adjustable: _adjustable, changed: _changed, ...offer } = sandboxOffer

const adjustable = { amount: { min: 1000, max: 4000, step: 100 }, period: { min: 61, max: 90, step: 1 } }

describe('a received offer', () => {
  it('is valid when its figures fit, and gets an id of its lender', () => {
    expect(findOfferProblem(offer, context)).toBeNull()
    const built = buildOffer(offer, context)
    expect(built).toMatchObject({ id: `one-${offer.id}`, lender, adjustable: null, changed: false })
    expect(buildRepaymentPlan(built, 100).rows).toHaveLength(offer.instalments.count)
  })

  it('has another id in each exchange, from which this release and older ones read the id of the lender', () => {
    const ids = [0, 1, 2, 26].map((exchange) => buildOffer(offer, { ...context, exchange }).id)
    expect(new Set(ids).size).toBe(ids.length)
    for (const id of ids) expect([toLenderOfferId('one', id), id.slice('one-'.length)]).toEqual([offer.id, offer.id])
  })

  it('is valid without interest, when the sum of its decimals is not exact', () => {
    const instalments = { count: offer.instalments.count, amount: 333.55 }
    const figures = { amount: 1000.45, fees: 0.2, totalPayable: 1000.65, borrowingRatePercent: 0, aprPercent: 0.1 }
    expect([figures.amount + figures.fees > figures.totalPayable, instalments.count]).toEqual([true, 3])
    expect(findOfferProblem({ ...offer, ...figures, instalments }, context)).toBeNull()
  })

  it.each([
    [{ amount: product.amount.max + 100 }, 'amount'],
    [
      { adjustable: { ...adjustable, amount: { min: 1000, max: product.amount.max + 100, step: 100 } } },
      'adjustable.amount',
    ],
    [{ adjustable: { ...adjustable, amount: { min: 1050, max: 4050, step: 100 } } }, 'adjustable.amount'],
    [{ adjustable: { ...adjustable, period: { min: 61, max: 89, step: 1 } } }, 'adjustable.period'],
    [{ amount: 0 }, 'amount'],
    [{ fees: 0.001 }, 'amount'],
    [{ period: { length: product.period.max + 1, scale: 'days' as const } }, 'period'],
    [{ period: { length: 3, scale: 'months' as const } }, 'period'],
    [{ totalPayable: offer.totalPayable + 1 }, 'totalPayable'],
    [{ instalments: { count: 2, amount: offer.instalments.amount } }, 'totalPayable'],
    [{ fees: offer.totalPayable }, 'totalPayable'],
    [{ validUntil: now.toISOString() }, 'validUntil'],
    [{ validUntil: '2028-01-01T00:00:00Z' }, 'validUntil'],
    [{ firstPaymentAt: '2026-11-01' }, 'firstPaymentAt'],
    [{ firstPaymentAt: offer.lastPaymentAt }, 'lastPaymentAt'],
    [{ firstPaymentAt: '2026-12-01' }, 'firstPaymentAt'],
    [{ borrowingRatePercent: 90_000 }, 'borrowingRatePercent'],
    [{ aprPercent: offer.aprPercent + 5 }, 'aprPercent'],
  ])('is rejected with %j', (changes, field) => {
    expect(findOfferProblem({ ...offer, ...changes }, context)).toMatch(new RegExp(`^${field}: `, 'u'))
  })
})
