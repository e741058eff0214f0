// Changes of one request or reply, of which the faults of the tests consist. For tests only.
import { randomUUID } from 'node:crypto'
import { isRecord } from '@loan/domain/records'
import type { ProxiedReply, ProxiedRequest } from './startFaultyProxy.ts'

export const isCreate = ({ method, url }: ProxiedRequest): boolean => method === 'POST' && url === '/api/v3/lead'

export const isProblem = ({ status, headers }: ProxiedReply): boolean =>
  status >= 400 && (headers['content-type'] ?? '').startsWith('application/problem+json')

type JsonObject = Readonly<Record<string, unknown>>

export const changeJson = (reply: ProxiedReply, change: (json: JsonObject) => JsonObject): ProxiedReply => {
  const json: unknown = JSON.parse(reply.body.toString())
  return isRecord(json) ? { ...reply, body: Buffer.from(JSON.stringify(change(json))) } : reply
}

export const changeProblem = (reply: ProxiedReply, change: (json: JsonObject) => JsonObject): ProxiedReply =>
  isProblem(reply) ? changeJson(reply, change) : reply

export const withHeader = (reply: ProxiedReply, name: string, value: string | null): ProxiedReply => {
  const { [name]: _replaced, ...others } = reply.headers
  return { ...reply, headers: { ...others, ...(value !== null && { [name]: value }) } }
}

export const omit = (json: JsonObject, name: string): JsonObject =>
  Object.fromEntries(Object.entries(json).filter(([key]) => key !== name))

export const upperCaseCodes = (errors: unknown): unknown =>
  Array.isArray(errors)
    ? errors.map((error: unknown) =>
        isRecord(error) ? { ...error, code: String(error['code']).toUpperCase() } : error,
      )
    : errors

export const withNewKey = (request: ProxiedRequest): ProxiedRequest => ({
  ...request,
  headers: { ...request.headers, 'idempotency-key': randomUUID() },
})

/** A receipt of a draft, without its id. */
export const receipt = { revision: 1, leadStatus: 'draft', expiresAt: '2099-01-01T00:00:00.000Z', progressState: 0 }

export const storedReceipt = Buffer.from(JSON.stringify({ ...receipt, id: randomUUID() }))
