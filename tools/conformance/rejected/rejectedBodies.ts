// Requests with a body that the contract or the validation rejects.
import { findExpectedErrors, wrongText } from '../expectedErrors.ts'
import { expectFieldErrors } from '../expectFieldErrors.ts'
import { expectErrorsOfFields } from '../expectProblem.ts'
import { newKey } from '../session.ts'
import { jsonType, rejected, type RejectedRequest, sendCreate } from './rejectedRequest.ts'

/** @assumed the limit of every server is lower, because the answers of a lead have a few thousand bytes. */
const tooManyBytes = 2_000_000

const rejectedAnswers: readonly RejectedRequest[] = [
  {
    name: 'wrong-answers',
    title: 'reports each wrong answer with the codes and parameters of the domain',
    type: 'refused',
    clauses: ['3.33', '5.27', '5.28'],
    send: ({ send, product, getWrongAnswers }) =>
      send('createLead', { body: { product: product.id, ...getWrongAnswers() }, idempotencyKey: newKey() }),
    verify: (exchange, { product, now, getWrongAnswers }) =>
      expectFieldErrors(exchange, findExpectedErrors(getWrongAnswers(), { product, now: now(), complete: false })),
  },
  {
    name: 'missing-answers',
    title: 'reports each missing answer on the submission',
    type: 'refused',
    clauses: ['2.26', '5.27'],
    send: async (session) => {
      const { id, token, revision } = await session.createDraft()
      const body = { product: session.product.id, id, revision, submit: true }
      return session.send('updateLead', { body, token, idempotencyKey: newKey() })
    },
    verify: (exchange, { product, now }) =>
      expectFieldErrors(exchange, findExpectedErrors({}, { product, now: now(), complete: true })),
  },
  {
    name: 'unknown-product',
    title: 'rejects an unknown product and names the field',
    type: 'refused',
    clauses: ['7.2'],
    send: ({ send }) => send('createLead', { body: { product: 'no-such-product' }, idempotencyKey: newKey() }),
    verify: (exchange) => expectErrorsOfFields(exchange, ['product']),
  },
]

/** Bodies that violate the contract, by the name of the request. */
const malformedBodies: Readonly<Record<string, readonly [title: string, body: string]>> = {
  'malformed-json': ['rejects malformed JSON', `{"product":"${wrongText}"`],
  'list-body': ['rejects a list in place of an object', '[]'],
  'null-body': ['rejects null in place of an object', 'null'],
  'list-section': ['rejects a list in place of a section', '{"product":"x","personalDetails":[]}'],
  'unknown-field': ['rejects an unknown field', `{"product":"x","unheardOf":"${wrongText}"}`],
  'wrong-type': ['rejects a value of another type', `{"product":{"name":"${wrongText}"}}`],
  'nul-character': ['rejects the character NUL in a text', String.raw`{"product":"x","leadSource":"a\u0000b"}`],
  'half-surrogate': ['rejects half of a surrogate pair in a text', String.raw`{"product":"x","leadSource":"\ud800"}`],
  'deep-nesting': ['rejects a body with too many nested lists', '['.repeat(100_000)],
}

/** Media types other than JSON, by the name of the request. */
const wrongMediaTypes: Readonly<Record<string, string>> = {
  'plain-text': 'text/plain',
  form: 'application/x-www-form-urlencoded',
  multipart: 'multipart/form-data; boundary=x',
}

export const rejectedBodies: readonly RejectedRequest[] = [
  ...rejectedAnswers,
  ...Object.entries(malformedBodies).map(([name, [title, body]]) =>
    rejected(name, 'bad-request', '7.23', title, (session) => sendCreate(session, body)),
  ),
  ...Object.entries(wrongMediaTypes).map(([name, type]) =>
    rejected(name, 'not-json', '7.23', `rejects a body of the type ${type}`, (session) =>
      sendCreate(session, 'a=b', { 'content-type': type, 'idempotency-key': newKey() }),
    ),
  ),
  rejected('too-large', 'too-large', '7.23', 'rejects a body above the size limit', (session) =>
    sendCreate(session, JSON.stringify({ product: 'x'.repeat(tooManyBytes) })),
  ),
  rejected('no-key', 'bad-request', '7.5', 'rejects a write without an idempotency key', (session) =>
    sendCreate(session, JSON.stringify({ product: session.product.id }), jsonType),
  ),
  rejected(
    'guessable-key',
    'bad-request',
    '7.5',
    'rejects a create under a key that another caller could use',
    (session) =>
      sendCreate(session, JSON.stringify({ product: session.product.id }), { ...jsonType, 'idempotency-key': '1' }),
  ),
]
