// The faults that the tests add to the reference server, each with the cases that have to fail. For tests only.
import { randomUUID } from 'node:crypto'
import { isRecord } from '@loan/domain/records'
import type { Fault, ProxiedReply, ProxiedRequest } from './startFaultyProxy.ts'

export type FaultCase = {
  readonly name: string
  readonly fault: Fault
  readonly failed: readonly string[]
  /** The groups to run; the default is all but `steps` and `access`, which take half of the time. */
  readonly groups?: readonly string[]
}

const isCreate = ({ method, url }: ProxiedRequest): boolean => method === 'POST' && url === '/api/v3/lead'

const isProblem = ({ status, headers }: ProxiedReply): boolean =>
  status >= 400 && (headers['content-type'] ?? '').startsWith('application/problem+json')

type JsonObject = Readonly<Record<string, unknown>>

const changeJson = (reply: ProxiedReply, change: (json: JsonObject) => JsonObject): ProxiedReply => {
  const json: unknown = JSON.parse(reply.body.toString())
  return isRecord(json) ? { ...reply, body: Buffer.from(JSON.stringify(change(json))) } : reply
}

const changeProblem = (reply: ProxiedReply, change: (json: JsonObject) => JsonObject): ProxiedReply =>
  isProblem(reply) ? changeJson(reply, change) : reply

const withHeader = (reply: ProxiedReply, name: string, value: string | null): ProxiedReply => {
  const { [name]: _replaced, ...others } = reply.headers
  return { ...reply, headers: { ...others, ...(value !== null && { [name]: value }) } }
}

const omit = (json: JsonObject, name: string): JsonObject =>
  Object.fromEntries(Object.entries(json).filter(([key]) => key !== name))

const upperCaseCodes = (errors: unknown): unknown =>
  Array.isArray(errors)
    ? errors.map((error: unknown) =>
        isRecord(error) ? { ...error, code: String(error['code']).toUpperCase() } : error,
      )
    : errors

const receipt = { revision: 1, leadStatus: 'draft', expiresAt: '2099-01-01T00:00:00.000Z', progressState: 0 }

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
        /^"[\da-f-]{36}"$/u.test(request.headers['idempotency-key'] ?? '')
          ? { ...request, headers: { ...request.headers, 'idempotency-key': randomUUID() } }
          : request,
    },
    failed: [
      'idempotency/create-retry',
      'idempotency/update-retry',
      'idempotency/other-create',
      'idempotency/other-update',
      'idempotency/parallel-creates',
      'idempotency/parallel-updates',
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
    failed: ['rejections/wrong-answers', 'rejections/unknown-product', 'idempotency/key-after-rejection'],
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
    name: 'allows caching',
    fault: { changeReply: (reply) => withHeader(reply, 'cache-control', 'private, max-age=60') },
    failed: ['headers/cache-control'],
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
    name: 'does not count the tries of a code',
    fault: {
      changeReply: (reply, { url }) =>
        url.includes('/api/lead/status/') && reply.status === 200
          ? changeJson(reply, ({ verification, ...json }) => ({
              ...json,
              verification: isRecord(verification) ? { ...verification, triesLeft: 3 } : verification,
            }))
          : reply,
    },
    groups: ['steps'],
    failed: ['steps/wrong-code'],
  },
]
