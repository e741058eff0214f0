// fast-check arbitraries of requests from the contract's schemas: mostly valid, with realistic values, and some
// corrupted. For tests only.
import type { Endpoint } from '@loan/domain/contract/endpoint'
import { toJsonSchema } from '@valibot/to-json-schema'
import fc from 'fast-check'
import * as v from 'valibot'
import { isRecord } from '@loan/domain/records'
import { anna, lucia } from './personas.ts'

/** Placeholders in generated requests for values of the lead under test. */
export const placeholders = ['<lead>', '<other lead>', '<offer>', '<policy>', '<version>', '<code>', '<link>'] as const
export type Placeholder = (typeof placeholders)[number]

type JsonSchema = {
  readonly type?: string | undefined
  readonly enum?: readonly unknown[] | undefined
  readonly const?: unknown
  readonly anyOf?: readonly JsonSchema[] | undefined
  readonly items?: JsonSchema | undefined
  readonly properties?: Readonly<Record<string, JsonSchema>> | undefined
  readonly required?: readonly string[] | undefined
}

const jsonSchema: v.GenericSchema<JsonSchema> = v.object({
  type: v.optional(v.string()),
  enum: v.optional(v.array(v.unknown())),
  const: v.optional(v.unknown()),
  anyOf: v.optional(v.array(v.lazy(() => jsonSchema))),
  items: v.optional(v.lazy(() => jsonSchema)),
  properties: v.optional(
    v.record(
      v.string(),
      v.lazy(() => jsonSchema),
    ),
  ),
  required: v.optional(v.array(v.string())),
})

/** Collects the personas' answers by field name. */
const collectAnswers = (value: unknown, into: Map<string, unknown[]>): Map<string, unknown[]> => {
  for (const [name, inner] of Object.entries(isRecord(value) ? value : {})) {
    if (isRecord(inner)) collectAnswers(inner, into)
    else into.set(name, [...(into.get(name) ?? []), inner])
  }
  return into
}

const personaAnswers = collectAnswers({ anna: anna.answers, lucia: lucia.answers }, new Map())

/** Values of fields whose schema accepts more than the server does: mostly valid ones, and a few invalid ones. */
const valuesByField: Readonly<Record<string, readonly unknown[]>> = {
  id: ['<lead>', '<lead>', '<lead>', '<lead>', '<other lead>'],
  product: ['tukan-pl', 'tukan-es', 'nobody-xx'],
  locale: ['pl', 'en', 'es', 'xx'],
  offerId: ['<offer>', '<offer>', 'x-1'],
  key: ['<policy>', '<policy>', 'lender-terms'],
  version: ['<version>', '<version>', '0'],
  code: ['<code>', '123456', '30-059', '28013'],
  revision: [0, 1, 2],
  email: ['a@example.com', 'a+vehicle@example.com', 'a@b'],
  name: ['Mleczarnia', 'Seat', 'a'],
  password: ['cztery konie w lesie', 'x'],
  urlType: ['continue'],
  identificationType: ['id-card', 'passport'],
  vehicleBrand: ['Seat'],
  vehicleModel: ['208'],
  vehicleRegistrationYear: [2015],
  vehicleLicensePlateNumber: ['KR 12345', '1234 BCD'],
  creditor: ['Bank Spółdzielczy'],
  balance: [1000, 0, -1, 1e12],
  instalment: [100, 0],
  monthlyPaymentDay: [1, 31, 32],
}

const strings = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 30 }),
  fc.string({ unit: 'binary', maxLength: 12 }),
  fc.constantFrom('', ' ', '\u0000', '\ud800', '<b>x</b>', "' or 1=1 --", '../../etc/passwd', '%00', '2020-02-30'),
  fc.constantFrom('1985-07-14', '2018-09-01', '2099-01-01', '+48512345678', '0', 'true', '１２３', 'x'.repeat(5000)),
)

const numbers = fc.oneof(
  fc.integer({ min: 0, max: 5000 }),
  fc.integer(),
  fc.double({ noNaN: true, noDefaultInfinity: true }),
  fc.constantFrom(-0, 0.1, 1e21, -1, Number.MAX_SAFE_INTEGER + 2),
)

const anything = fc.oneof(
  strings,
  numbers,
  fc.boolean(),
  fc.constantFrom(null, [], {}, [[]], [{}], { a: { b: [null] } }),
)

const hasAnswer = (name: string): boolean => personaAnswers.has(name) || Object.hasOwn(valuesByField, name)

const buildValue = (schema: JsonSchema): fc.Arbitrary<unknown> => {
  if (schema.const !== undefined) return fc.constant(schema.const)
  if (schema.enum !== undefined) return fc.constantFrom(...schema.enum)
  if (schema.anyOf !== undefined) return fc.oneof(...schema.anyOf.map(buildValue))
  switch (schema.type) {
    case 'object':
      return buildObject(schema)
    case 'array':
      return fc.array(schema.items === undefined ? anything : buildValue(schema.items), { maxLength: 4 })
    case 'boolean':
      return fc.boolean()
    case 'number':
    case 'integer':
      return numbers
    case 'null':
      return fc.constant(null)
    case 'string':
    case undefined:
    default:
      return strings
  }
}

const buildField = (name: string, schema: JsonSchema): fc.Arbitrary<unknown> => {
  const fitting = valuesByField[name] ?? personaAnswers.get(name)
  if (fitting === undefined || schema.enum !== undefined) return buildValue(schema)
  return fc.oneof({ weight: 9, arbitrary: fc.constantFrom(...fitting) }, { weight: 1, arbitrary: buildValue(schema) })
}

function buildObject({ properties = {}, required = [] }: JsonSchema): fc.Arbitrary<unknown> {
  const fields = Object.fromEntries(Object.entries(properties).map(([name, inner]) => [name, buildField(name, inner)]))
  const answered = Object.keys(properties).filter((name) => required.includes(name) || hasAnswer(name))
  return fc.oneof(
    fc.record(fields, { requiredKeys: [...required] }),
    // The fields that the personas answer, and sometimes an optional field.
    fc.record(fields, { requiredKeys: answered }),
  )
}

/** Corrupts one thing: adds, removes or replaces a field, or replaces the whole value. */
const corrupt = (body: unknown): fc.Arbitrary<unknown> => {
  if (!isRecord(body) || Object.keys(body).length === 0) return anything
  const keys = Object.keys(body)
  return fc.oneof(
    fc.constantFrom(...keys).map((key) => Object.fromEntries(Object.entries(body).filter(([name]) => name !== key))),
    fc.tuple(fc.constantFrom(...keys), anything).map(([key, value]) => ({ ...body, [key]: value })),
    fc.tuple(fc.string({ maxLength: 12 }), anything).map(([key, value]) => ({ ...body, [key]: value })),
    fc.constantFrom(...keys).chain((key) => corrupt(body[key]).map((value) => ({ ...body, [key]: value }))),
    anything,
  )
}

const readSchema = (schema: v.GenericSchema): JsonSchema =>
  v.parse(jsonSchema, toJsonSchema(schema, { typeMode: 'input', errorMode: 'ignore' }))

const buildMostlyValid = (schema: JsonSchema): fc.Arbitrary<unknown> =>
  fc.oneof({ weight: 4, arbitrary: buildObject(schema) }, { weight: 1, arbitrary: buildObject(schema).chain(corrupt) })

export type ArbitraryRequest = {
  /** The parameters of the path and the query. */
  readonly params: Readonly<Record<string, unknown>>
  /** The JSON body; null when the endpoint takes a file. */
  readonly body: unknown
  /** The file; empty when the endpoint takes JSON. */
  readonly file: Buffer
  readonly token: 'own' | 'another' | 'none' | 'garbage'
  readonly key: string
  readonly contentType: string
}

const bytes = fc.oneof(
  fc.uint8Array({ maxLength: 400 }),
  fc.uint8Array({ maxLength: 400 }).map((rest) => Uint8Array.of(0xff, 0xd8, 0xff, 0xe0, ...rest)),
  fc.uint8Array({ maxLength: 400 }).map((rest) => Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10, ...rest)),
  fc.string({ maxLength: 200 }).map((rest) => new TextEncoder().encode(`%PDF-1.7\n${rest}`)),
)

export const buildRequests = (endpoint: Endpoint): fc.Arbitrary<ArbitraryRequest> => {
  const types = endpoint.fileTypes ?? ['application/json']
  return fc.record({
    params: buildMostlyValid(readSchema(endpoint.params)).map((generated) => (isRecord(generated) ? generated : {})),
    body: endpoint.fileTypes === null ? buildMostlyValid(readSchema(endpoint.body)) : fc.constant(null),
    file: endpoint.fileTypes === null ? fc.constant(Buffer.alloc(0)) : bytes.map((generated) => Buffer.from(generated)),
    token: fc.oneof(
      { weight: 8, arbitrary: fc.constant('own' as const) },
      { weight: 2, arbitrary: fc.constantFrom('another' as const, 'none' as const, 'garbage' as const) },
    ),
    key: fc.oneof(
      { weight: 9, arbitrary: fc.uuid() },
      { weight: 1, arbitrary: fc.constantFrom('', 'x', '"', '\u00e9') },
    ),
    contentType: fc.oneof(
      { weight: 19, arbitrary: fc.constantFrom(...types) },
      { weight: 1, arbitrary: fc.constantFrom('text/plain', 'application/xml', 'image/svg+xml', 'x') },
    ),
  })
}

/** Returns the value with each placeholder replaced by the value of the lead. */
export const replaceLeadPlaceholders = (value: unknown, leadValues: Readonly<Record<Placeholder, string>>): unknown => {
  if (typeof value === 'string')
    return placeholders.some((name) => name === value) ? Reflect.get(leadValues, value) : value
  if (Array.isArray(value)) return value.map((inner: unknown) => replaceLeadPlaceholders(inner, leadValues))
  if (!isRecord(value)) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [name, replaceLeadPlaceholders(inner, leadValues)]),
  )
}
