// Requests of a caller without the right to a lead, for a lead in another state, or outside the contract.
import { randomUUID } from 'node:crypto'
import * as v from 'valibot'
import { expectEqual } from '../outcomes.ts'
import { wrongText } from '../expectedErrors.ts'
import { readFieldErrors } from '../expectProblem.ts'
import { newKey } from '../session.ts'
import { submitLead } from '../submitLead.ts'
import { rejected, type RejectedRequest, wrongToken } from './rejectedRequest.ts'

const revisionSchema = v.object({ revision: v.number(), writtenWithSameToken: v.boolean() })
const stateSchema = v.object({ progressState: v.number() })

const callers: readonly RejectedRequest[] = [
  rejected('no-token', 'token-needed', '6.1', 'rejects a call of a lead without its token', async (session) =>
    session.send('leadStatus', { params: { id: (await session.createDraft()).id } }),
  ),
  rejected('unknown-lead', 'not-found', '6.1', 'rejects the id of no lead', ({ send }) =>
    send('leadStatus', { params: { id: randomUUID() }, token: wrongToken }),
  ),
  rejected('wrong-token', 'not-found', '6.1', 'rejects the token of another lead', async ({ createDraft, send }) => {
    const [own, other] = [await createDraft(), await createDraft()]
    return send('leadStatus', { params: { id: own.id }, token: other.token })
  }),
  rejected('unknown-link', 'not-found', '7.7', 'rejects a resume link that was never sent', ({ send }) =>
    send('leadFromLink', { params: { id: wrongText, urlType: 'continue' } }),
  ),
  rejected(
    'unknown-unsubscribe-link',
    'not-found',
    '7.22',
    'rejects an unsubscribe link that was never sent',
    ({ send }) => send('unsubscribeByLink', { body: { token: wrongText } }),
  ),
  rejected(
    'unknown-reference',
    'not-found',
    '7.23',
    'rejects the return of a provider under an unknown reference',
    ({ send }) => send('comeBack', { body: { reference: wrongText, outcome: 'confirm' }, idempotencyKey: newKey() }),
  ),
  {
    name: 'wrong-password',
    title: 'rejects an address and a password of no lead',
    type: 'refused',
    clauses: ['7.16'],
    send: ({ send, product }) =>
      send('openByPassword', {
        body: { product: product.id, email: `${randomUUID()}@example.com`, password: `${wrongText} ${randomUUID()}` },
      }),
    verify: (exchange) => {
      const errors = readFieldErrors(exchange).map(({ fieldName, code }) => `${fieldName} ${code}`)
      expectEqual('errors of', errors, ['password not-confirmed'])
    },
  },
]

const states: readonly RejectedRequest[] = [
  {
    name: 'older-revision',
    title: 'rejects an update of an older revision and returns the current one',
    type: 'older-revision',
    clauses: ['7.6'],
    send: async ({ createDraft, send, product, answers }) => {
      const { id, token, revision } = await createDraft()
      const body = { product: product.id, id, revision: revision - 1, ...answers }
      return send('updateLead', { body, token, idempotencyKey: newKey() })
    },
    verify: ({ json }) => {
      const problem = v.safeParse(revisionSchema, json)
      const expected = { revision: 1, writtenWithSameToken: true }
      expectEqual('the members', problem.success ? problem.output : null, expected)
    },
  },
  {
    name: 'wrong-state',
    title: 'rejects a call that does not fit the state, and returns the state',
    type: 'wrong-state',
    clauses: ['4.10'],
    send: async ({ createDraft, send }) => {
      const { id, token } = await createDraft()
      return send('skipLender', { params: { id }, token, idempotencyKey: newKey() })
    },
    verify: ({ json }) => {
      const problem = v.safeParse(stateSchema, json)
      expectEqual('the member `progressState`', problem.success ? problem.output.progressState : null, 0)
    },
  },
  {
    name: 'submitted-lead',
    title: 'rejects an update of a submitted lead',
    type: 'wrong-state',
    clauses: ['7.6'],
    send: async (session) => {
      const { lead } = await submitLead(session)
      const { id, token, revision } = lead
      const body = { product: session.product.id, id, revision, ...session.answers }
      return session.send('updateLead', { body, token, idempotencyKey: newKey() })
    },
  },
]

const method = 'GET'

const outside: readonly RejectedRequest[] = [
  rejected('malformed-id', 'bad-request', '7.13', 'rejects an id that is no UUID', ({ send }) =>
    send('leadStatus', { params: { id: wrongText }, token: wrongToken }),
  ),
  rejected('unknown-parameter', 'bad-request', '7.23', 'rejects an unknown parameter', ({ sendRaw }) =>
    sendRaw({ call: 'vehicleModels', method, path: '/data/vehicleModels.json?unheardOf=1' }),
  ),
  rejected('nul-in-path', 'bad-request', '7.23', 'rejects the character NUL in a path', ({ sendRaw, product }) =>
    sendRaw({ call: 'lookUpPostcode', method, path: `/postcode/lookup/a%00b?product=${product.id}` }),
  ),
  rejected('malformed-path', 'bad-request', '7.23', 'rejects a path that cannot be decoded', ({ sendRaw }) =>
    sendRaw({ call: 'lookUpPostcode', method, path: '/postcode/lookup/%' }),
  ),
  rejected('unknown-path', 'not-found', '7.23', 'rejects a path outside the contract', ({ sendRaw }) =>
    sendRaw({ call: null, method, path: '/unheard-of' }),
  ),
  rejected('unknown-method', 'not-found', '7.23', 'rejects a method outside the contract', ({ sendRaw }) =>
    sendRaw({ call: null, method: 'DELETE', path: '/v3/lead' }),
  ),
]

export const rejectedCallers: readonly RejectedRequest[] = [...callers, ...states, ...outside]
