// Sends random requests of the contract to leads in every state. No request returns a 5xx, every reply fits the
// contract (checkedApp.ts), and every lead still exists afterwards.
import { leadStatus, type LeadStatus } from '@loan/domain/contract/lead'
import { type EndpointName, endpoints } from '@loan/domain/contract/registry'
import type { StateName } from '@loan/domain/states'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { listKeys } from '@loan/domain/records'
import { openTestPglite } from '../testing/databases.ts'
import { findStateScenarioTag, taggedStates } from '../sandbox/scenarios.ts'
import { type ArbitraryRequest, replaceLeadPlaceholders, buildRequests } from '../testing/arbitraryRequest.ts'
import { buildEndpointPath } from '../http/registerContract.ts'
import { personas, withTag } from '../testing/personas.ts'
import { createServerFixture } from '../testing/createServerFixture.ts'
import type { LeadHandle } from '../testing/leadCalls.ts'
import {
  createDraft,
  readLastMessage,
  readLinkSecret,
  waitForLenders,
  readState,
  requestStatus,
  submitApplication,
} from '../testing/leadRequests.ts'

/**
 * Requests to each call. `FUZZ_RUNS` sets another number, and `FUZZ_SECONDS` ends each call's requests after this time.
 */
const runsEach = Number(process.env['FUZZ_RUNS'] ?? (process.env['WIDE'] === '1' ? 400 : 40))
const secondsEach = Number(process.env['FUZZ_SECONDS'] ?? Infinity)

/** The longest time of a timer. */
const maxTimerMs = 2 ** 31 - 1

const names = listKeys(endpoints)
/** NONE is a draft. */
const targets: readonly (readonly [StateName, (typeof personas)[number]])[] = (
  ['NONE', ...taggedStates] as const
).flatMap((state) => personas.map((persona) => [state, persona] as const))

describe('random requests', () => {
  const server = createServerFixture(openTestPglite)
  let sent = 0
  /** The lead of each target, with its status until a request can have changed it. */
  const leads = new Map<string, { readonly owned: LeadHandle; status: LeadStatus | null }>()

  const createInState = async (state: StateName, persona: (typeof personas)[number]): Promise<LeadHandle> => {
    if (state === 'NONE') return createDraft(server, persona)
    const owned = await submitApplication(server, withTag(persona, findStateScenarioTag(state) ?? ''))
    if (state !== 'CHECKING') await waitForLenders(server, owned)
    return owned
  }

  /** Returns a lead in this state; creates a new one when a request has changed the state of the last one. */
  const findOrCreateLead = async (state: StateName, persona: (typeof personas)[number]) => {
    const name = `${state} ${persona.product.id}`
    const existing = leads.get(name)
    if (existing !== undefined) {
      const { id, token } = existing.owned
      existing.status ??= (await server.call(leadStatus, { params: { id }, token })).reply
      if (existing.status !== null && readState(existing.status) === state)
        return { owned: existing.owned, status: existing.status }
    }
    const owned = await createInState(state, persona)
    const status = await requestStatus(server, owned)
    leads.set(name, { owned, status })
    return { owned, status }
  }

  const send = async (name: EndpointName, generated: ArbitraryRequest, targetIndex: number): Promise<number> => {
    const endpoint = endpoints[name]
    const [state, persona] = targets[targetIndex] ?? ['NONE', personas[0]]
    if (persona === undefined) throw new Error('There is no persona')
    const { owned, status } = await findOrCreateLead(state, persona)
    const other = [...leads.values()].find(({ owned: { id } }) => id !== owned.id)?.owned ?? owned
    const [policy] = status.policies
    const isLink = endpoint.path.includes('{urlType}')
    const uses = (placeholder: string): boolean => JSON.stringify(generated.body ?? '').includes(placeholder)
    // A used or expired message has no content.
    const readMessage = (channel: 'sms' | 'email') => readLastMessage(server, channel, owned.id).catch(() => 'none')
    const leadValues = {
      '<lead>': owned.id,
      '<other lead>': other.id,
      '<offer>': status.offers[0]?.id ?? 'none',
      '<policy>': policy?.key ?? 'none',
      '<version>': policy?.version ?? 'none',
      '<code>': state === 'MOBILE_VERIFICATION' && uses('<code>') ? await readMessage('sms') : '000000',
      '<link>': state !== 'NONE' && (isLink || uses('<link>')) ? readLinkSecret(await readMessage('email')) : 'none',
    }
    const filled = new Map(
      Object.entries(generated.params).map(([field, value]) => [field, replaceLeadPlaceholders(value, leadValues)]),
    )
    if (isLink && filled.get('id') === owned.id) filled.set('id', leadValues['<link>'])
    const path = buildEndpointPath(endpoint).replaceAll(/\{(\w+)\}/gu, (_whole, field: string) => {
      const value = String(filled.get(field))
      filled.delete(field)
      return encodeURIComponent(value.replaceAll(/\p{Cs}/gu, '?')) || 'x'
    })
    const query = new URLSearchParams(
      [...filled].map(([field, value]): [string, string] => [field, String(value)]),
    ).toString()
    const token = { own: owned.token, another: other.token, none: '', garbage: 'x'.repeat(43) }[generated.token]
    const isGet = endpoint.method === 'GET'
    const payload =
      endpoint.fileTypes === null ? JSON.stringify(replaceLeadPlaceholders(generated.body, leadValues)) : generated.file
    const response = await server.app.inject({
      method: endpoint.method,
      url: query === '' ? path : `${path}?${query}`,
      headers: {
        'lead-token': token,
        'idempotency-key': encodeURIComponent(generated.key),
        ...(!isGet && { 'content-type': generated.contentType }),
      },
      ...(!isGet && { payload }),
    })
    sent += 1
    // A read can apply transitions that are due.
    if (response.statusCode === 200 || response.statusCode === 410)
      for (const lead of leads.values()) if ([owned.id, other.id].includes(lead.owned.id)) lead.status = null
    return response.statusCode
  }

  // Shows spec 7.23
  it.each(names)('%s never returns a 5xx', { timeout: Math.min(runsEach * 1500, maxTimerMs) }, async (name) => {
    const generated = fc.tuple(buildRequests(endpoints[name]), fc.nat({ max: targets.length - 1 }))
    await fc.assert(
      fc.asyncProperty(generated, async ([request, targetIndex]) => {
        const status = await send(name, request, targetIndex)
        expect(status).toBeLessThan(500)
      }),
      {
        numRuns: runsEach,
        plugins: secondsEach < Infinity ? [fc.interruptAfterTimeLimit(secondsEach * 1000)] : [],
      },
    )
    // A long run that is stopped has its count up to here.
    if (process.env['FUZZ_RUNS'] !== undefined) process.stdout.write(`${sent} requests after ${name}\n`)
  })

  it('cover the contract, and every lead still returns its status', async () => {
    expect(sent).toBeGreaterThanOrEqual(2000)
    for (const {
      owned: { id, token },
    } of leads.values()) {
      const { status } = await server.call(leadStatus, { params: { id }, token })
      expect([200, 410]).toContain(status)
    }
  })
})
