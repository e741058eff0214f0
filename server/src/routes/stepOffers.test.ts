// Adjustable offers, offers with questions, changed offers, and faulty lenders, on the complete server and both
// engines.
import { continueLead } from '@loan/domain/contract/lead'
import { answerPolicies, answerProficreditOffer, updateProvidentOffer } from '@loan/domain/contract/offer'
import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { leads } from '../database/schema.ts'
import { lockLead, writeLead } from '../leads/lead.ts'
import { engines } from '../testing/databases.ts'
import { lucia } from '../testing/personas.ts'
import { readFieldErrors, createStepFixture } from '../testing/createStepFixture.ts'
import type { LeadHandle } from '../testing/leadCalls.ts'
import { waitForLenders, readState, requestStatus } from '../testing/leadRequests.ts'

describe.each(engines)('lenders’ offers on $name', ({ open }) => {
  const { server, start, readApplication } = createStepFixture(open)

  describe('offers', () => {
    it('can be adjusted within the lender’s limits, and only the last version can be accepted', async () => {
      const owned = await start('provident-offer')
      const { id, token } = owned
      const [first] = (await requestStatus(server(), owned)).offers
      expect(first?.adjustable).toEqual({
        amount: { min: 100, max: 10_000, step: 100 },
        period: { min: 61, max: 90, step: 1 },
      })
      const offerId = first?.id ?? ''
      const update = { id, offerId, decision: 'update' as const }
      await server().mustCall(updateProvidentOffer, { body: { ...update, amount: 2000, period: 90 }, token })
      const [second] = (await requestStatus(server(), owned)).offers
      expect([second?.amount, second?.period.length, second?.instalments.count]).toEqual([2000, 90, 3])
      const old = await server().call(updateProvidentOffer, { body: { id, offerId, decision: 'accept' }, token })
      expect([old.status, readFieldErrors(old)]).toEqual([422, [['offerId', 'not-an-option']]])
      await server().mustCall(updateProvidentOffer, {
        body: { id, offerId: second?.id ?? '', decision: 'accept' },
        token,
      })
      const outcome = await waitForLenders(server(), owned)
      expect(outcome.applicationResult?.offerId).toBe(second?.id)
      // The receipt shows the accepted offer after a reload too.
      expect(outcome.offers).toEqual([second])
    })

    it.each([
      [{ amount: 99 }, 'amount', 'below-minimum'],
      [{ amount: 10_100 }, 'amount', 'above-maximum'],
      [{ amount: 150 }, 'amount', 'off-step'],
      [{ amount: 100.5 }, 'amount', 'not-a-number'],
      [{ amount: 1e300 }, 'amount', 'not-a-number'],
      [{ period: 60 }, 'period', 'below-minimum'],
      [{ period: 91 }, 'period', 'above-maximum'],
    ])('cannot be adjusted to %o', async (wanted, field, code) => {
      const owned = await start('provident-offer')
      const before = await requestStatus(server(), owned)
      const body = { id: owned.id, offerId: before.offers[0]?.id ?? '', decision: 'update' as const, ...wanted }
      const rejected = await server().call(updateProvidentOffer, { body, token: owned.token })
      expect([rejected.status, readFieldErrors(rejected)]).toEqual([422, [[field, code]]])
      // The page shows the limits with every code.
      const { amount, period } = before.offers[0]?.adjustable ?? {}
      expect(rejected.problem?.errors?.[0]?.params).toEqual(field === 'amount' ? amount : period)
      expect(await requestStatus(server(), owned)).toEqual(before)
    })

    it('expire, which names the state of a lead that exists, and not of one that has expired too', async () => {
      const owned = await start('provident-offer')
      const { id, token } = owned
      const { offers, progressState, expiresAt } = await requestStatus(server(), owned)
      const [offer] = offers
      if (offer === undefined) throw new Error('There is no offer')
      const { database } = server().storage
      const passUntil = (time: string) => server().passMs(Date.parse(time) - server().now().getTime())
      const accept = () =>
        server().call(updateProvidentOffer, { body: { id, offerId: offer.id, decision: 'accept' }, token })
      passUntil(expiresAt)
      const withLead = await accept()
      expect([withLead.status, withLead.problem?.progressState]).toEqual([410, undefined])
      passUntil(offer.validUntil)
      const later = new Date(server().now().getTime() + 60_000)
      await database.update(leads).set({ expiresAt: later }).where(eq(leads.id, id))
      const alone = await accept()
      expect([alone.status, alone.problem?.progressState]).toEqual([410, progressState])
    })

    it('take their answers only together with the acceptance', async () => {
      const owned = await start('cofidis-offer')
      const { id, token } = owned
      const { questions, offers } = await requestStatus(server(), owned)
      expect(questions?.dataPoints).toEqual(['cofidisProfession', 'financingOption', 'monthlyPaymentDay'])
      const accept = { choice: 'accept' as const, offerId: offers[0]?.id ?? '' }
      const params = { id }
      expect(readFieldErrors(await server().call(continueLead, { params, body: accept, token }))).toEqual([
        ['incomeDetails.cofidisProfession', 'required'],
        ['financingOption', 'required'],
        ['monthlyPaymentDay', 'required'],
      ])
      const sections = {
        incomeDetails: { cofidisProfession: 'employee' },
        financingOption: 'instalments',
        monthlyPaymentDay: 10,
      }
      const declined = { choice: 'decline' as const, ...sections }
      expect((await server().call(continueLead, { params, body: declined, token })).status).toBe(422)
      const other = { ...accept, offerId: 'x', ...sections }
      expect(readFieldErrors(await server().call(continueLead, { params, body: other, token }))).toEqual([
        ['offerId', 'not-an-option'],
      ])
      expect((await readApplication(owned)).monthlyPaymentDay).toBeUndefined()
      await server().mustCall(continueLead, { params, body: { ...accept, ...sections }, token })
      expect((await readApplication(owned)).monthlyPaymentDay).toBe(10)
    })

    it.each(['cofidis-offer', 'instabank-offer', 'provident-offer'] as const)('can be declined: %s', async (tag) => {
      const owned = await start(tag)
      const { id, token } = owned
      if (tag === 'provident-offer') {
        const offerId = (await requestStatus(server(), owned)).offers[0]?.id ?? ''
        await server().mustCall(updateProvidentOffer, { body: { id, offerId, decision: 'decline' }, token })
      } else await server().mustCall(continueLead, { params: { id }, body: { choice: 'decline' }, token })
      expect((await requestStatus(server(), owned)).steps.at(-1)).toMatchObject({
        kind: 'asking',
        lender: 'Jarzębina Finanse',
      })
    })

    it('are several in a state with a choice of offers, and one otherwise', async () => {
      expect((await requestStatus(server(), await start('ipfd-offer-choice'))).offers.length).toBeGreaterThan(1)
      expect((await requestStatus(server(), await start('proficredit-offer', lucia))).offers).toHaveLength(1)
    })
  })

  it.each(['tfbank-consents', 'advanzia-consents'] as const)('requires the consents of %s', async (tag) => {
    const owned = await start(tag)
    const { id, token } = owned
    const { policies } = await requestStatus(server(), owned)
    expect(policies.map(({ key }) => key)).toContain(tag === 'tfbank-consents' ? 'pep-statement' : 'card-terms')
    const given = policies.map(({ key, version }) => ({ key, version, given: key !== policies[0]?.key }))
    const rejected = await server().call(answerPolicies, { body: { id, locale: 'pl', policies: given }, token })
    expect(readFieldErrors(rejected)).toEqual([[`policies.${policies[0]?.key ?? ''}`, 'consent-needed']])
  })

  describe('faulty lenders', () => {
    const readKinds = (steps: readonly { kind: string; lender?: string | undefined }[]) =>
      steps.slice(1).map(({ kind, lender }) => [kind, lender])
    const accept = ({ id, token }: LeadHandle, offerId: string) =>
      server().mustCall(answerProficreditOffer, { body: { id, offerId, decision: 'accept' }, token })

    it('that never answer are passed over for the next one', async () => {
      const { steps, ...status } = await requestStatus(server(), await start('no-answer'))
      expect(readState(status)).toBe('ACCEPTED')
      expect(readKinds(steps)).toEqual([
        ['asking', 'Polanka Kredyt'],
        ['no-answer', 'Polanka Kredyt'],
        ['asking', 'Jarzębina Finanse'],
        ['agreed', 'Jarzębina Finanse'],
      ])
    })

    it('that answer twice: the first answer counts', async () => {
      const owned = await start('answers-twice')
      const before = await requestStatus(server(), owned)
      server().passMs(60_000)
      expect(await requestStatus(server(), owned)).toEqual(before)
      await accept(owned, before.offers[0]?.id ?? '')
      expect(readState(await waitForLenders(server(), owned))).toBe('ACCEPTED')
    })

    it('that change an accepted offer: the changed offer needs another acceptance', async () => {
      const owned = await start('changes-mind')
      const [first] = (await requestStatus(server(), owned)).offers
      expect(first?.changed).toBe(false)
      expect((await requestStatus(server(), owned)).lender?.offerAccepted).toBe(false)
      await accept(owned, first?.id ?? '')
      expect((await requestStatus(server(), owned)).lender?.offerAccepted).toBe(true)
      const status = await waitForLenders(server(), owned)
      expect([readState(status), status.leadStatus]).toEqual(['PROFICREDIT_OFFER', 'offered'])
      const [second] = status.offers
      expect([second?.changed, second?.amount, status.offers.length]).toEqual([true, 4000, 1])
      expect(second?.aprPercent).toBeGreaterThan(first?.aprPercent ?? 0)
      expect(status.applicationResult).toBeNull()
      expect(status.lender?.offerAccepted).toBe(false)
      expect(readKinds(status.steps).at(-1)).toEqual(['changed', 'Polanka Kredyt'])
      await accept(owned, second?.id ?? '')
      const after = await waitForLenders(server(), owned)
      expect([readState(after), after.applicationResult?.offerId]).toEqual(['ACCEPTED', second?.id])
    })

    it.each(['vehicle', 'proficredit-offer', 'mobile-verification'] as const)(
      'that are removed while they wait for an answer are passed over: %s',
      async (tag) => {
        const owned = await start(tag)
        const { database } = server().storage
        const lead = await lockLead(database, owned.id)
        if (lead?.journey === null || lead === null) throw new Error('The lead has no journey')
        await writeLead(database, { ...lead, journey: { ...lead.journey, plan: ['taken-out', 'jarzebina'] } })
        const status = await requestStatus(server(), owned)
        expect([readState(status), status.lender?.name]).toEqual(['CHECKING', 'Jarzębina Finanse'])
        expect(readState(await waitForLenders(server(), owned))).not.toBe('REJECTED')
      },
    )

    it('that withdraw an accepted offer are listed in the steps, and the next one makes its offer', async () => {
      const owned = await start('vanishes')
      await accept(owned, (await requestStatus(server(), owned)).offers[0]?.id ?? '')
      const status = await waitForLenders(server(), owned)
      expect([readState(status), status.lender?.name]).toEqual(['PROFICREDIT_OFFER', 'Jarzębina Finanse'])
      expect(status.lender?.offerAccepted).toBe(false)
      expect(readKinds(status.steps).slice(1)).toEqual([
        ['needs-answer', 'Polanka Kredyt'],
        ['withdrew', 'Polanka Kredyt'],
        ['asking', 'Jarzębina Finanse'],
        ['needs-answer', 'Jarzębina Finanse'],
      ])
    })
  })
})
