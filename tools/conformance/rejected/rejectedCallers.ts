// Requests of a caller without the right to a lead, for a lead in another state, or outside the contract.
import { randomUUID } from 'node:crypto'
import * as v from 'valibot'
import { expectEqual } from '../outcomes.ts'
import { wrongText } from '../expectedErrors.ts'
import { readFieldErrors } from '../expectProblem.ts'
import { newKey } from '../session.ts'
import type { RejectedRequest } from './rejectedRequest.ts'

const wrongToken = 'x'.repeat(43)

const revisionSchema = v.object({ revision: v.number(), writtenWithSameToken: v.boolean() })
const stateSchema = v.object({ progressState: v.number() })

const callers: readonly RejectedRequest[] = [
  {
    name: 'no-token',
    title: 'rejects a call of a lead without its token',
    type: 'token-needed',
    clauses: ['6.1'],
    send: async (session) => session.send('leadStatus', { params: { id: (await session.createDraft()).id } }),
  },
  {
    name: 'unknown-lead',
    title: 'rejects the id of no lead',
    type: 'not-found',
    clauses: ['6.1'],
    send: ({ send }) => send('leadStatus', { params: { id: randomUUID() }, token: wrongToken }),
  },
  {
    name: 'wrong-token',
    title: 'rejects the token of another lead',
    type: 'not-found',
    clauses: ['6.1'],
    send: async ({ createDraft, send }) => {
      const [own, other] = [await createDraft(), await createDraft()]
      return send('leadStatus', { params: { id: own.id }, token: other.token })
    },
  },
  {
    name: 'unknown-link',
    title: 'rejects a resume link that was never sent',
    type: 'not-found',
    clauses: ['7.7'],
    send: ({ send }) => send('leadFromLink', { params: { id: wrongText, urlType: 'continue' } }),
  },
  {
    name: 'unknown-unsubscribe-link',
    title: 'rejects an unsubscribe link that was never sent',
    type: 'not-found',
    clauses: ['7.22'],
    send: ({ send }) => send('unsubscribeByLink', { body: { token: wrongText } }),
  },
  {
    name: 'unknown-reference',
    title: 'rejects the return of a provider under an unknown reference',
    type: 'not-found',
    clauses: ['7.23'],
    send: ({ send }) =>
      send('comeBack', { body: { reference: wrongText, outcome: 'confirm' }, idempotencyKey: newKey() }),
  },
  {
    name: 'wrong-password',
    title: 'rejects an address and a password of no lead',
    type: 'refused',
    clauses: ['7.16'],
    send: ({ send, product }) =>
      send('openByPassword', {
        body: { product: product.id, email: `${randomUUID()}@example.com`, password: `${wrongText} ${randomUUID()}` },
      }),
    verify: (exchange) =>
      expectEqual(
        'errors of',
        readFieldErrors(exchange).map(({ fieldName, code }) => `${fieldName} ${code}`),
        ['password not-confirmed'],
      ),
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
]

const getMethod = 'GET'

const outside: readonly RejectedRequest[] = [
  {
    name: 'malformed-id',
    title: 'rejects an id that is no UUID',
    type: 'bad-request',
    clauses: ['7.13'],
    send: ({ send }) => send('leadStatus', { params: { id: wrongText }, token: wrongToken }),
  },
  {
    name: 'unknown-parameter',
    title: 'rejects an unknown parameter',
    type: 'bad-request',
    clauses: ['7.23'],
    send: ({ sendRaw }) =>
      sendRaw({ call: 'vehicleModels', method: getMethod, path: '/data/vehicleModels.json?unheardOf=1' }),
  },
  {
    name: 'nul-in-path',
    title: 'rejects the character NUL in a path',
    type: 'bad-request',
    clauses: ['7.23'],
    send: ({ sendRaw, product }) =>
      sendRaw({ call: 'lookUpPostcode', method: getMethod, path: `/postcode/lookup/a%00b?product=${product.id}` }),
  },
  {
    name: 'malformed-path',
    title: 'rejects a path that cannot be decoded',
    type: 'bad-request',
    clauses: ['7.23'],
    send: ({ sendRaw }) => sendRaw({ call: 'lookUpPostcode', method: getMethod, path: '/postcode/lookup/%' }),
  },
  {
    name: 'unknown-path',
    title: 'rejects a path outside the contract',
    type: 'not-found',
    clauses: ['7.23'],
    send: ({ sendRaw }) => sendRaw({ call: null, method: getMethod, path: '/unheard-of' }),
  },
  {
    name: 'unknown-method',
    title: 'rejects a method outside the contract',
    type: 'not-found',
    clauses: ['7.23'],
    send: ({ sendRaw }) => sendRaw({ call: null, method: 'DELETE', path: '/v3/lead' }),
  },
]

export const rejectedCallers: readonly RejectedRequest[] = [...callers, ...states, ...outside]
