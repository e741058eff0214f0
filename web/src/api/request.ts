// Sends one HTTP request for one endpoint of the contract. It returns a result, never throws and never
// navigates. The caller decides what the result means for the applicant.
import type { Endpoint } from '@loan/domain/contract/endpoint'
import { isOwnProblem, type Problem, problemMediaType, problemSchema } from '@loan/domain/contract/problem'
import * as v from 'valibot'
import { noteServerTime } from '../lib/serverClock.ts'

/** Spec 8.22: custom request statuses. */
const requestStatusCodes = { malformed: 0, timeout: 444, aborted: 499, offline: 1001 } as const

export type RequestFailure =
  | { readonly outcome: keyof typeof requestStatusCodes }
  | {
      readonly outcome: 'http'
      readonly httpStatus: number
      /** Null when the reply is not a problem document of our server, for example a firewall's page. */
      readonly problem: Problem | null
      readonly retryAfterSeconds: number | null
    }

export type RequestResult<Reply> = { readonly outcome: 'ok'; readonly reply: Reply } | RequestFailure

/** HTTP status of a failure, or the custom status of spec 8.22 when there was no HTTP reply. */
export const findStatusNumber = (failure: RequestFailure): number =>
  failure.outcome === 'http' ? failure.httpStatus : requestStatusCodes[failure.outcome]

export type RequestOptions<E extends Endpoint> = {
  readonly params?: v.InferInput<E['params']>
  readonly body?: v.InferInput<E['body']>
  readonly leadToken?: string
  readonly idempotencyKey?: string
  readonly signal?: AbortSignal
  readonly timeoutMs?: number
  /** Lets the request outlive the page (at most 64 kB of body). */
  readonly keepalive?: boolean
}

export type Request = <E extends Endpoint>(
  endpoint: E,
  options: RequestOptions<E>,
) => Promise<RequestResult<v.InferOutput<E['reply']>>>

const defaultTimeoutMs = 15_000

const isText = (entry: readonly [string, unknown]): entry is [string, string] => typeof entry[1] === 'string'

/** Fills in the path parameters; the other string parameters become the query string. */
export const buildUrl = (baseUrl: string, path: string, params: unknown): string => {
  const rest = new Map(Object.entries(params ?? {}).filter(isText))
  const filled = path.replace(/\{(\w+)\}/g, (_match, name: string) => {
    const value = rest.get(name) ?? ''
    rest.delete(name)
    return encodeURIComponent(value)
  })
  const query = new URLSearchParams([...rest]).toString()
  return `${baseUrl}${filled}${query === '' ? '' : `?${query}`}`
}

/** Parses seconds or a date (RFC 9110). Null when absent, invalid or past; at most 600 seconds. */
const parseRetryAfter = (header: string | null): number | null => {
  if (header === null) return null
  const seconds = /^\d+$/.test(header) ? Number(header) : (Date.parse(header) - Date.now()) / 1000
  return Number.isFinite(seconds) && seconds > 0 ? Math.min(Math.ceil(seconds), 600) : null
}

const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

type Headed = Pick<RequestOptions<Endpoint>, 'leadToken' | 'idempotencyKey'> & { readonly contentType?: string }

export const buildHeaders = ({ contentType, leadToken, idempotencyKey }: Headed): Record<string, string> => ({
  accept: 'application/json, application/problem+json',
  ...(contentType !== undefined && { 'content-type': contentType }),
  ...(leadToken !== undefined && { 'lead-token': leadToken }),
  ...(idempotencyKey !== undefined && { 'idempotency-key': `"${idempotencyKey}"` }),
})

type Answer = {
  readonly httpStatus: number
  readonly text: string
  readonly contentType: string | null
  readonly retryAfter: string | null
}

/** Null unless the media type and the problem type are both those of our server. */
const parseProblem = (json: unknown, contentType: string | null): Problem | null => {
  if (contentType?.split(';')[0]?.trim().toLowerCase() !== problemMediaType) return null
  const problem = v.safeParse(problemSchema, json)
  return problem.success && isOwnProblem(problem.output) ? problem.output : null
}

/** Parses a response with the schema of its endpoint. */
export const parseAnswer = <E extends Endpoint>(
  endpoint: E,
  { httpStatus, text, contentType, retryAfter }: Answer,
): RequestResult<v.InferOutput<E['reply']>> => {
  const json = parseJson(text)
  if (httpStatus < 200 || httpStatus > 299) {
    return {
      outcome: 'http',
      httpStatus,
      problem: parseProblem(json, contentType),
      retryAfterSeconds: parseRetryAfter(retryAfter),
    }
  }
  const reply = v.safeParse<typeof endpoint.reply>(endpoint.reply, json)
  return reply.success ? { outcome: 'ok', reply: reply.output } : { outcome: 'malformed' }
}

/** A response of a proxy or a captive portal carries another clock in its `Date` header. */
const isFromServer = (result: RequestResult<unknown>): boolean =>
  result.outcome === 'ok' || (result.outcome === 'http' && result.problem !== null)

const failureOf = (signal: AbortSignal | undefined, timeout: AbortSignal): RequestFailure => {
  if (signal?.aborted === true) return { outcome: 'aborted' }
  return { outcome: timeout.aborted ? 'timeout' : 'offline' }
}

export const createRequest =
  (baseUrl: string): Request =>
  async (endpoint, options) => {
    if (options.signal?.aborted === true) return { outcome: 'aborted' }
    const timeout = new AbortController()
    const timer = setTimeout(() => timeout.abort(), options.timeoutMs ?? defaultTimeoutMs)
    const abort = () => timeout.abort()
    options.signal?.addEventListener('abort', abort, { once: true })
    try {
      const response = await fetch(buildUrl(baseUrl, endpoint.path, options.params), {
        method: endpoint.method,
        headers: buildHeaders({ ...options, ...(options.body !== undefined && { contentType: 'application/json' }) }),
        signal: timeout.signal,
        keepalive: options.keepalive ?? false,
        ...(options.body !== undefined && { body: JSON.stringify(options.body) }),
      })
      const result = parseAnswer(endpoint, {
        httpStatus: response.status,
        text: await response.text(),
        contentType: response.headers.get('content-type'),
        retryAfter: response.headers.get('retry-after'),
      })
      if (isFromServer(result)) noteServerTime(response.headers.get('date'))
      return result
    } catch {
      return failureOf(options.signal, timeout.signal)
    } finally {
      clearTimeout(timer)
      options.signal?.removeEventListener('abort', abort)
    }
  }
