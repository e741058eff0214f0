// Hand-overs on the complete server and both engines: the address, the provider's page, and every return.
import { continueLead, skipLender, redirectLead } from '@loan/domain/contract/lead'
import { lenderStepCalls } from '@loan/domain/contract/lender-steps'
import type { StateOfKind } from '@loan/domain/lender-steps/lenderSteps'
import { describe, expect, it } from 'vitest'
import type { ScenarioTag } from '../sandbox/scenarios.ts'
import { engines } from '../testing/databases.ts'
import { anna, tagged } from '../testing/personas.ts'
import { fieldsOf } from '../testing/setUpSteps.ts'
import { setUpServer } from '../testing/setUpServer.ts'
import { type Owned, settle, stateOf, statusOf, submitFor } from '../testing/testServer.ts'

const partnerPage = /^http:\/\/localhost:8080\/sandbox\/partner\?reference=([\w-]{43})$/u

const referenceOf = (url: string): string => partnerPage.exec(url)?.[1] ?? ''

describe.each(engines)('hand-overs on $name', ({ open }) => {
  const server = setUpServer(open)

  const start = async (tag: ScenarioTag): Promise<Owned> => {
    const owned = await submitFor(server, tagged(anna, tag))
    await settle(server, owned)
    return owned
  }

  const addressOf = async ({ id, token }: Owned, tag: string): Promise<string> => {
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

  const comeBack = ({ id, token }: Owned, reference: string, outcome: 'confirm' | 'fail') =>
    server.call(continueLead, { params: { id }, body: { choice: 'come-back', reference, outcome }, token })

  const kinds: readonly (readonly [ScenarioTag, StateOfKind<'hand-over'> | 'REDIRECTED', string, string])[] = [
    ['instantor', 'INSTANTOR', '/instantor', 'ACCEPTED'],
    ['wenance-tink', 'WENANCE_TINK', '/wenance-tink', 'ACCEPTED'],
    ['moneyman-paylands', 'MONEYMAN_PAYLANDS', '/moneyman-paylands', 'ACCEPTED'],
    ['smava', 'REDIRECTED', '/smava', 'THANK_YOU'],
  ]

  it.each(kinds)('redirect to %s and return', async (tag, state, route, next) => {
    const owned = await start(tag)
    const status = await statusOf(server, owned)
    expect(stateOf(status)).toBe(state)
    expect(status.handOver).toMatchObject({ outcome: null })
    expect(status.handOver?.passes.length).toBeGreaterThan(0)
    const url = await addressOf(owned, tag)
    const reference = referenceOf(url)
    expect(reference).not.toBe('')
    expect(url).not.toContain(owned.id)
    const page = await server.app.inject(new URL(url).pathname + new URL(url).search)
    expect(page.statusCode).toBe(200)
    expect(page.body).toContain('Polanka Kredyt')
    expect(page.body).not.toContain('Kowalska')

    const left = await press(reference, 'leave')
    expect([left.statusCode, left.headers.location]).toEqual([303, `/application-frontend${route}`])
    expect(await statusOf(server, owned)).toEqual(status)

    const back = (known: string, outcome: string) =>
      `/application-frontend${route}?reference=${known}&outcome=${outcome}`
    const failed = await press(reference, 'fail')
    expect([failed.statusCode, failed.headers.location]).toEqual([303, back(reference, 'fail')])
    // The outcome is stored only after the applicant returns.
    expect(await statusOf(server, owned)).toEqual(status)
    expect((await comeBack(owned, reference, 'fail')).status).toBe(200)
    const again = await statusOf(server, owned)
    expect([stateOf(again), again.handOver?.outcome]).toEqual([state, 'failed'])
    expect((await press(reference, 'confirm')).statusCode).toBe(404)
    expect(fieldsOf(await comeBack(owned, reference, 'confirm'))).toEqual([['reference', 'not-an-option']])

    const second = referenceOf(await addressOf(owned, tag))
    expect(second).not.toBe(reference)
    expect((await press(second, 'confirm')).headers.location).toBe(back(second, 'confirm'))
    const answers = await Promise.all([comeBack(owned, second, 'confirm'), comeBack(owned, second, 'confirm')])
    expect(new Set(answers.map((answer) => answer.status))).toEqual(new Set([200, 409]))
    const after = await settle(server, owned)
    expect([stateOf(after), after.handOver]).toEqual([next, null])
    expect((await press(second, 'confirm')).statusCode).toBe(404)
    expect(server.logged()).not.toContain(second)
  })

  it('include the amount charged for a card check', async () => {
    const { handOver } = await statusOf(server, await start('moneyman-paylands'))
    expect(handOver).toEqual({
      kind: 'card-check',
      provider: 'Pagaria',
      passes: ['reference-number', 'name'],
      chargeAmount: 1,
      outcome: null,
    })
  })

  it('allow the applicant to skip the lender before the summary, but not in REDIRECTED without one', async () => {
    const owned = await start('smava')
    expect((await statusOf(server, owned)).redirect).toBeNull()
    await server.mustCall(skipLender, { params: { id: owned.id }, token: owned.token })
    expect((await statusOf(server, owned)).steps.at(-1)).toMatchObject({ kind: 'asking', lender: 'Jarzębina Finanse' })
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
    const reference = referenceOf(await addressOf(owned, 'instantor'))
    const referenceOfOther = referenceOf(await addressOf(other, 'instantor'))
    expect(fieldsOf(await comeBack(owned, referenceOfOther, 'confirm'))).toEqual([['reference', 'not-an-option']])
    expect((await comeBack({ ...owned, token: other.token }, reference, 'confirm')).status).toBe(404)
    const { id, token } = owned
    const choice = 'come-back' as const
    const bare = await server.call(continueLead, { params: { id }, body: { choice, reference }, token })
    expect(fieldsOf(bare)).toEqual([['outcome', 'not-an-option']])
    expect(stateOf(await statusOf(server, owned))).toBe('INSTANTOR')
    for (const tag of ['redirected', 'accepted', 'consents'] as const) {
      const elsewhere = await start(tag)
      const { status, problem } = await comeBack(elsewhere, reference, 'confirm')
      expect([status, problem?.type]).toEqual([409, 'urn:loan:problem:wrong-state'])
    }
  })

  it('reject a form of another site', async () => {
    const owned = await start('instantor')
    const reference = referenceOf(await addressOf(owned, 'instantor'))
    expect((await press(reference, 'confirm', { origin: 'https://evil.example' })).statusCode).toBe(404)
    expect((await press(reference, 'confirm', { origin: 'null' })).statusCode).toBe(404)
    expect(
      (await press(reference, 'confirm', { origin: 'http://localhost:8080', host: 'localhost:8080' })).statusCode,
    ).toBe(303)
  })
})
