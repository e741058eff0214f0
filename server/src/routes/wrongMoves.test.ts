// Calls that do not fit a lead's state are refused in every state, on both engines.
import { changeMobile, resendMobileCode, verifyMobile } from '@loan/domain/contract/customer'
import type { Endpoint } from '@loan/domain/contract/endpoint'
import { continueLead, skipLender } from '@loan/domain/contract/lead'
import { answerCrediteaOffer, answerPolicies, answerProficreditOffer } from '@loan/domain/contract/offer'
import type { StateName } from '@loan/domain/states'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { ScenarioTag } from '../lenders/scenarios.ts'
import { engines } from '../testing/databases.ts'
import { anna, lucia, type Persona, tagged } from '../testing/personas.ts'
import { openTestServer, settle, stateOf, statusOf, submitFor, type TestServer } from '../testing/testServer.ts'

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
describe.each(engines)('wrong moves on $name', ({ open }) => {
  let server: TestServer
  beforeAll(async () => {
    server = await openTestServer(await open())
  })
  afterAll(() => server.close())

  it.each(reached)('refuses in %s what belongs to other states', async (state, tag, persona) => {
    const owned = await submitFor(server, tagged(persona, tag))
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
})
