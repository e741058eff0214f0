// An offer that a real lender sends again under the same id with other figures: an applicant accepts only the figures
// that the page shows. On both engines.
import { type Offer, answerProficreditOffer, updateProvidentOffer } from '@loan/domain/contract/offer'
import { toStoredJourney } from '../lender-journeys/journey.ts'
import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { leads, outbox } from '../database/schema.ts'
import { createTwoLendersFixture } from '../testing/createTwoLendersFixture.ts'
import { engines } from '../testing/databases.ts'
import { findLead } from '../testing/leadActions.ts'
import type { LeadHandle } from '../testing/leadCalls.ts'
import { requestStatus, submitApplication } from '../testing/leadRequests.ts'
import { sentOffer, sendLenderEvent } from '../testing/lenderEvent.ts'
import { anna } from '../testing/personas.ts'
import type { LenderRequest } from '../testing/twoLenders.ts'

const limits = { amount: { min: 1000, max: 3000, step: 1 }, period: { min: 61, max: 90, step: 1 } }
const dearerOffer = {
  ...sentOffer,
  amount: 1200,
  instalments: { count: 2, amount: 600 },
  totalPayable: 1200,
}

describe.each(engines)('an offer with other figures under the same id on $name', ({ open }) => {
  const lenders = createTwoLendersFixture(open, { sends: ['amount'], followUpSeconds: 60 })
  const { server } = lenders
  let owned: LeadHandle

  const requireRequest = async (): Promise<LenderRequest> => {
    const [request] = await lenders.sendDue()
    if (request === undefined) throw new Error('No request was sent')
    return request
  }
  const requireOffer = async (): Promise<Offer> => {
    const [offer] = (await requestStatus(server, owned)).offers
    if (offer === undefined) throw new Error('The status has no offer')
    return offer
  }
  const accept = (offerId: string) =>
    server.call(answerProficreditOffer, {
      body: { id: owned.id, offerId, decision: 'accept' },
      token: owned.token,
    })
  const sendFirst = async (offer: object): Promise<Offer> => {
    expect(await sendLenderEvent(server, await requireRequest(), { kind: 'offers', offers: [offer] })).toBe(204)
    return requireOffer()
  }
  const storeOfferId = async (id: string): Promise<void> => {
    const { journey } = await findLead(server, owned.id)
    if (journey === null) throw new Error('The lead has no journey')
    const offers = journey.offers.map((offer) => ({ ...offer, id }))
    await server.storage.database
      .update(leads)
      .set({ journey: toStoredJourney({ ...journey, offers }) })
      .where(eq(leads.id, owned.id))
  }

  beforeEach(async () => {
    await server.storage.database.delete(outbox)
    owned = await submitApplication(server, anna)
  })

  it('is not accepted by a page that shows the offer before the change', async () => {
    const first = await sendFirst(sentOffer)
    expect((await accept(first.id)).status).toBe(200)
    const change = { kind: 'changes-offer', offer: dearerOffer }
    expect(await sendLenderEvent(server, await requireRequest(), change)).toBe(204)
    const late = await accept(first.id)
    expect([late.status, late.problem?.errors?.map(({ fieldName }) => fieldName)]).toEqual([422, ['offerId']])
    const changed = await requireOffer()
    expect([changed.totalPayable, (await accept(changed.id)).status]).toEqual([1200, 200])
    expect(await requireRequest()).toMatchObject({ kind: 'offer-accepted', offerId: 'offer-1' })
  })

  it('is not accepted by a page that shows the offer before the adjustment', async () => {
    const first = await sendFirst({ ...sentOffer, adjustable: limits })
    const answer = (offerId: string, sent: { decision: 'accept' } | { decision: 'update'; amount: number }) =>
      server.call(updateProvidentOffer, { body: { id: owned.id, offerId, ...sent }, token: owned.token })
    expect((await answer(first.id, { decision: 'update', amount: 1200 })).status).toBe(200)
    const adjustment = await requireRequest()
    expect(adjustment).toMatchObject({ kind: 'adjustment', offerId: 'offer-1', amount: 1200 })
    const offers = [{ ...dearerOffer, adjustable: limits }]
    expect(await sendLenderEvent(server, adjustment, { kind: 'offers', offers })).toBe(204)
    expect((await answer(first.id, { decision: 'accept' })).status).toBe(422)
    expect((await answer((await requireOffer()).id, { decision: 'accept' })).status).toBe(200)
    expect(await requireRequest()).toMatchObject({ kind: 'offer-accepted', offerId: 'offer-1' })
  })

  it('is accepted under the id that an older release stored', async () => {
    const first = await sendFirst(sentOffer)
    expect((await accept(first.id)).status).toBe(200)
    const change = { kind: 'changes-offer', offer: dearerOffer }
    expect(await sendLenderEvent(server, await requireRequest(), change)).toBe(204)
    await storeOfferId('one-offer-1')
    expect((await accept('one-offer-1')).status).toBe(200)
    expect(await requireRequest()).toMatchObject({ kind: 'offer-accepted', offerId: 'offer-1' })
  })
})
