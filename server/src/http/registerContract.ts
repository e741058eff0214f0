// One loop serves the whole contract under /api: what is common to every call happens here and nowhere else.
import { type EndpointName, endpoints } from '@loan/domain/contract/registry'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { ProblemError } from './problemError.ts'
import { type createLimiters, limitKindOf } from './rateLimits.ts'
import type { RawCall, Route } from './route.ts'
import type { Services } from './services.ts'

export const apiPrefix = '/api'

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

/** Path and query together, as the contract has them; a name in both would be ambiguous. */
const mergeParams = (path: unknown, query: unknown): Record<string, unknown> => {
  const [pathParams, queryParams] = [isRecord(path) ? path : {}, isRecord(query) ? query : {}]
  if (Object.keys(pathParams).some((name) => Object.hasOwn(queryParams, name))) {
    throw new ProblemError('bad-request', 'A parameter of the path stands in the query too.')
  }
  return { ...queryParams, ...pathParams }
}

const headerOf = (request: FastifyRequest, name: string): string | undefined => {
  const value = request.headers[name]
  return typeof value === 'string' ? value : undefined
}

const buildRawCall = (request: FastifyRequest): RawCall => ({
  params: mergeParams(request.params, request.query),
  body: request.body === undefined ? {} : request.body,
  leadToken: headerOf(request, 'lead-token'),
  idempotencyKey: headerOf(request, 'idempotency-key'),
})

const names = Object.keys(endpoints).filter((name): name is EndpointName => name in endpoints)

export type Serving = {
  readonly routes: Readonly<Record<EndpointName, Route>>
  readonly services: Services
  readonly limiters: Awaited<ReturnType<typeof createLimiters>>
}

export const registerContract = (app: FastifyInstance, { routes, services, limiters }: Serving): void => {
  for (const name of names) {
    const { method, path } = endpoints[name]
    const route = routes[name]
    app.route({
      method,
      url: `${apiPrefix}${path.replaceAll(/\{(\w+)\}/gu, ':$1')}`,
      exposeHeadRoute: false,
      onRequest: limiters[limitKindOf(name, endpoints[name])],
      handler: async (request, reply) => {
        reply.header('cache-control', 'no-store')
        return route.serve(buildRawCall(request), services)
      },
    })
  }
}
