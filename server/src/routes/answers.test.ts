// The answers to lenders and the skip call, on the complete server and both engines.
import { leadStatus, skipLender } from '@loan/domain/contract/lead'
import { answerPolicies, answerProficreditOffer } from '@loan/domain/contract/offer'
import { describe, expect, it } from 'vitest'
import { consents } from '../database/schema.ts'
import type { ScenarioTag } from '../sandbox/scenarios.ts'
import { engines } from '../testing/databases.ts'
import { buildConsentAnswers, answer } from '../testing/applicant.ts'
import { anna, type TestApplicant, withTag } from '../testing/personas.ts'
import { createServerFixture } from '../testing/createServerFixture.ts'
import type { LeadHandle } from '../testing/leadCalls.ts'
import { waitForLenders, readState, requestStatus, submitApplication } from '../testing/leadRequests.ts'

describe.each(engines)('answers to lenders on $name', ({ open }) => {
  const server = createServerFixture(open)

  const start = async (persona: TestApplicant, tag?: ScenarioTag): Promise<LeadHandle> =>
    submitApplication(server, tag === undefined ? persona : withTag(persona, tag))

  it('skips a lender at every step and continues with the next one', async () => {
    const owned = await start(anna, 'full')
    const { id, token } = owned
    await server.mustCall(skipLender, { params: { id }, token })
    expect((await requestStatus(server, owned)).steps.at(-1)).toMatchObject({
      kind: 'asking',
      lender: 'Jarzębina Finanse',
    })
    const verificationStatus = await waitForLenders(server, owned)
    expect(readState(verificationStatus)).toBe('MOBILE_VERIFICATION')
    await answer(server, owned, verificationStatus)
    await answer(server, owned, await waitForLenders(server, owned))
    const offered = await waitForLenders(server, owned)
    expect(readState(offered)).toBe('PROFICREDIT_OFFER')
    const body = { id, offerId: offered.offers[0]?.id ?? '', decision: 'decline' as const }
    await server.mustCall(answerProficreditOffer, { body, token })
    // The number is verified, so the next lender does not require another verification.
    expect(readState(await waitForLenders(server, owned))).toBe('POLICY_CONSENTS')
    await server.mustCall(skipLender, { params: { id }, token })
    await answer(server, owned, await waitForLenders(server, owned))
    expect(readState(await waitForLenders(server, owned))).toBe('PROFICREDIT_OFFER')
    await server.mustCall(skipLender, { params: { id }, token })
    expect(readState(await waitForLenders(server, owned))).toBe('REJECTED')
  })

  it('skips a lender instead of verifying the number', async () => {
    const owned = await start(anna, 'verification')
    await waitForLenders(server, owned)
    await server.mustCall(skipLender, { params: { id: owned.id }, token: owned.token })
    expect((await requestStatus(server, owned)).steps.at(-1)).toMatchObject({
      kind: 'asking',
      lender: 'Jarzębina Finanse',
    })
  })

  it('rejects the acceptance of a declined offer', async () => {
    const owned = await start(anna, 'offer')
    const { id, token } = owned
    const first = (await waitForLenders(server, owned)).offers[0]?.id ?? ''
    await server.mustCall(answerProficreditOffer, { body: { id, offerId: first, decision: 'decline' }, token })
    await waitForLenders(server, owned)
    const { status, problem } = await server.call(answerProficreditOffer, {
      body: { id, offerId: first, decision: 'accept' },
      token,
    })
    expect([status, problem?.errors?.[0]?.fieldName]).toEqual([422, 'offerId'])
  })

  it('stores the consents given to a lender', async () => {
    const owned = await start(anna, 'consents')
    const { id, token } = owned
    const { policies } = await waitForLenders(server, owned)
    expect(policies.map(({ key, required }) => [key, required])).toEqual([
      ['lender-terms', true],
      ['credit-database-query', true],
      ['debtor-register-query', true],
      ['lender-marketing', false],
    ])
    const rejected = await server.call(answerPolicies, {
      body: { id, locale: 'pl', policies: buildConsentAnswers(policies, ({ key }) => key === 'lender-terms') },
      token,
    })
    expect(rejected.problem?.errors?.map(({ fieldName }) => fieldName)).toEqual([
      'policies.credit-database-query',
      'policies.debtor-register-query',
    ])
    await answer(server, owned, await requestStatus(server, owned))
    const rows = await server.storage.database.select().from(consents)
    const own = rows.filter(({ leadId, lender }) => leadId === id && lender === 'polanka')
    expect(own.map(({ key, given }) => [key, given])).toEqual([
      ['lender-terms', 'yes'],
      ['credit-database-query', 'yes'],
      ['debtor-register-query', 'yes'],
      ['lender-marketing', 'no'],
    ])
  })

  it('returns consents in the locale of the application, or in the requested one', async () => {
    const owned = await start(anna, 'consents')
    const polish = await waitForLenders(server, owned)
    expect(polish.policies[0]?.title).toBe('Regulamin Polanka Kredyt i przetwarzanie moich danych')
    const { id, token } = owned
    const english = await server.mustCall(leadStatus, { params: { id, locale: 'en' }, token })
    expect(english.policies[0]?.title).toBe('Terms of Polanka Kredyt and use of my data')
  })
})
