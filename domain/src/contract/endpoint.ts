// The type of a contract row, the function that builds one, and the schemas that rows share. Each resource has a file.
import * as v from 'valibot'

/** Any valibot schema. Params of the path and of the query string are strings. */
type AnySchema = v.GenericSchema

export type Endpoint<
  Params extends AnySchema = AnySchema,
  Body extends AnySchema = AnySchema,
  Reply extends AnySchema = AnySchema,
> = {
  readonly method: 'GET' | 'POST' | 'PUT'
  /** `{name}` is a parameter. */
  readonly path: `/${string}`
  /** `spec`: spec 7.5 to 7.11 give method and path; `assumed`: the specification gives at most the path. */
  readonly origin: 'spec' | 'assumed'
  readonly summary: string
  /** Requires the lead's token in the `Lead-Token` header; returns 404 for the token of another lead. */
  readonly needsLeadToken: boolean
  /** Requires an `Idempotency-Key` header. The same key returns the same reply, or 422 for another body. */
  readonly needsIdempotencyKey: boolean
  /** Why a write without a key is repeatable; null for reads and for writes with a key. */
  readonly repeatable: string | null
  /** Media types of a body that is a raw file; null if the body is JSON. */
  readonly fileTypes: readonly string[] | null
  /** Media type of a reply that is a raw file; null if the reply is JSON. */
  readonly replyType: string | null
  /** False for the one path that spec 7.21 puts outside the API base URL. */
  readonly hasBasePrefix: boolean
  readonly params: Params
  readonly body: Body
  readonly reply: Reply
}

const emptySchema = v.strictObject({})
type EmptySchema = typeof emptySchema

/** Every write requires an idempotency key or states why a second copy has no further effect. */
type Repeatability =
  | { readonly method: 'GET' }
  | { readonly method: Exclude<Endpoint['method'], 'GET'>; readonly needsIdempotencyKey: true }
  | { readonly method: Exclude<Endpoint['method'], 'GET'>; readonly repeatable: string }

type EndpointOptions<Reply extends AnySchema> = Repeatability &
  Pick<Endpoint, 'path' | 'summary'> & {
    readonly origin?: 'spec'
    readonly needsLeadToken?: true
    readonly fileTypes?: readonly string[]
    readonly replyType?: string
    readonly hasBasePrefix?: false
    readonly reply: Reply
  }
type WithParams<Params extends AnySchema> = { readonly params: Params }
type WithBody<Body extends AnySchema> = { readonly body: Body }

/** Builds a row. Defaults: no params, no body, no token, no key, origin `assumed`. */
export function defineEndpoint<R extends AnySchema, P extends AnySchema, B extends AnySchema>(
  row: EndpointOptions<R> & WithParams<P> & WithBody<B>,
): Endpoint<P, B, R>
export function defineEndpoint<R extends AnySchema, P extends AnySchema>(
  row: EndpointOptions<R> & WithParams<P>,
): Endpoint<P, EmptySchema, R>
export function defineEndpoint<R extends AnySchema, B extends AnySchema>(
  row: EndpointOptions<R> & WithBody<B>,
): Endpoint<EmptySchema, B, R>
export function defineEndpoint<R extends AnySchema>(row: EndpointOptions<R>): Endpoint<EmptySchema, EmptySchema, R>
export function defineEndpoint(
  row: EndpointOptions<AnySchema> & Partial<WithParams<AnySchema> & WithBody<AnySchema>>,
): Endpoint {
  return {
    origin: 'assumed',
    needsLeadToken: false,
    needsIdempotencyKey: false,
    repeatable: null,
    fileTypes: null,
    replyType: null,
    hasBasePrefix: true,
    params: emptySchema,
    body: emptySchema,
    ...row,
  }
}

/** A lead's id: a UUID. The id alone grants no access. */
export const leadId = v.pipe(v.string(), v.uuid())
export const leadParams = v.strictObject({ id: leadId })

/** Free text of a bounded length without NUL or other control characters. */
export const shortText = (max: number) => v.pipe(v.string(), v.maxLength(max), v.regex(/^[^\p{Cc}\p{Cs}]*$/u))

export const productId = shortText(40)
