// The lender journey on the complete server and both engines, for every scenario.
import { hourMs } from '@loan/domain/durations'
import { continueLead, redirectLead } from '@loan/domain/contract/lead'
import type { StateName } from '@loan/domain/states'
import { describe, expect, it } from 'vitest'
import type { ScenarioTag } from '../sandbox/scenarios.ts'
import { engines } from '../testing/databases.ts'
import { answer } from '../testing/applicant.ts'
import { anna, lucia, type TestApplicant, personas, withTag } from '../testing/personas.ts'
import { productionEnvironment } from '../testing/production.ts'
import { createServerFixture } from '../testing/createServerFixture.ts'
import type { LeadHandle } from '../testing/leadCalls.ts'
import { createTestServer } from '../testing/testServer.ts'
import { waitForLenders, readState, requestStatus, submitApplication } from '../testing/leadRequests.ts'

describe.each(engines)('the lender journey on $name', ({ open }) => {
  const server = createServerFixture(open)

  const start = async (persona: TestApplicant, tag?: ScenarioTag): Promise<LeadHandle> =>
    submitApplication(server, tag === undefined ? persona : withTag(persona, tag))

  /** Returns the states of the lead in their order while every question is answered. */
  const completeJourney = async (
    owned: LeadHandle,
    seen: readonly (StateName | null)[] = [],
  ): Promise<readonly (StateName | null)[]> => {
    const status = await waitForLenders(server, owned)
    const state = readState(status)
    if (seen.includes(state)) return seen
    await answer(server, owned, status)
    return completeJourney(owned, [...seen, state])
  }

  // Shows spec 1.7, 4.10
  it.each<[string, ScenarioTag | undefined, readonly StateName[]]>([
    ['a good applicant', undefined, ['MOBILE_VERIFICATION', 'POLICY_CONSENTS', 'PROFICREDIT_OFFER', 'ACCEPTED']],
    ['full', 'full', ['MOBILE_VERIFICATION', 'POLICY_CONSENTS', 'PROFICREDIT_OFFER', 'ACCEPTED']],
    ['accepted', 'accepted', ['ACCEPTED']],
    ['rejected', 'rejected', ['REJECTED']],
    ['redirected', 'redirected', ['REDIRECTED']],
    ['offer', 'offer', ['PROFICREDIT_OFFER', 'ACCEPTED']],
    ['offer-redirected', 'offer-redirected', ['PROFICREDIT_OFFER', 'REDIRECTED']],
    ['consents', 'consents', ['POLICY_CONSENTS', 'ACCEPTED']],
    ['verification', 'verification', ['MOBILE_VERIFICATION', 'ACCEPTED']],
    ['slow', 'slow', ['ACCEPTED']],
    ['stuck', 'stuck', ['ACCEPTED']],
    ['second-lender', 'second-lender', ['ACCEPTED']],
    ['lender-error', 'lender-error', ['ACCEPTED']],
  ])('moves %s through the expected states', async (_what, tag, expected) => {
    expect(await completeJourney(await start(anna, tag))).toEqual(expected)
  })

  // Shows spec 3.35
  it('moves a good applicant in Spain to a choice of offers', async () => {
    const owned = await start(lucia)
    expect(await completeJourney(owned)).toEqual([
      'MOBILE_VERIFICATION',
      'POLICY_CONSENTS',
      'IPFD_OFFER_CHOICE',
      'ACCEPTED',
    ])
    expect((await requestStatus(server, owned)).applicationResult).toEqual({
      application: { status: 'accepted' },
      offerId: 'alcaravan-1',
      partner: { key: 'alcaravan', name: 'Alcaraván Crédito' },
    })
  })

  it('returns the previous steps to the checking screen', async () => {
    const owned = await start(anna, 'second-lender')
    const first = await requestStatus(server, owned)
    expect(first.steps.map(({ kind, lender }) => [kind, lender])).toEqual([
      ['received', undefined],
      ['asking', 'Polanka Kredyt'],
    ])
    expect(first.pollAfterMs).toBeGreaterThan(0)
    const last = await waitForLenders(server, owned)
    expect(last.steps.map(({ kind, lender }) => [kind, lender])).toEqual([
      ['received', undefined],
      ['asking', 'Polanka Kredyt'],
      ['declined', 'Polanka Kredyt'],
      ['asking', 'Jarzębina Finanse'],
      ['agreed', 'Jarzębina Finanse'],
    ])
    expect(last.pollAfterMs).toBeNull()
  })

  it('applies all due transitions at the next poll', async () => {
    const owned = await start(anna, 'rejected')
    server.passMs(hourMs)
    const status = await requestStatus(server, owned)
    expect(readState(status)).toBe('REJECTED')
    expect(status.rejection).toEqual({
      reasons: ['income', 'debts'],
      databases: ['BIK', 'BIG InfoMonitor'],
      reviewRequested: false,
    })
    expect(status.steps.at(-1)?.kind).toBe('none-left')
  })

  it.each([
    ['low income', { monthlyIncome: 900 }, ['income']],
    ['tax debts and low income', { monthlyIncome: 900, inTaxDebt: true }, ['debts', 'income']],
  ])('rejects a lead by the rules of the lenders: %s', async (_what, incomeDetails, reasons) => {
    const answers = {
      ...anna.answers,
      incomeDetails: { ...anna.answers.incomeDetails, ...incomeDetails },
      otherDetails: { ...anna.answers.otherDetails, overdueDebtAmount: 100 },
    }
    const status = await waitForLenders(server, await start({ ...anna, answers }))
    expect(readState(status)).toBe('REJECTED')
    expect(status.rejection?.reasons).toEqual(reasons)
  })

  it('rejects a lead below the income limit of every lender with the reason income', async () => {
    const answers = {
      ...lucia.answers,
      amount: 5000,
      incomeDetails: { ...lucia.answers.incomeDetails, monthlyIncome: 1 },
    }
    const status = await waitForLenders(server, await start({ ...lucia, answers }))
    expect(status.rejection?.reasons).toEqual(['income'])
  })

  it('redirects the applicant to an allowed address and continues to the thank-you page', async () => {
    const owned = await start(anna, 'redirected')
    const { id, token } = owned
    const status = await waitForLenders(server, owned)
    expect(status.redirect).toEqual({
      url: 'http://localhost:8080/sandbox/lender/polanka',
      method: 'GET',
      afterSeconds: 10,
    })
    expect(await server.mustCall(redirectLead, { params: { id }, token })).toEqual({
      url: 'http://localhost:8080/sandbox/lender/polanka',
      method: 'GET',
    })
    await server.mustCall(continueLead, { params: { id }, token })
    const after = await requestStatus(server, owned)
    expect([readState(after), after.leadStatus]).toEqual(['THANK_YOU', 'redirected'])
  })

  it('returns what is known of an outcome without an offer: the request and the contact of the lender', async () => {
    const owned = await start(anna, 'redirected')
    const { outcome, steps } = await waitForLenders(server, owned)
    expect(outcome).toEqual({
      answeredAt: steps.find(({ kind }) => kind === 'agreed')?.at,
      requested: { amount: anna.answers.amount, period: { length: anna.answers.period, scale: 'days' } },
      contact: { website: 'https://polanka.example', email: 'info@polanka.example', phone: '+48 22 200 30 40' },
    })
    await server.mustCall(continueLead, { params: { id: owned.id }, token: owned.token })
    expect((await requestStatus(server, owned)).outcome).toEqual(outcome)
  })

  it('returns no requested loan with an accepted offer or after a rejection', async () => {
    const rejected = await start(anna, 'rejected')
    expect((await waitForLenders(server, rejected)).outcome).toBeNull()
    const owned = await start(anna, 'full')
    await completeJourney(owned)
    expect((await requestStatus(server, owned)).outcome).toBeNull()
  })

  it('accepts a request for a review by a person', async () => {
    const owned = await start(anna, 'rejected')
    await waitForLenders(server, owned)
    const { id, token } = owned
    await server.mustCall(continueLead, { params: { id }, body: { choice: 'review-by-person' }, token })
    expect((await requestStatus(server, owned)).rejection?.reviewRequested).toBe(true)
  })

  it.each(personas)('ignores scenarios in production ($product.id)', async (persona) => {
    const production = await createTestServer(server.storage, productionEnvironment)
    const owned = await submitApplication(production, withTag(persona, 'rejected'))
    const { steps, progressState } = await requestStatus(production, owned)
    const names = production.services.lenders.lenders.map(({ name }) => name)
    expect([readState({ progressState }), names.includes(steps.at(-1)?.lender ?? '')]).toEqual(['CHECKING', true])
    expect((await production.app.inject('/sandbox')).statusCode).toBe(404)
    expect((await production.app.inject(`/sandbox/messages?leadId=${owned.id}`)).statusCode).toBe(404)
    await production.app.close()
  })
})
