// A bank link in production: the redirect to the provider's own address and the return, on both engines.
import { verifyMobile } from '@loan/domain/contract/customer'
import { reportProviderReturn, continueLead, redirectLead } from '@loan/domain/contract/lead'
import { describe, expect, it } from 'vitest'
import { createSandboxLenders } from '../adapters/sandbox/sandboxLenders.ts'
import { createSandboxProviders } from '../adapters/sandbox/sandboxProviders.ts'
import { readMessages } from '../messages/outbox.ts'
import { engines } from '../testing/databases.ts'
import { anna } from '../testing/personas.ts'
import { productionEnvironment } from '../testing/production.ts'
import { createServerFixture } from '../testing/createServerFixture.ts'
import { waitForLenders, readState, submitApplication } from '../testing/leadRequests.ts'

describe.each(engines)('the return from a provider in production on $name', ({ open }) => {
  // Real lenders require no bank link; the lenders of the sandbox do.
  const server = createServerFixture(
    open,
    { ...productionEnvironment, REDIRECT_HOSTS: 'pontis.example' },
    {
      lenders: createSandboxLenders({ hasScenarios: false }),
      // adapters/http-provider/httpProviders.test.ts has the calls to a provider.
      providers: {
        ...createSandboxProviders('https://loans.example'),
        findProvider: () => ({ name: 'Pontis', url: 'https://pontis.example/link' }),
      },
    },
  )

  const sendToBank = async () => {
    const answers = { ...anna.answers, otherDetails: { ...anna.answers.otherDetails, loanPurpose: 'medical' } }
    const owned = await submitApplication(server, { ...anna, answers })
    const { id, token } = owned
    await waitForLenders(server, owned)
    const sent = await readMessages(server.storage.database, server.services.secretKey, {
      leadId: id,
      now: server.now(),
    })
    const code = sent.findLast(({ channel }) => channel === 'sms')?.payload ?? ''
    await server.mustCall(verifyMobile, { body: { id, code }, token })
    expect(readState(await waitForLenders(server, owned))).toBe('INSTANTOR')

    const { url } = await server.mustCall(redirectLead, { params: { id }, token })
    expect(url).toMatch(/^https:\/\/pontis\.example\/link\?reference=[\w-]{43}$/u)
    expect((await server.app.inject('/sandbox/partner')).statusCode).toBe(404)
    return { owned, id, token, reference: new URL(url).searchParams.get('reference') ?? '' }
  }

  it('continues the lead', async () => {
    const { owned, id, token, reference } = await sendToBank()
    const body = { choice: 'come-back' as const, reference, outcome: 'confirm' as const }
    await server.mustCall(continueLead, { params: { id }, body, token })
    expect(readState(await waitForLenders(server, owned))).toBe('POLICY_CONSENTS')
    expect(server.logged()).not.toContain(reference)
  })

  it.each(['reference', 'outcome'] as const)('is rejected without the %s', async (fieldName) => {
    const { id, token, reference } = await sendToBank()
    const { [fieldName]: _missing, ...given } = { reference, outcome: 'confirm' as const }
    const body = { choice: 'come-back' as const, ...given }
    const { status, problem } = await server.call(continueLead, { params: { id }, body, token })
    expect([status, problem?.errors]).toEqual([
      422,
      [{ fieldName, code: 'required', message: 'An answer is needed.', pointer: `/${fieldName}` }],
    ])
  })

  it('continues the lead once from a tab without the token, and returns no data of the lead', async () => {
    const { owned, reference } = await sendToBank()
    const unknown = await server.call(reportProviderReturn, { body: { reference: 'x'.repeat(43), outcome: 'confirm' } })
    expect([unknown.status, readState(await waitForLenders(server, owned))]).toEqual([404, 'INSTANTOR'])
    expect(await server.mustCall(reportProviderReturn, { body: { reference, outcome: 'confirm' } })).toEqual({
      handedOn: true,
    })
    expect(readState(await waitForLenders(server, owned))).toBe('POLICY_CONSENTS')
    expect((await server.call(reportProviderReturn, { body: { reference, outcome: 'confirm' } })).status).toBe(404)
    expect(server.logged()).not.toContain(reference)
  })
})
