// Hand-overs on the complete server and both engines: the address, the provider's page, and every return.
import { continueLead, skipLender, redirectLead } from '@loan/domain/contract/lead'
import { lenderStepCalls } from '@loan/domain/contract/lenderSteps'
import type { StateOfKind } from '@loan/domain/lender-steps/lenderSteps'
import { describe, expect, it } from 'vitest'
import type { ScenarioTag } from '../sandbox/scenarios.ts'
import { engines } from '../testing/databases.ts'
import { readFieldErrors } from '../testing/createStepFixture.ts'
import { createServerFixture } from '../testing/createServerFixture.ts'
import { submitScenario } from '../testing/submitScenario.ts'
import type { LeadHandle } from '../testing/leadCalls.ts'
import { waitForLenders, readState, requestStatus } from '../testing/leadRequests.ts'

const partnerPage = /^http:\/\/localhost:8080\/sandbox\/partner\?reference=([\w-]{43})$/u

const readReference = (url: string): string => partnerPage.exec(url)?.[1] ?? ''

describe.each(engines)('hand-overs on $name', ({ open }) => {
  const server = createServerFixture(open)

  const start = (tag: ScenarioTag) => submitScenario(server, tag)

  const fetchAddress = async ({ id, token }: LeadHandle, tag: string): Promise<string> => {
    if (tag === 'moneyman-paylands') {
      return (await server.mustCall(lenderStepCalls.offerPayment, { body: { id }, token })).url
    }
    if (tag === 'smava') return (await server.mustCall(lenderStepCalls.sale, { body: { id }, token })).url
    return (await server.mustCall(redirectLead, { params: { id }, token })).url
  }

  const press = (reference: string, outcome: string, headers: Readonly<Record<string, string>> = {}) =>
    server.app.inject({
      method: 'POST',
      url: '/sandbox/partner',
      headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
      payload: new URLSearchParams({ reference, outcome }).toString(),
    })

  const sendReturn = ({ id, token }: LeadHandle, reference: string, outcome: 'confirm' | 'fail') =>
    server.call(continueLead, { params: { id }, body: { choice: 'come-back', reference, outcome }, token })

  const kinds: readonly (readonly [ScenarioTag, StateOfKind<'hand-over'> | 'REDIRECTED', string, string])[] = [
    ['instantor', 'INSTANTOR', '/instantor', 'ACCEPTED'],
    ['wenance-tink', 'WENANCE_TINK', '/wenance-tink', 'ACCEPTED'],
    ['moneyman-paylands', 'MONEYMAN_PAYLANDS', '/moneyman-paylands', 'ACCEPTED'],
    ['smava', 'REDIRECTED', '/smava', 'THANK_YOU'],
  ]

  it.each(kinds)('redirect to %s and return', async (tag, state, route, next) => {
    const owned = await start(tag)
    const status = await requestStatus(server, owned)
    expect(readState(status)).toBe(state)
    expect(status.handOver).toMatchObject({ outcome: null })
    expect(status.handOver?.passes.length).toBeGreaterThan(0)
    const url = await fetchAddress(owned, tag)
    const reference = readReference(url)
    expect(reference).not.toBe('')
    expect(url).not.toContain(owned.id)
    const page = await server.app.inject(new URL(url).pathname + new URL(url).search)
    expect(page.statusCode).toBe(200)
    expect(page.body).toContain('Polanka Kredyt')
    expect(page.body).not.toContain('Kowalska')

    const left = await press(reference, 'leave')
    expect([left.statusCode, left.headers.location]).toEqual([303, `/application-frontend${route}`])
    expect(await requestStatus(server, owned)).toEqual(status)

    const buildReturnPath = (secret: string, outcome: string) =>
      `/application-frontend${route}?reference=${secret}&outcome=${outcome}`
    const failed = await press(reference, 'fail')
    expect([failed.statusCode, failed.headers.location]).toEqual([303, buildReturnPath(reference, 'fail')])
    // The outcome is stored only after the applicant returns.
    expect(await requestStatus(server, owned)).toEqual(status)
    expect((await sendReturn(owned, reference, 'fail')).status).toBe(200)
    const again = await requestStatus(server, owned)
    expect([readState(again), again.handOver?.outcome]).toEqual([state, 'failed'])
    expect((await press(reference, 'confirm')).statusCode).toBe(404)
    expect(readFieldErrors(await sendReturn(owned, reference, 'confirm'))).toEqual([['reference', 'not-an-option']])

    const second = readReference(await fetchAddress(owned, tag))
    expect(second).not.toBe(reference)
    expect((await press(second, 'confirm')).headers.location).toBe(buildReturnPath(second, 'confirm'))
    const answers = await Promise.all([sendReturn(owned, second, 'confirm'), sendReturn(owned, second, 'confirm')])
    expect(new Set(answers.map((answer) => answer.status))).toEqual(new Set([200, 409]))
    const after = await waitForLenders(server, owned)
    expect([readState(after), after.handOver]).toEqual([next, null])
    expect((await press(second, 'confirm')).statusCode).toBe(404)
    expect(server.logged()).not.toContain(second)
  })

  it('include the amount charged for a card check', async () => {
    const { handOver } = await requestStatus(server, await start('moneyman-paylands'))
    expect(handOver).toEqual({
      kind: 'card-check',
      provider: 'Pagaria',
      host: 'localhost:8080',
      passes: ['reference-number', 'name'],
      chargeAmount: 1,
      outcome: null,
    })
  })

  it('allow the applicant to skip the lender before the summary, but not in REDIRECTED without one', async () => {
    const owned = await start('smava')
    expect((await requestStatus(server, owned)).redirect).toBeNull()
    await server.mustCall(skipLender, { params: { id: owned.id }, token: owned.token })
    expect((await requestStatus(server, owned)).steps.at(-1)).toMatchObject({
      kind: 'asking',
      lender: 'Jarzębina Finanse',
    })
    const redirected = await start('redirected')
    const rejected = await server.call(skipLender, { params: { id: redirected.id }, token: redirected.token })
    expect(rejected.status).toBe(409)
    const sold = await server.call(lenderStepCalls.sale, { body: { id: redirected.id }, token: redirected.token })
    expect(sold.status).toBe(409)
  })

  it.each(['', 'x', "' or 1=1 --", 'a'.repeat(43), '../../etc/passwd', '<script>'])(
    'return 404 for the reference %j',
    async (reference) => {
      const page = await server.app.inject(`/sandbox/partner?reference=${encodeURIComponent(reference)}`)
      expect([page.statusCode, page.body.includes('This link no longer works')]).toEqual([404, true])
      expect((await press(reference, 'confirm')).statusCode).toBe(404)
    },
  )

  it('require the token of the lead, its own reference and its own step', async () => {
    const owned = await start('instantor')
    const other = await start('instantor')
    const reference = readReference(await fetchAddress(owned, 'instantor'))
    const referenceOfOther = readReference(await fetchAddress(other, 'instantor'))
    expect(readFieldErrors(await sendReturn(owned, referenceOfOther, 'confirm'))).toEqual([
      ['reference', 'not-an-option'],
    ])
    expect((await sendReturn({ ...owned, token: other.token }, reference, 'confirm')).status).toBe(404)
    const { id, token } = owned
    const choice = 'come-back' as const
    const bare = await server.call(continueLead, { params: { id }, body: { choice, reference }, token })
    expect(readFieldErrors(bare)).toEqual([['outcome', 'required']])
    expect(readState(await requestStatus(server, owned))).toBe('INSTANTOR')
    for (const tag of ['redirected', 'accepted', 'consents'] as const) {
      const elsewhere = await start(tag)
      const { status, problem } = await sendReturn(elsewhere, reference, 'confirm')
      expect([status, problem?.type]).toEqual([409, 'urn:loan:problem:wrong-state'])
    }
  })

  it('reject a form of another site', async () => {
    const owned = await start('instantor')
    const reference = readReference(await fetchAddress(owned, 'instantor'))
    expect((await press(reference, 'confirm', { origin: 'https://evil.example' })).statusCode).toBe(404)
    expect((await press(reference, 'confirm', { origin: 'null' })).statusCode).toBe(404)
    expect(
      (await press(reference, 'confirm', { origin: 'http://localhost:8080', host: 'localhost:8080' })).statusCode,
    ).toBe(303)
  })
})
