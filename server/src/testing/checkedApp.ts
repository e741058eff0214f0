// Wraps the app and validates every reply of `inject` against the contract. For tests only.
import { parseJson } from '@loan/domain/parseJson'
import { problemSchema } from '@loan/domain/contract/problem'
import { problemTypes, buildProblemTypeUri } from '@loan/domain/contract/problemTypes'
import { type EndpointName, endpoints } from '@loan/domain/contract/registry'
import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify'
import * as v from 'valibot'
import { listKeys } from '@loan/domain/records'
import { buildOpenApi } from '../http/openApi.ts'
import { apiPrefix, buildEndpointPath } from '../http/registerContract.ts'
import { routes } from '../routes/registry.ts'

type RequestTarget = { readonly method: string; readonly path: string }

const names = listKeys(endpoints)

const patterns = names.map((name) => ({
  name,
  method: endpoints[name].method,
  path: new RegExp(
    `^${buildEndpointPath(endpoints[name])
      .replaceAll('.', String.raw`\.`)
      .replaceAll(/\{\w+\}/gu, '[^/]+')}$`,
    'u',
  ),
}))

const findEndpoint = (requested: RequestTarget): EndpointName | null =>
  patterns.find(({ method, path }) => method === requested.method && path.test(requested.path))?.name ?? null

const documentSchema = v.object({
  paths: v.record(v.string(), v.record(v.string(), v.object({ responses: v.record(v.string(), v.unknown()) }))),
})

/** Reads the statuses that the OpenAPI document lists for each endpoint. */
const readStatuses = (): ReadonlyMap<EndpointName, readonly number[]> => {
  const { paths } = v.parse(documentSchema, buildOpenApi(routes))
  return new Map(
    names.map((name) => {
      const { path, method } = endpoints[name]
      return [name, Object.keys(paths[path]?.[method.toLowerCase()]?.responses ?? {}).map(Number)] as const
    }),
  )
}

let statuses: ReturnType<typeof readStatuses> | null = null

const statusByProblem = new Map<string, number>(
  listKeys(problemTypes).map((type) => [buildProblemTypeUri(type), problemTypes[type]]),
)

const strictProblem = v.strictObject(problemSchema.entries)

/** Returns the difference between a reply and the contract; null when the reply fits. */
const findContractViolation = (name: EndpointName | null, response: LightMyRequestResponse): string | null => {
  const { statusCode: status, headers, body } = response
  const type = String(headers['content-type'])
  if (name !== null && !(statuses ??= readStatuses()).get(name)?.includes(status)) return 'an undocumented status'
  if (name !== null && headers['cache-control'] !== 'no-store') return 'a reply that may be cached'
  const replyType = name === null ? null : endpoints[name].replyType
  if (name !== null && status === 200) {
    if (replyType !== null) return type.startsWith(replyType) ? null : `the content type ${type}`
    if (type !== 'application/json; charset=utf-8') return `the content type ${type}`
    const parsed = v.safeParse(endpoints[name].reply, parseJson(body))
    return parsed.success ? null : `misfits at ${parsed.issues.map((issue) => v.getDotPath(issue)).join(', ')}`
  }
  if (type !== 'application/problem+json; charset=utf-8') return `the content type ${type}`
  const problem = v.safeParse(strictProblem, parseJson(body))
  if (!problem.success) return 'no problem document'
  const { type: problemType, status: problemStatus, traceId } = problem.output
  if (problemStatus !== status || statusByProblem.get(problemType) !== status)
    return `${problemType} under another status`
  if (traceId !== headers['x-request-id']) return 'another request’s trace id'
  const needsWait = problemType === buildProblemTypeUri('too-many-requests')
  return needsWait && headers['retry-after'] === undefined ? 'no retry-after header' : null
}

const readRequestTarget = ({ raw: { req } }: LightMyRequestResponse): RequestTarget => ({
  method: req.method ?? '',
  path: req.url?.split('?')[0] ?? '',
})

const isApiFault = ({ method, path }: RequestTarget, status: number): boolean =>
  status >= 400 && method !== 'HEAD' && (path === apiPrefix || path.startsWith(`${apiPrefix}/`))

export type CheckedApp = {
  readonly app: FastifyInstance
  /** The endpoints that have returned their reply so far. */
  readonly answered: ReadonlySet<EndpointName>
}

/** `inject` throws when a reply is neither the reply of the endpoint nor one of its documented problems. */
export const checkReplies = (app: FastifyInstance): CheckedApp => {
  const answered = new Set<EndpointName>()
  const inject = async (options: InjectOptions | string): Promise<LightMyRequestResponse> => {
    const response = await app.inject(options)
    const requested = readRequestTarget(response)
    const name = findEndpoint(requested)
    if (name === null && !isApiFault(requested, response.statusCode)) return response
    const misfit = findContractViolation(name, response)
    if (misfit !== null) {
      throw new Error(
        `${requested.method} ${requested.path} (${response.statusCode}) is outside the contract: ${misfit}`,
      )
    }
    if (name !== null && response.statusCode === 200) answered.add(name)
    return response
  }
  const checked = new Proxy(app, {
    get: (target, key) => {
      const own: unknown = Reflect.get(target, key)
      return key === 'inject' ? inject : own
    },
  })
  return { app: checked, answered }
}
