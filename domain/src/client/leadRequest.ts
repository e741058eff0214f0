// Builds the HTTP request of one call of the contract: URL, headers and body. It sends nothing.
import type { Endpoint } from '../contract/endpoint.ts'
import { problemMediaType } from '../contract/problem.ts'
import type * as v from 'valibot'

/** A member that may be omitted where its schema accepts an empty object. */
type CallMember<Name extends string, Value> =
  Partial<Value> extends Value ? { readonly [Key in Name]?: Value } : { readonly [Key in Name]: Value }

export type CallOptions<E extends Endpoint> = CallMember<'params', v.InferInput<E['params']>> &
  CallMember<'body', v.InferInput<E['body']>> & {
    /** The lead's token, from the reply to the call that created or opened the lead. */
    readonly token?: string
    /** One key for one request; a retry sends the same key. A random UUID fits every call. */
    readonly idempotencyKey?: string
    /** `lender.match` of the status that the applicant saw. */
    readonly lenderMatch?: string
    /** Media type of a file body; the default is the first that the endpoint accepts. */
    readonly contentType?: string
  }

/** The request in the form of the two arguments of `fetch`. */
export type LeadRequest = {
  readonly url: string
  readonly init: {
    readonly method: string
    readonly headers: Record<string, string>
    readonly body?: string | Uint8Array<ArrayBuffer>
  }
}

/** Scheme and host of a URL; empty for a relative one. */
const readOrigin = (url: string): string => /^[a-z]+:\/\/[^/]+/u.exec(url)?.[0] ?? ''

/** Fills in the path parameters; the others become the query string. Null and undefined are omitted. */
const buildCallUrl = (
  baseUrl: string,
  { path, hasBasePrefix }: Pick<Endpoint, 'path' | 'hasBasePrefix'>,
  params: unknown = {},
): string => {
  const rest = new Map<string, unknown>(Object.entries(params ?? {}))
  const filled = path.replaceAll(/\{(\w+)\}/gu, (_whole, name: string) => {
    const value = rest.get(name)
    rest.delete(name)
    return encodeURIComponent(String(value))
  })
  const query = [...rest]
    .filter(([, value]) => value !== undefined && value !== null)
    .map(([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(String(value))}`)
    .join('&')
  const base = hasBasePrefix ? baseUrl.replace(/\/+$/u, '') : readOrigin(baseUrl)
  return `${base}${filled}${query === '' ? '' : `?${query}`}`
}

const toBytes = (body: unknown): Uint8Array<ArrayBuffer> | null =>
  body instanceof Uint8Array ? new Uint8Array(body) : null

/** `baseUrl` is the API base URL (spec 7.1). */
export const buildLeadRequest = <E extends Endpoint>(
  baseUrl: string,
  endpoint: E,
  { params, body, token, idempotencyKey, lenderMatch, contentType }: Partial<CallOptions<E>>,
): LeadRequest => ({
  url: buildCallUrl(baseUrl, endpoint, params),
  init: {
    method: endpoint.method,
    headers: {
      accept: `${endpoint.replyType ?? 'application/json'}, ${problemMediaType}`,
      ...(endpoint.method !== 'GET' && {
        'content-type': contentType ?? endpoint.fileTypes?.[0] ?? 'application/json',
      }),
      ...(token !== undefined && { 'lead-token': token }),
      ...(idempotencyKey !== undefined && { 'idempotency-key': `"${idempotencyKey}"` }),
      ...(lenderMatch !== undefined && { 'lender-match': lenderMatch }),
    },
    ...(endpoint.method !== 'GET' && { body: toBytes(body) ?? JSON.stringify(body ?? {}) }),
  },
})
