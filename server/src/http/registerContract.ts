// Registers a route for every endpoint of the contract.
import { uploadLimits } from '@loan/domain/contract/documents'
import type { Endpoint } from '@loan/domain/contract/endpoint'
import { type EndpointName, endpoints } from '@loan/domain/contract/registry'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { formatClientNetwork } from './clientAddress.ts'
import { ProblemError } from './problemError.ts'
import { resolveLimitKind } from './rateLimits.ts'
import type { RawCall, Route } from './route.ts'
import type { Services } from './services.ts'

export const apiPrefix = '/api'

/** Returns the URL of an endpoint, with its path parameters in braces. */
export const buildEndpointPath = ({ path, hasBasePrefix }: Pick<Endpoint, 'path' | 'hasBasePrefix'>): string =>
  hasBasePrefix ? `${apiPrefix}${path}` : path

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

/** Merges path and query parameters. Throws `bad-request` for a name in both. */
const mergeParams = (path: unknown, query: unknown): Record<string, unknown> => {
  const [pathParams, queryParams] = [isRecord(path) ? path : {}, isRecord(query) ? query : {}]
  if (Object.keys(pathParams).some((name) => Object.hasOwn(queryParams, name))) {
    throw new ProblemError('bad-request', 'A path parameter is repeated in the query.')
  }
  return { ...queryParams, ...pathParams }
}

const readHeader = (request: FastifyRequest, name: string): string | undefined => {
  const value = request.headers[name]
  return typeof value === 'string' ? value : undefined
}

const buildRawHead = (request: FastifyRequest): Omit<RawCall, 'body'> => ({
  params: mergeParams(request.params, request.query),
  leadToken: readHeader(request, 'lead-token'),
  idempotencyKey: readHeader(request, 'idempotency-key'),
  clientNetwork: formatClientNetwork(request.ip),
})

const buildRawCall = (request: FastifyRequest): RawCall => ({
  ...buildRawHead(request),
  body: request.body === undefined ? {} : request.body,
})

const names = Object.keys(endpoints).filter((name): name is EndpointName => name in endpoints)

export type ContractOptions = {
  readonly routes: Readonly<Record<EndpointName, Route>>
  readonly services: Services
}

const registerEndpoint = (app: FastifyInstance, name: EndpointName, { routes, services }: ContractOptions): void => {
  const endpoint = endpoints[name]
  app.route({
    method: endpoint.method,
    url: buildEndpointPath(endpoint).replaceAll(/\{(\w+)\}/gu, ':$1'),
    exposeHeadRoute: false,
    config: { limitKind: resolveLimitKind(name, endpoint) },
    handler: async (request, reply) => {
      reply.header('cache-control', 'no-store')
      return routes[name].serve(buildRawCall(request), services)
    },
  })
}

/** Registers a call with a file as its body: own size limit, no JSON, and authorisation before the body is read. */
const registerFileEndpoint = (
  app: FastifyInstance,
  name: EndpointName,
  fileTypes: readonly string[],
  options: ContractOptions,
) =>
  app.register(async (own) => {
    own.removeAllContentTypeParsers()
    own.addContentTypeParser(
      [...fileTypes],
      { parseAs: 'buffer', bodyLimit: uploadLimits.maxBytes },
      async (_request: FastifyRequest, body: Buffer) => body,
    )
    // Runs after the rate limiter and before the body is read.
    own.addHook('preParsing', async (request) => {
      await options.routes[name].authorise?.(buildRawHead(request), options.services)
    })
    registerEndpoint(own, name, options)
  })

export const registerContract = (app: FastifyInstance, options: ContractOptions): void => {
  for (const name of names) {
    const { fileTypes } = endpoints[name]
    if (fileTypes === null) registerEndpoint(app, name, options)
    else void registerFileEndpoint(app, name, fileTypes, options)
  }
}
