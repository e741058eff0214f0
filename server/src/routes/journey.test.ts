// The way through the lenders over the whole server, on both engines: every scenario to its end, every wrong turn refused.
import { changeMobile, resendMobileCode, verifyMobile } from '@loan/domain/contract/customer'
import type { Endpoint } from '@loan/domain/contract/endpoint'
import { continueLead, type LeadStatus, redirectLead, skipLender } from '@loan/domain/contract/lead'
import { answerCrediteaOffer, answerPolicies, answerProficreditOffer } from '@loan/domain/contract/offer'
import type { StateName } from '@loan/domain/states'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { consents } from '../database/schema.ts'
import type { ScenarioTag } from '../lenders/scenarios.ts'
import { engines } from '../testing/databases.ts'
import { anna, lucia, type Persona, personas, tagged } from '../testing/personas.ts'
import {
  lastSent,
  openTestServer,
  type Owned,
  settle,
  stateOf,
  statusOf,
  submitFor,
  type TestServer,
} from '../testing/testServer.ts'

const agreeTo = (policies: LeadStatus['policies'], given: (policy: LeadStatus['policies'][number]) => boolean) =>
  policies.map((policy) => ({ key: policy.key, version: policy.version, given: given(policy) }))

describe.each(engines)('the journey on $name', ({ open }) => {
  let server: TestServer
  beforeAll(async () => {
    server = await openTestServer(await open())
  })
  afterAll(() => server.close())

  const start = async (persona: Persona, tag?: ScenarioTag): Promise<Owned> =>
    submitFor(server, tag === undefined ? persona : tagged(persona, tag))

  /** Does what the lead's state asks for, in the applicant's favour. */
  const answer = async (owned: Owned, status: LeadStatus): Promise<void> => {
    const { id, token } = owned
    const state = stateOf(status)
    if (state === 'MOBILE_VERIFICATION') {
      await server.mustCall(verifyMobile, { body: { id, code: await lastSent(server, 'sms', id) }, token })
    }
    if (state === 'POLICY_CONSENTS') {
      const policies = agreeTo(status.policies, ({ required }) => required)
      await server.mustCall(answerPolicies, { body: { id, locale: 'en', policies }, token })
    }
    if (state === 'PROFICREDIT_OFFER' || state === 'IPFD_OFFER_CHOICE') {
      const endpoint = state === 'PROFICREDIT_OFFER' ? answerProficreditOffer : answerCrediteaOffer
      const offerId = status.offers[0]?.id ?? ''
      await server.mustCall(endpoint, { body: { id, offerId, decision: 'accept' }, token })
    }
  }

  /** The states a lead goes through when everything is answered. */
  const walk = async (
    owned: Owned,
    seen: readonly (StateName | null)[] = [],
  ): Promise<readonly (StateName | null)[]> => {
    const status = await settle(server, owned)
    const state = stateOf(status)
    if (seen.includes(state)) return seen
    await answer(owned, status)
    return walk(owned, [...seen, state])
  }

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
  ])('takes %s through its states', async (_what, tag, expected) => {
    expect(await walk(await start(anna, tag))).toEqual(expected)
  })

  it('takes a good applicant in Spain through a choice of offers', async () => {
    const owned = await start(lucia)
    expect(await walk(owned)).toEqual(['MOBILE_VERIFICATION', 'POLICY_CONSENTS', 'IPFD_OFFER_CHOICE', 'ACCEPTED'])
    expect((await statusOf(server, owned)).applicationResult).toEqual({
      application: { status: 'accepted' },
      offerId: 'alcaravan-1',
      partner: { key: 'alcaravan', name: 'Alcaraván Crédito' },
    })
  })

  it('tells the checking screen what happened so far', async () => {
    const owned = await start(anna, 'second-lender')
    const first = await statusOf(server, owned)
    expect(first.steps.map(({ kind, lender }) => [kind, lender])).toEqual([
      ['received', undefined],
      ['asking', 'Polanka Kredyt'],
    ])
    expect(first.pollAfterMs).toBeGreaterThan(0)
    const last = await settle(server, owned)
    expect(last.steps.map(({ kind, lender }) => [kind, lender])).toEqual([
      ['received', undefined],
      ['asking', 'Polanka Kredyt'],
      ['declined', 'Polanka Kredyt'],
      ['asking', 'Jarzębina Finanse'],
      ['agreed', 'Jarzębina Finanse'],
    ])
    expect(last.pollAfterMs).toBeNull()
  })

  it('catches up with everything that came due while nobody asked', async () => {
    const owned = await start(anna, 'rejected')
    server.passMs(3_600_000)
    const status = await statusOf(server, owned)
    expect(stateOf(status)).toBe('REJECTED')
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
  ])('rejects by the lenders’ own rules: %s', async (_what, incomeDetails, reasons) => {
    const answers = {
      ...anna.answers,
      incomeDetails: { ...anna.answers.incomeDetails, ...incomeDetails },
      otherDetails: { ...anna.answers.otherDetails, overdueDebtAmount: 100 },
    }
    const status = await settle(server, await start({ ...anna, answers }))
    expect(stateOf(status)).toBe('REJECTED')
    expect(status.rejection?.reasons).toEqual(reasons)
  })

  it('rejects a lead that no lender serves as not served', async () => {
    const answers = {
      ...lucia.answers,
      amount: 5000,
      incomeDetails: { ...lucia.answers.incomeDetails, monthlyIncome: 1 },
    }
    const status = await settle(server, await start({ ...lucia, answers }))
    expect(status.rejection?.reasons).toEqual(['income'])
  })

  it('lets the applicant leave a lender at every step, and go on to the next one', async () => {
    const owned = await start(anna, 'full')
    const { id, token } = owned
    await server.mustCall(skipLender, { params: { id }, token })
    expect((await statusOf(server, owned)).steps.at(-1)).toMatchObject({ kind: 'asking', lender: 'Jarzębina Finanse' })
    const asked = await settle(server, owned)
    expect(stateOf(asked)).toBe('MOBILE_VERIFICATION')
    await answer(owned, asked)
    await answer(owned, await settle(server, owned))
    const offered = await settle(server, owned)
    expect(stateOf(offered)).toBe('PROFICREDIT_OFFER')
    const body = { id, offerId: offered.offers[0]?.id ?? '', decision: 'decline' as const }
    await server.mustCall(answerProficreditOffer, { body, token })
    // The number is proved, so the next lender does not ask for it again.
    expect(stateOf(await settle(server, owned))).toBe('POLICY_CONSENTS')
    await server.mustCall(skipLender, { params: { id }, token })
    await answer(owned, await settle(server, owned))
    expect(stateOf(await settle(server, owned))).toBe('PROFICREDIT_OFFER')
    await server.mustCall(skipLender, { params: { id }, token })
    expect(stateOf(await settle(server, owned))).toBe('REJECTED')
  })

  it('lets the applicant leave a lender instead of proving the number', async () => {
    const owned = await start(anna, 'verification')
    await settle(server, owned)
    await server.mustCall(skipLender, { params: { id: owned.id }, token: owned.token })
    expect((await statusOf(server, owned)).steps.at(-1)).toMatchObject({ kind: 'asking', lender: 'Jarzębina Finanse' })
  })

  it('does not take an answer to an offer of a lender left behind', async () => {
    const owned = await start(anna, 'offer')
    const { id, token } = owned
    const first = (await settle(server, owned)).offers[0]?.id ?? ''
    await server.mustCall(answerProficreditOffer, { body: { id, offerId: first, decision: 'decline' }, token })
    await settle(server, owned)
    const { status, problem } = await server.call(answerProficreditOffer, {
      body: { id, offerId: first, decision: 'accept' },
      token,
    })
    expect([status, problem?.errors?.[0]?.fieldName]).toEqual([422, 'offerId'])
  })

  it('sends the applicant to an allowed address and on to thank-you', async () => {
    const owned = await start(anna, 'redirected')
    const { id, token } = owned
    const status = await settle(server, owned)
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
    const after = await statusOf(server, owned)
    expect([stateOf(after), after.leadStatus]).toEqual(['THANK_YOU', 'redirected'])
  })

  it('takes a request for a person’s review', async () => {
    const owned = await start(anna, 'rejected')
    await settle(server, owned)
    const { id, token } = owned
    await server.mustCall(continueLead, { params: { id }, body: { choice: 'review-by-person' }, token })
    expect((await statusOf(server, owned)).rejection?.reviewRequested).toBe(true)
  })

  it('keeps the record of what was agreed with a lender', async () => {
    const owned = await start(anna, 'consents')
    const { id, token } = owned
    const { policies } = await settle(server, owned)
    expect(policies.map(({ key, required }) => [key, required])).toEqual([
      ['lender-terms', true],
      ['credit-database-query', true],
      ['debtor-register-query', true],
      ['lender-marketing', false],
    ])
    const refused = await server.call(answerPolicies, {
      body: { id, locale: 'pl', policies: agreeTo(policies, ({ key }) => key === 'lender-terms') },
      token,
    })
    expect(refused.problem?.errors?.map(({ fieldName }) => fieldName)).toEqual([
      'policies.credit-database-query',
      'policies.debtor-register-query',
    ])
    await answer(owned, await statusOf(server, owned))
    const rows = await server.storage.database.select().from(consents)
    const own = rows.filter(({ leadId, lender }) => leadId === id && lender === 'polanka')
    expect(own.map(({ key, given }) => [key, given])).toEqual([
      ['lender-terms', 'yes'],
      ['credit-database-query', 'yes'],
      ['debtor-register-query', 'yes'],
      ['lender-marketing', 'no'],
    ])
  })

  it('shows consents in the locale agreed in, or the one asked for', async () => {
    const owned = await start(anna, 'consents')
    const polish = await settle(server, owned)
    expect(polish.policies[0]?.title).toBe('Regulamin Polanka Kredyt i przetwarzanie moich danych')
  })

  type Move = readonly [name: string, endpoint: Endpoint, allowed: readonly StateName[], body?: object]
  const moves: readonly Move[] = [
    [
      'skip',
      skipLender,
      ['CHECKING', 'MOBILE_VERIFICATION', 'POLICY_CONSENTS', 'PROFICREDIT_OFFER', 'IPFD_OFFER_CHOICE'],
    ],
    ['continue', continueLead, ['ACCEPTED', 'REDIRECTED']],
    ['verify', verifyMobile, ['MOBILE_VERIFICATION'], { code: '000000' }],
    ['resend', resendMobileCode, ['MOBILE_VERIFICATION']],
    ['change number', changeMobile, ['MOBILE_VERIFICATION']],
    ['agree', answerPolicies, ['POLICY_CONSENTS'], { locale: 'pl', policies: [] }],
    ['answer the offer', answerProficreditOffer, ['PROFICREDIT_OFFER'], { offerId: 'x', decision: 'accept' }],
    ['answer the choice', answerCrediteaOffer, ['IPFD_OFFER_CHOICE'], { offerId: 'x', decision: 'accept' }],
  ]
  const reached: readonly (readonly [StateName, ScenarioTag, Persona])[] = [
    ['CHECKING', 'stuck', anna],
    ['MOBILE_VERIFICATION', 'verification', anna],
    ['POLICY_CONSENTS', 'consents', anna],
    ['PROFICREDIT_OFFER', 'offer', anna],
    ['IPFD_OFFER_CHOICE', 'offer', lucia],
    ['ACCEPTED', 'accepted', anna],
    ['REDIRECTED', 'redirected', anna],
    ['REJECTED', 'rejected', anna],
  ]
  it.each(reached)('refuses in %s what belongs to other states', async (state, tag, persona) => {
    const owned = await start(persona, tag)
    const before = state === 'CHECKING' ? await statusOf(server, owned) : await settle(server, owned)
    expect(stateOf(before)).toBe(state)
    for (const [name, endpoint, allowed, body] of moves) {
      if (allowed.includes(state)) continue
      const isInPath = endpoint.path.includes('{id}')
      const { status, problem } = await server.call(endpoint, {
        ...(isInPath && { params: { id: owned.id } }),
        body: { ...(!isInPath && { id: owned.id }), ...body },
        token: owned.token,
      })
      expect([name, status, problem?.type, problem?.progressState]).toEqual([
        name,
        409,
        'urn:loan:problem:wrong-state',
        before.progressState,
      ])
    }
    expect(await statusOf(server, owned)).toEqual(before)
  })

  it.each(personas)('ignores scenarios in production ($product.id)', async (persona) => {
    const production = await openTestServer(server.storage, { ENVIRONMENT: 'production' })
    const owned = await submitFor(production, tagged(persona, 'rejected'))
    expect(stateOf(await settle(production, owned))).toBe('MOBILE_VERIFICATION')
    expect((await production.app.inject('/sandbox')).statusCode).toBe(404)
    expect((await production.app.inject(`/sandbox/messages?leadId=${owned.id}`)).statusCode).toBe(404)
    await production.app.close()
  })
})
