// Sends random requests of the contract to leads in every state. No request returns a 5xx, every reply fits the
// contract (checkedApp.ts), and every lead still exists afterwards.
import { leadStatus } from '@loan/domain/contract/lead'
import { type EndpointName, endpoints } from '@loan/domain/contract/registry'
import { type StateName, states } from '@loan/domain/states'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { openPglite } from '../database/openStorage.ts'
import { scenarioTagOf } from '../sandbox/scenarios.ts'
import { type DrawnRequest, fillIn, requestsOf } from '../testing/arbitraryRequest.ts'
import { urlOf } from '../http/registerContract.ts'
import { personas, tagged } from '../testing/personas.ts'
import { setUpServer } from '../testing/setUpServer.ts'
import {
  createFor,
  lastSent,
  linkSecretOf,
  type Owned,
  settle,
  stateOf,
  statusOf,
  submitFor,
} from '../testing/testServer.ts'

const isWide = process.env['WIDE'] === '1'
const runsEach = isWide ? 400 : 40

const names = Object.keys(endpoints).filter((name): name is EndpointName => name in endpoints)
const isStateName = (name: string): name is StateName => name in states
const reachable = Object.keys(states)
  .filter(isStateName)
  .filter((state) => scenarioTagOf(state) !== null)
/** NONE is a draft. */
const places: readonly (readonly [StateName, (typeof personas)[number]])[] = (['NONE', ...reachable] as const).flatMap(
  (state) => personas.map((persona) => [state, persona] as const),
)

describe('random requests', () => {
  const server = setUpServer(() => openPglite(null))
  let sent = 0
  const leads = new Map<string, Owned>()

  const bring = async (state: StateName, persona: (typeof personas)[number]): Promise<Owned> => {
    if (state === 'NONE') return createFor(server, persona)
    const owned = await submitFor(server, tagged(persona, scenarioTagOf(state) ?? ''))
    if (state !== 'CHECKING') await settle(server, owned)
    return owned
  }

  /** Returns a lead in this state; creates a new one when a request has changed the state of the last one. */
  const leadIn = async (state: StateName, persona: (typeof personas)[number]) => {
    const name = `${state} ${persona.product.id}`
    const known = leads.get(name)
    const status = known && (await server.call(leadStatus, { params: { id: known.id }, token: known.token })).reply
    if (known !== undefined && status && stateOf(status) === state) return { owned: known, status }
    const owned = await bring(state, persona)
    leads.set(name, owned)
    return { owned, status: await statusOf(server, owned) }
  }

  const send = async (name: EndpointName, drawn: DrawnRequest, place: number): Promise<number> => {
    const endpoint = endpoints[name]
    const [state, persona] = places[place] ?? ['NONE', personas[0]]
    if (persona === undefined) throw new Error('There is no persona')
    const { owned, status } = await leadIn(state, persona)
    const other = [...leads.values()].find(({ id }) => id !== owned.id) ?? owned
    const [policy] = status.policies
    // A used or expired message has no content.
    const sentBy = (channel: 'sms' | 'email') => lastSent(server, channel, owned.id).catch(() => 'none')
    const facts = {
      '<lead>': owned.id,
      '<other lead>': other.id,
      '<offer>': status.offers[0]?.id ?? 'none',
      '<policy>': policy?.key ?? 'none',
      '<version>': policy?.version ?? 'none',
      '<code>': state === 'MOBILE_VERIFICATION' ? await sentBy('sms') : '000000',
      '<link>': state === 'NONE' ? 'none' : linkSecretOf(await sentBy('email')),
    }
    const isLink = endpoint.path.includes('{urlType}')
    const filled = new Map(Object.entries(drawn.params).map(([field, value]) => [field, fillIn(value, facts)]))
    if (isLink && filled.get('id') === owned.id) filled.set('id', facts['<link>'])
    const path = urlOf(endpoint).replaceAll(/\{(\w+)\}/gu, (_whole, field: string) => {
      const value = String(filled.get(field))
      filled.delete(field)
      return encodeURIComponent(value.replaceAll(/\p{Cs}/gu, '?')) || 'x'
    })
    const query = new URLSearchParams(
      [...filled].map(([field, value]): [string, string] => [field, String(value)]),
    ).toString()
    const token = { own: owned.token, another: other.token, none: '', garbage: 'x'.repeat(43) }[drawn.token]
    const isGet = endpoint.method === 'GET'
    const payload = endpoint.fileTypes === null ? JSON.stringify(fillIn(drawn.body, facts)) : drawn.file
    const response = await server.app.inject({
      method: endpoint.method,
      url: query === '' ? path : `${path}?${query}`,
      headers: {
        'lead-token': token,
        'idempotency-key': encodeURIComponent(drawn.key),
        ...(!isGet && { 'content-type': drawn.contentType }),
      },
      ...(!isGet && { payload }),
    })
    sent += 1
    return response.statusCode
  }

  // Shows spec 7.23
  it.each(names)('%s never returns a 5xx', { timeout: runsEach * 1_500 }, async (name) => {
    const drawn = fc.tuple(requestsOf(endpoints[name]), fc.nat({ max: places.length - 1 }))
    await fc.assert(
      fc.asyncProperty(drawn, async ([request, place]) => {
        const status = await send(name, request, place)
        expect(status).toBeLessThan(500)
      }),
      { numRuns: runsEach },
    )
  })

  it('cover the contract, and every lead still returns its status', async () => {
    expect(sent).toBeGreaterThanOrEqual(2000)
    for (const { id, token } of leads.values()) {
      const { status } = await server.call(leadStatus, { params: { id }, token })
      expect([200, 410]).toContain(status)
    }
  })
})
