// Providers of hand-overs over HTTP, on both engines: the outcome is that of the provider, by a call or by an event,
// and never that of the return URL.
import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { reportProviderReturn, continueLead, redirectLead } from '@loan/domain/contract/lead'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { buildSignedHeaders } from '../../lib/signedBody.ts'
import type { ScenarioTag } from '../../sandbox/scenarios.ts'
import { engines } from '../../testing/databases.ts'
import { startProvider, type TestProvider } from '../../testing/providerServer.ts'
import { submitScenario } from '../../testing/submitScenario.ts'
import type { LeadHandle } from '../../testing/leadCalls.ts'
import { createTestServer, type TestServer } from '../../testing/testServer.ts'
import { readState, requestStatus, waitForLenders } from '../../testing/leadRequests.ts'

const secret = 'a-secret-of-a-provider-of-the-tests'
const otherSecret = 'another-secret-of-a-provider-of-the-tests'

describe.each(engines)('providers over HTTP on $name', ({ open }) => {
  let folder: string
  let server: TestServer
  let provider: TestProvider

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'loan-providers-'))
    provider = await startProvider(secret, () => server.now())
    const buildRow = (key: string, step: string, secretVariable: string) => ({
      key,
      step,
      name: `Provider ${key}`,
      pageUrl: `https://${key}.example/link`,
      outcomeUrl: `${provider.origin}/outcomes`,
      secretVariable,
    })
    const file = join(folder, 'providers.json')
    const providers = [buildRow('one', 'INSTANTOR', 'SECRET_ONE'), buildRow('two', 'WENANCE_TINK', 'SECRET_TWO')]
    writeFileSync(file, JSON.stringify({ providers }))
    server = await createTestServer(await open(), {
      PROVIDERS: 'real',
      PROVIDERS_FILE: file,
      SECRET_ONE: secret,
      SECRET_TWO: otherSecret,
      REDIRECT_HOSTS: 'one.example,two.example',
    })
  })
  afterEach(() => {
    provider.replies.length = 0
  })
  afterAll(async () => {
    await server.close()
    await provider.close()
    rmSync(folder, { recursive: true, force: true })
  })

  const start = (tag: ScenarioTag) => submitScenario(server, tag)
  const startBankLink = async () => {
    const owned = await start('instantor')
    const { url } = await server.mustCall(redirectLead, { params: { id: owned.id }, token: owned.token })
    return { owned, url, reference: new URL(url).searchParams.get('reference') ?? '' }
  }
  const sendReturn = ({ id, token }: LeadHandle, reference: string) =>
    server.call(continueLead, { params: { id }, body: { choice: 'come-back', reference, outcome: 'confirm' }, token })
  const replyOutcome = (outcome: string) => provider.replies.push({ body: JSON.stringify({ outcome }) })
  const sendEvent = (key: string, event: object, signedWith: string) => {
    const payload = JSON.stringify(event)
    return server.app.inject({
      method: 'POST',
      url: `/providers/${key}/events`,
      headers: { 'content-type': 'application/json', ...buildSignedHeaders(signedWith, server.now(), payload) },
      payload,
    })
  }

  it('redirects to the provider, and continues with the outcome that it confirms', async () => {
    const { owned, url, reference } = await startBankLink()
    expect(url).toBe(`https://one.example/link?reference=${reference}`)
    expect((await requestStatus(server, owned)).handOver?.provider).toBe('Provider one')
    replyOutcome('confirm')
    expect((await sendReturn(owned, reference)).status).toBe(200)
    expect(provider.received.at(-1)).toContain(`"reference":"${reference}"`)
    await waitForLenders(server, owned)
    expect(readState(await requestStatus(server, owned))).toBe('ACCEPTED')
  })

  it('ignores a confirmation in the return URL', async () => {
    const { owned, reference } = await startBankLink()
    replyOutcome('fail')
    expect((await sendReturn(owned, reference)).status).toBe(200)
    const status = await requestStatus(server, owned)
    expect([readState(status), status.handOver?.outcome]).toEqual(['INSTANTOR', 'failed'])
  })

  it.each([
    ['no outcome yet', { body: '{"outcome":"pending"}' }],
    ['no valid reply', { body: '{"outcome":"yes"}' }],
    ['a long reply', { body: `{"outcome":"confirm","more":"${'x'.repeat(70_000)}"}` }],
    ['an error', { status: 500, body: '' }],
    ['a redirect', { status: 302, body: '' }],
  ])('changes nothing while the provider has %s, and the same return succeeds later', async (_name, reply) => {
    const { owned, reference } = await startBankLink()
    const before = await requestStatus(server, owned)
    provider.replies.push(reply)
    const early = await sendReturn(owned, reference)
    expect([early.status, early.headers['retry-after']]).toEqual([503, '5'])
    expect(await requestStatus(server, owned)).toEqual(before)
    replyOutcome('confirm')
    expect((await sendReturn(owned, reference)).status).toBe(200)
  })

  it('asks the provider also about a return in a separate tab', async () => {
    const { owned, reference } = await startBankLink()
    replyOutcome('fail')
    expect((await server.call(reportProviderReturn, { body: { reference, outcome: 'confirm' } })).status).toBe(200)
    expect((await requestStatus(server, owned)).handOver?.outcome).toBe('failed')
  })

  it('does not ask for a reference of another hand-over', async () => {
    const { owned } = await startBankLink()
    const count = provider.received.length
    expect((await sendReturn(owned, 'x'.repeat(43))).status).toBe(422)
    expect(
      (await server.call(reportProviderReturn, { body: { reference: 'y'.repeat(43), outcome: 'confirm' } })).status,
    ).toBe(404)
    expect(provider.received).toHaveLength(count)
  })

  it('continues after an event of the provider, also when the applicant does not return', async () => {
    const { owned, reference } = await startBankLink()
    const event = { id: randomUUID(), reference, outcome: 'confirm' }
    expect((await sendEvent('one', event, secret)).statusCode).toBe(204)
    await waitForLenders(server, owned)
    expect(readState(await requestStatus(server, owned))).toBe('ACCEPTED')
    expect((await sendEvent('one', event, secret)).statusCode).toBe(409)
    expect((await sendEvent('one', { ...event, id: randomUUID() }, secret)).statusCode).toBe(404)
  })

  it('rejects events with another signature, of another provider and with another body', async () => {
    const { owned, reference } = await startBankLink()
    const event = { id: randomUUID(), reference, outcome: 'confirm' }
    const replies = [
      await sendEvent('one', event, otherSecret),
      await sendEvent('two', event, otherSecret),
      await sendEvent('three', event, secret),
      await sendEvent('one', { ...event, outcome: 'yes' }, secret),
      await sendEvent('one', { ...event, reference: 'x'.repeat(43) }, secret),
    ]
    expect(replies.map(({ statusCode }) => statusCode)).toEqual([401, 404, 404, 400, 404])
    const status = await requestStatus(server, owned)
    expect([readState(status), status.handOver?.outcome]).toEqual(['INSTANTOR', null])
  })

  it('skips a lender that requires a step without a provider', async () => {
    const owned = await start('moneyman-paylands')
    expect(readState(await requestStatus(server, owned))).not.toBe('MONEYMAN_PAYLANDS')
  })
})
