// Registers a route for every endpoint of the contract.
import { uploadLimits } from '@loan/domain/contract/documents'
import type { Endpoint } from '@loan/domain/contract/endpoint'
import { type EndpointName, endpoints } from '@loan/domain/contract/registry'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { isRecord, listKeys } from '@loan/domain/records'
import { formatTraceparent } from '../lib/traceContext.ts'
import * as v from 'valibot'
import { DatabaseUnavailableError } from '../database/unavailable.ts'
import { formatClientNetwork } from './clientAddress.ts'
import { ProblemError } from './problemError.ts'
import { resolveLimitKind } from './rateLimits.ts'
import { getTrace } from './requestTrace.ts'
import type { RawCall, Route } from './route.ts'
import type { Services } from './services.ts'

export const apiPrefix = '/api'

/** Returns the URL of an endpoint, with its path parameters in braces. */
export const buildEndpointPath = ({ path, hasBasePrefix }: Pick<Endpoint, 'path' | 'hasBasePrefix'>): string =>
  hasBasePrefix ? `${apiPrefix}${path}` : path

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

const names = listKeys(endpoints)

export type ContractOptions = {
  readonly routes: Readonly<Record<EndpointName, Route>>
  readonly services: Services
}

const fileReplySchema = v.object({ fileName: v.string(), bytes: v.instance(Uint8Array) })

/** Sends a file to save. Browsers must not open it in place of the page. */
const sendFile = (reply: FastifyReply, mediaType: string, served: unknown): FastifyReply => {
  const { fileName, bytes } = v.parse(fileReplySchema, served)
  return reply
    .type(mediaType.startsWith('text/') ? `${mediaType}; charset=utf-8` : mediaType)
    .header('content-disposition', `attachment; filename="${fileName}"`)
    .send(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength))
}

/** The rows of the outbox that the call causes get its trace. */
const withTrace = (services: Services, request: FastifyRequest): Services => ({
  ...services,
  storage: { ...services.storage, traceparent: formatTraceparent(getTrace(request)) },
})

/** Each call for a lead uses the database, and so does each write. */
const needsDatabase = ({ needsLeadToken, needsIdempotencyKey }: Endpoint): boolean =>
  needsLeadToken || needsIdempotencyKey

/**
 * Rejects a call before its body is read where the database could not serve it anyway. Parsing each of them would leave
 * no time for those that have their turn.
 */
const rejectInOverload =
  ({ storage }: Services) =>
  async (): Promise<void> => {
    if (storage.isQueueFull()) throw new DatabaseUnavailableError('The queue is full')
  }

const registerEndpoint = (app: FastifyInstance, name: EndpointName, { routes, services }: ContractOptions): void => {
  const endpoint = endpoints[name]
  app.route({
    method: endpoint.method,
    url: buildEndpointPath(endpoint).replaceAll(/\{(\w+)\}/gu, ':$1'),
    exposeHeadRoute: false,
    config: { limitKind: resolveLimitKind(name, endpoint) },
    ...(needsDatabase(endpoint) && { onRequest: rejectInOverload(services) }),
    handler: async (request, reply) => {
      reply.header('cache-control', 'no-store')
      const served = await routes[name].serve(buildRawCall(request), withTrace(services, request))
      return endpoint.replyType === null ? served : sendFile(reply, endpoint.replyType, served)
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
