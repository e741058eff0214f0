// Builds an OpenAPI 3.1 document from the contract that the server registers its routes from.
import type { Endpoint } from '@loan/domain/contract/endpoint'
import { problemSchema } from '@loan/domain/contract/problem'
import { type ProblemType, problemTypes, buildProblemTypeUri } from '@loan/domain/contract/problemTypes'
import { endpointGroups, type EndpointName, endpoints } from '@loan/domain/contract/registry'
import { toJsonSchema } from '@valibot/to-json-schema'
import * as v from 'valibot'
import { listKeys } from '@loan/domain/records'
import { apiPrefix } from './registerContract.ts'
import type { Route } from './route.ts'

type JsonObject = { readonly [key: string]: unknown }

const toSchemaObject = (schema: v.GenericSchema, typeMode: 'input' | 'output'): JsonObject => {
  const { $schema: _draft, ...rest } = toJsonSchema(schema, {
    target: 'draft-2020-12',
    typeMode,
    errorMode: 'ignore',
    // Tools such as Swagger UI compile a pattern without the flag `u`, where `\p{Cc}` has another meaning.
    overrideAction: ({ jsonSchema }) => {
      const { pattern = '', ...others } = jsonSchema
      return pattern.includes(String.raw`\p{`) ? others : null
    },
  })
  return { ...rest }
}

const objectSchema = v.object({
  properties: v.optional(v.record(v.string(), v.unknown()), {}),
  required: v.optional(v.array(v.string()), []),
})

const buildParameters = ({ path, params }: Endpoint): readonly JsonObject[] => {
  const { properties, required } = v.parse(objectSchema, toSchemaObject(params, 'input'))
  return Object.entries(properties).map(([name, schema]) => {
    const isInPath = path.includes(`{${name}}`)
    return { name, in: isInPath ? 'path' : 'query', required: isInPath || required.includes(name), schema }
  })
}

const buildHeader = (name: string, required: boolean, description: string): JsonObject => ({
  name,
  in: 'header',
  required,
  description,
  schema: { type: 'string' },
})

const buildHeaders = ({ method, needsIdempotencyKey, needsLeadToken }: Endpoint): readonly JsonObject[] => [
  ...(needsIdempotencyKey
    ? [
        buildHeader(
          'Idempotency-Key',
          true,
          'One key for one request; a retry sends the same key. With or without quotes.',
        ),
      ]
    : []),
  ...(needsLeadToken && method !== 'GET'
    ? [buildHeader('Lender-Match', false, 'The `lender.match` of the last status; for another lender, `wrong-state`.')]
    : []),
]

const commonProblems: readonly ProblemType[] = ['bad-request', 'too-many-requests', 'internal-error', 'unavailable']

/** Whether the call takes a resume link, which expires with its lead. */
const isLink = ({ path }: Endpoint): boolean => path.includes('{urlType}')

/** The problems that a call can return, derived from its endpoint. */
const listProblems = (endpoint: Endpoint): readonly ProblemType[] => [
  ...commonProblems,
  'not-found',
  ...(endpoint.method === 'GET' ? [] : (['not-json', 'too-large', 'refused'] as const)),
  ...(endpoint.needsLeadToken ? (['token-needed', 'wrong-state'] as const) : []),
  ...(endpoint.needsLeadToken || isLink(endpoint) ? (['gone'] as const) : []),
  ...(endpoint.needsLeadToken ? (['erased', 'access-ended'] as const) : []),
  ...(isLink(endpoint) ? (['link-locked'] as const) : []),
  ...(endpoint.needsIdempotencyKey ? (['request-in-flight', 'other-request-under-key'] as const) : []),
]

const problemReply = { $ref: '#/components/responses/Problem' }

const hasBody = ({ method }: Endpoint): boolean => method !== 'GET'

/** A call without a body is parsed as an empty object. */
const isBodyRequired = ({ body }: Endpoint): boolean => !v.is(body, {})

const buildContent = ({ body, fileTypes }: Endpoint): JsonObject =>
  fileTypes === null
    ? { 'application/json': { schema: toSchemaObject(body, 'input') } }
    : Object.fromEntries(fileTypes.map((type) => [type, {}]))

const buildReplyContent = ({ reply, replyType }: Endpoint): JsonObject =>
  replyType === null ? { 'application/json': { schema: toSchemaObject(reply, 'output') } } : { [replyType]: {} }

const tags = listKeys(endpointGroups)

const buildOperation = (name: EndpointName, { endpoint }: Route): JsonObject => ({
  operationId: name,
  tags: tags.filter((tag) => name in endpointGroups[tag]),
  summary: endpoint.summary,
  ...(!endpoint.hasBasePrefix && { servers: [{ url: '/' }] }),
  description:
    endpoint.origin === 'spec' ? 'Method and path as specified.' : 'Assumed: the specification defines only the path.',
  ...(endpoint.needsLeadToken && { security: [{ leadToken: [] }] }),
  parameters: [...buildParameters(endpoint), ...buildHeaders(endpoint)],
  ...(hasBody(endpoint) && { requestBody: { required: isBodyRequired(endpoint), content: buildContent(endpoint) } }),
  responses: {
    200: { description: 'Done', content: buildReplyContent(endpoint) },
    ...Object.fromEntries(listProblems(endpoint).map((type) => [String(problemTypes[type]), problemReply])),
  },
})

const names = listKeys(endpoints)

const buildPaths = (routes: Readonly<Record<EndpointName, Route>>): JsonObject => {
  const paths: Record<string, JsonObject> = {}
  for (const name of names) {
    const { path, method } = endpoints[name]
    paths[path] = {
      ...paths[path],
      [method.toLowerCase()]: buildOperation(name, routes[name]),
    }
  }
  return paths
}

/** The problem types with their status, as a table in Markdown. */
const buildProblemTable = (): string =>
  [
    '| type | status |',
    '| --- | --- |',
    ...listKeys(problemTypes).map((type) => `| \`${buildProblemTypeUri(type)}\` | ${problemTypes[type]} |`),
  ].join('\n')

export const buildOpenApi = (routes: Readonly<Record<EndpointName, Route>>): JsonObject => ({
  openapi: '3.1.0',
  info: {
    title: 'Lead API',
    version: '3',
    description:
      'The reference API of the loan application front end. Every error is a problem document (RFC 9457) with a ' +
      '`traceId`; `errors` lists rejected answers by `fieldName`. The token of a lead authorises its calls; ' +
      'an unknown lead and a lead of another caller get the same reply.\n\n' +
      `<details><summary>Problem types</summary>\n\n${buildProblemTable()}\n\n</details>`,
    license: { name: 'Proprietary', identifier: 'LicenseRef-Proprietary' },
  },
  servers: [{ url: apiPrefix }],
  security: [],
  tags: tags.map((name) => ({ name })),
  paths: buildPaths(routes),
  components: {
    securitySchemes: {
      leadToken: {
        type: 'apiKey',
        in: 'header',
        name: 'Lead-Token',
        description: 'Returned when a lead is created or opened on a device, and only then.',
      },
    },
    responses: {
      Problem: {
        description: 'The error',
        headers: {
          'X-Request-Id': { description: 'The `traceId`', schema: { type: 'string' } },
          'Retry-After': { description: 'Seconds or a date, with 429 and 503', schema: { type: 'string' } },
        },
        content: { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } },
      },
    },
    schemas: { Problem: toSchemaObject(problemSchema, 'output') },
  },
})
