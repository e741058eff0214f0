// What a row of the contract is, and the pieces many rows share. The rows themselves stand one file per resource.
import * as v from 'valibot'

/** Any valibot object schema; params of the path and the query string are both strings. */
type AnySchema = v.GenericSchema

export type Endpoint<
  Params extends AnySchema = AnySchema,
  Body extends AnySchema = AnySchema,
  Reply extends AnySchema = AnySchema,
> = {
  readonly method: 'GET' | 'POST' | 'PUT'
  /** `{name}` is a parameter. */
  readonly path: `/${string}`
  /** `spec`: method and path are given in spec 7.5 to 7.11; `assumed`: the path is, the rest is ours. */
  readonly origin: 'spec' | 'assumed'
  readonly summary: string
  /** Only for whoever holds the lead's token (`Lead-Token` header); another's lead answers 404. */
  readonly needsLeadToken: boolean
  /** Wants an `Idempotency-Key` header: the same key gives the same reply, another body under it 422. */
  readonly needsIdempotencyKey: boolean
  /** Why a write without a key may be sent twice; null for reads and for writes with a key. */
  readonly repeatable: string | null
  /** Media types of a body that is a file, sent as it is; null where the body is JSON. */
  readonly fileTypes: readonly string[] | null
  /** False for the one path that spec 7.21 puts beside the API base url instead of below it. */
  readonly hasBasePrefix: boolean
  readonly params: Params
  readonly body: Body
  readonly reply: Reply
}

const nothing = v.strictObject({})
type Nothing = typeof nothing

/** Every write takes an idempotency key, or says why a second copy of it has no further effect. */
type Repeats =
  | { readonly method: 'GET' }
  | { readonly method: Exclude<Endpoint['method'], 'GET'>; readonly needsIdempotencyKey: true }
  | { readonly method: Exclude<Endpoint['method'], 'GET'>; readonly repeatable: string }

type Facts<Reply extends AnySchema> = Repeats &
  Pick<Endpoint, 'path' | 'summary'> & {
    readonly origin?: 'spec'
    readonly needsLeadToken?: true
    readonly fileTypes?: readonly string[]
    readonly hasBasePrefix?: false
    readonly reply: Reply
  }
type WithParams<Params extends AnySchema> = { readonly params: Params }
type WithBody<Body extends AnySchema> = { readonly body: Body }

/** A row; what it does not name is the default: no params, no body, no token, no key, `assumed`. */
export function endpoint<R extends AnySchema, P extends AnySchema, B extends AnySchema>(
  row: Facts<R> & WithParams<P> & WithBody<B>,
): Endpoint<P, B, R>
export function endpoint<R extends AnySchema, P extends AnySchema>(
  row: Facts<R> & WithParams<P>,
): Endpoint<P, Nothing, R>
export function endpoint<R extends AnySchema, B extends AnySchema>(row: Facts<R> & WithBody<B>): Endpoint<Nothing, B, R>
export function endpoint<R extends AnySchema>(row: Facts<R>): Endpoint<Nothing, Nothing, R>
export function endpoint(row: Facts<AnySchema> & Partial<WithParams<AnySchema> & WithBody<AnySchema>>): Endpoint {
  return {
    origin: 'assumed',
    needsLeadToken: false,
    needsIdempotencyKey: false,
    repeatable: null,
    fileTypes: null,
    hasBasePrefix: true,
    params: nothing,
    body: nothing,
    ...row,
  }
}

/** A lead's id: a UUID, never an authority by itself. */
export const leadId = v.pipe(v.string(), v.uuid())
export const leadParams = v.strictObject({ id: leadId })

/** Free text of a bounded length without NUL or other control characters. */
export const shortText = (max: number) => v.pipe(v.string(), v.maxLength(max), v.regex(/^[^\p{Cc}\p{Cs}]*$/u))

export const productId = shortText(40)
