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
  /** Below the API base url; `{name}` is a parameter. */
  readonly path: `/${string}`
  /** `spec`: method and path are given in SPEC.md §7; `assumed`: the path is, the rest is ours. */
  readonly origin: 'spec' | 'assumed'
  readonly summary: string
  /** Only for whoever holds the lead's token (`Lead-Token` header); another's lead answers 404. */
  readonly needsLeadToken: boolean
  /** Wants an `Idempotency-Key` header: the same key gives the same reply, another body under it 422. */
  readonly needsIdempotencyKey: boolean
  readonly params: Params
  readonly body: Body
  readonly reply: Reply
}

const nothing = v.strictObject({})

type Row<Params extends AnySchema, Body extends AnySchema, Reply extends AnySchema> = Pick<
  Endpoint,
  'method' | 'path' | 'summary'
> & {
  readonly origin?: 'spec'
  readonly needsLeadToken?: true
  readonly needsIdempotencyKey?: true
  readonly params?: Params
  readonly body?: Body
  readonly reply: Reply
}

export const endpoint = <
  Reply extends AnySchema,
  Params extends AnySchema = typeof nothing,
  Body extends AnySchema = typeof nothing,
>({
  params,
  body,
  ...row
}: Row<Params, Body, Reply>): Endpoint<Params | typeof nothing, Body | typeof nothing, Reply> => ({
  origin: 'assumed',
  needsLeadToken: false,
  needsIdempotencyKey: false,
  ...row,
  params: params ?? nothing,
  body: body ?? nothing,
})

/** A lead's id: a UUID, never an authority by itself. */
export const leadId = v.pipe(v.string(), v.uuid())
export const leadParams = v.strictObject({ id: leadId })

/** Free text of a bounded length without NUL or other control characters. */
export const shortText = (max: number) => v.pipe(v.string(), v.maxLength(max), v.regex(/^[^\p{Cc}\p{Cs}]*$/u))

export const productId = shortText(40)
