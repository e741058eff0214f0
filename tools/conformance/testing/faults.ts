// The faults that the tests add to the reference server, each with the cases that have to fail. For tests only.
import { randomUUID } from 'node:crypto'
import {
  changeJson,
  changeProblem,
  isCreate,
  isProblem,
  omit,
  receipt,
  upperCaseCodes,
  withHeader,
  withNewKey,
} from './proxyChanges.ts'
import type { Fault } from './startFaultyProxy.ts'

export type FaultCase = {
  readonly name: string
  readonly fault: Fault
  readonly failed: readonly string[]
  /** The groups to run; the default is all but `steps` and `access`, which take half of the time. */
  readonly groups?: readonly string[]
}

export const faultCases: readonly FaultCase[] = [
  {
    name: 'drops a field of a reply',
    fault: {
      changeReply: (reply, request) =>
        isCreate(request) && reply.status === 200 ? changeJson(reply, (json) => omit(json, 'expiresAt')) : reply,
    },
    failed: ['lead/create'],
  },
  {
    name: 'ignores idempotency keys',
    fault: {
      changeRequest: (request) =>
        /^"[\da-f-]{36}"$/u.test(request.headers['idempotency-key'] ?? '') ? withNewKey(request) : request,
    },
    failed: [
      'idempotency/create-retry',
      'idempotency/update-retry',
      'idempotency/other-create',
      'idempotency/other-update',
      'idempotency/parallel-creates',
      'idempotency/parallel-updates',
      'idempotency/every-write',
    ],
  },
  {
    name: 'accepts invalid answers',
    fault: {
      changeReply: (reply, request) => {
        if (!isCreate(request) || reply.status !== 422 || !reply.body.includes('"fieldName"')) return reply
        const body = Buffer.from(JSON.stringify({ ...receipt, id: randomUUID(), token: randomUUID() }))
        return withHeader({ ...reply, status: 200, body }, 'content-type', 'application/json; charset=utf-8')
      },
    },
    failed: [
      'rejections/wrong-answers',
      'rejections/unknown-product',
      'idempotency/key-after-rejection',
      'idempotency/every-write',
    ],
  },
  {
    name: 'returns other codes of wrong answers',
    fault: {
      changeReply: (reply) =>
        changeProblem(reply, (json) => ('errors' in json ? { ...json, errors: upperCaseCodes(json['errors']) } : json)),
    },
    failed: ['rejections/wrong-answers', 'rejections/missing-answers', 'rejections/wrong-password'],
  },
  {
    name: 'returns problems as plain JSON',
    fault: {
      changeReply: (reply) => (isProblem(reply) ? withHeader(reply, 'content-type', 'application/json') : reply),
    },
    failed: ['problems/media-type'],
  },
  {
    name: 'repeats the request in a problem',
    fault: {
      changeReply: (reply, { body }) => changeProblem(reply, (json) => ({ ...json, detail: `Invalid: ${body}` })),
    },
    failed: ['problems/no-values'],
  },
  {
    name: 'returns problems without an id',
    fault: { changeReply: (reply) => changeProblem(reply, (json) => omit(json, 'traceId')) },
    failed: ['problems/schema', 'problems/trace-id'],
  },
  {
    name: 'returns 403 without a token',
    fault: { changeReply: (reply) => (reply.status === 401 ? { ...reply, status: 403 } : reply) },
    failed: ['rejections/no-token', 'rejections/every-call-without-token', 'problems/status', 'problems/type'],
  },
  {
    name: 'reveals that a lead exists',
    fault: {
      changeReply: (reply, { headers }) =>
        reply.status === 404 && headers['lead-token'] !== 'x'.repeat(43)
          ? changeProblem(reply, (json) => ({ ...json, detail: 'The lead has another token.' }))
          : reply,
    },
    failed: ['rejections/same-reply'],
  },
  {
    name: 'returns 500 for one call',
    fault: {
      changeReply: (reply, { url }) => (url.startsWith('/api/partner/logos') ? { ...reply, status: 500 } : reply),
    },
    failed: ['reads/partner-logos', 'headers/no-server-error'],
  },
  {
    name: 'returns no offer with its plan',
    fault: {
      changeReply: (reply, { url }) =>
        url.endsWith('/plan') && reply.status === 200 ? changeJson(reply, (json) => omit(json, 'totals')) : reply,
    },
    groups: ['steps'],
    failed: ['steps/agreement'],
  },
  {
    name: 'opens a link with a wrong confirmation',
    fault: {
      changeRequest: (request) =>
        request.body.includes('1901-01-01') ? { ...request, body: '{"dateOfBirth":"1985-07-14"}' } : request,
    },
    groups: ['access'],
    failed: ['access/wrong-confirmation'],
  },
  {
    name: 'skips a second lender for the retry of a skip',
    fault: { changeRequest: (request) => (request.url.includes('/lead/skip/') ? withNewKey(request) : request) },
    failed: ['idempotency/every-write'],
  },
  {
    name: 'keeps the answers that an update omits',
    fault: {
      changeReply: (reply, { url }) =>
        url.endsWith('/answers') && reply.status === 200
          ? changeJson(reply, () => ({ application: { amount: 2000, personalDetails: { firstName: 'Anna' } } }))
          : reply,
    },
    failed: ['lead/answers', 'lead/replacement'],
  },
  {
    name: 'opens a link after the access was ended',
    fault: {
      changeReply: (reply) =>
        reply.body.includes('link-locked')
          ? withHeader(
              { ...reply, status: 200, body: Buffer.from('{"progressState":0,"confirm":"dateOfBirth"}') },
              'content-type',
              'application/json',
            )
          : reply,
    },
    groups: ['access'],
    failed: ['access/end-devices'],
  },
]
