// Sends one HTTP request for one endpoint of the contract. It returns a result and never navigates. The caller decides
// what the result means for the applicant. It never throws.
import type { Endpoint } from '@loan/domain/contract/endpoint'
import { isOwnProblem, type Problem, problemMediaType, problemSchema } from '@loan/domain/contract/problem'
import { parseRetryAfter } from '@loan/domain/contract/parseRetryAfter'
import { parseJson } from '@loan/domain/parseJson'
import { parseTolerant } from '@loan/domain/parseTolerant'
import * as v from 'valibot'
import { type ParsedReply, parseReply } from './parsedReply.ts'
import { logError } from '../lib/log.ts'
import type { ServerClock } from '../lib/serverClock.ts'

/** Spec 8.22: custom request statuses. */
const requestStatusCodes = { error: 0, malformed: 0, timeout: 444, aborted: 499, offline: 1001 } as const

export type RequestFailure =
  /**
   * `error` is a failure of this page: a chunk did not load for another reason than the connection, or a bug. The
   * request may have been sent.
   */
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
  /** `lender.match` of the status that the applicant sees. */
  readonly lenderMatch?: string
  readonly signal?: AbortSignal
  readonly timeoutMs?: number
  /** Lets the request outlive the page (at most 64 kB of body). */
  readonly keepalive?: boolean
}

export type Request = <E extends Endpoint>(
  endpoint: E,
  options: RequestOptions<E>,
) => Promise<RequestResult<ParsedReply<v.InferOutput<E['reply']>>>>

const defaultTimeoutMs = 15_000
/** A server that names a longer wait is polled again after this one. */
const maxRetryAfterSeconds = 600

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

type HeaderOptions = Pick<RequestOptions<Endpoint>, 'leadToken' | 'idempotencyKey' | 'lenderMatch'> & {
  readonly contentType?: string
}

export const buildHeaders = ({
  contentType,
  leadToken,
  idempotencyKey,
  lenderMatch,
}: HeaderOptions): Record<string, string> => ({
  accept: 'application/json, application/problem+json',
  ...(contentType !== undefined && { 'content-type': contentType }),
  ...(leadToken !== undefined && { 'lead-token': leadToken }),
  ...(idempotencyKey !== undefined && { 'idempotency-key': `"${idempotencyKey}"` }),
  ...(lenderMatch !== undefined && { 'lender-match': lenderMatch }),
})

type ParsedResponse = {
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

/** Parses a response with the schema of its endpoint, and the lead's state in it. */
export const parseResponse = <E extends Endpoint>(
  endpoint: E,
  { httpStatus, text, contentType, retryAfter }: ParsedResponse,
): RequestResult<ParsedReply<v.InferOutput<E['reply']>>> => {
  const json = parseJson(text)
  if (httpStatus < 200 || httpStatus > 299) {
    const retryAfterSeconds = parseRetryAfter(retryAfter)
    return {
      outcome: 'http',
      httpStatus,
      problem: parseProblem(json, contentType),
      retryAfterSeconds: retryAfterSeconds === null ? null : Math.min(retryAfterSeconds, maxRetryAfterSeconds),
    }
  }
  // A server of a newer release adds fields.
  const reply = parseTolerant<typeof endpoint.reply>(endpoint.reply, json)
  return reply.success
    ? { outcome: 'ok', reply: parseReply<v.InferOutput<E['reply']>>(reply.output) }
    : { outcome: 'malformed' }
}

/** A response of a proxy or a captive portal carries another clock in its `Date` header. */
const isFromServer = (result: RequestResult<unknown>): boolean =>
  result.outcome === 'ok' || (result.outcome === 'http' && result.problem !== null)

const toFailure = (signal: AbortSignal | undefined, timeout: AbortSignal): RequestFailure => {
  if (signal?.aborted === true) return { outcome: 'aborted' }
  return { outcome: timeout.aborted ? 'timeout' : 'offline' }
}

type DatedResponse = ParsedResponse & { readonly date: string | null }

/** Null when the connection fails or the signal aborts. */
const receive = async (url: string, init: RequestInit): Promise<DatedResponse | null> => {
  try {
    const response = await fetch(url, init)
    return {
      httpStatus: response.status,
      text: await response.text(),
      contentType: response.headers.get('content-type'),
      retryAfter: response.headers.get('retry-after'),
      date: response.headers.get('date'),
    }
  } catch {
    return null
  }
}

/** `clock` receives the time of each reply of the server. */
export const createRequest =
  (baseUrl: string, clock?: Pick<ServerClock, 'note'>): Request =>
  async (endpoint, options) => {
    if (options.signal?.aborted === true) return { outcome: 'aborted' }
    const timeout = new AbortController()
    const timer = setTimeout(() => timeout.abort(), options.timeoutMs ?? defaultTimeoutMs)
    const abort = () => timeout.abort()
    options.signal?.addEventListener('abort', abort, { once: true })
    try {
      const received = await receive(buildUrl(baseUrl, endpoint.path, options.params), {
        method: endpoint.method,
        headers: buildHeaders({ ...options, ...(options.body !== undefined && { contentType: 'application/json' }) }),
        signal: timeout.signal,
        keepalive: options.keepalive ?? false,
        ...(options.body !== undefined && { body: JSON.stringify(options.body) }),
      })
      if (received === null) return toFailure(options.signal, timeout.signal)
      const result = parseResponse(endpoint, received)
      if (isFromServer(result)) clock?.note(received.date)
      return result
    } catch (error) {
      logError('Failed to send a request', { name: error instanceof Error ? error.name : 'unknown' })
      return { outcome: 'error' }
    } finally {
      clearTimeout(timer)
      options.signal?.removeEventListener('abort', abort)
    }
  }
