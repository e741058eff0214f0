// Registers a route for every endpoint of the contract.
import { uploadLimits } from '@loan/domain/contract/documents'
import type { Endpoint } from '@loan/domain/contract/endpoint'
import { type EndpointName, endpoints } from '@loan/domain/contract/registry'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { isRecord, listKeys } from '@loan/domain/records'
import * as v from 'valibot'
import { formatClientNetwork } from './clientAddress.ts'
import { toKeyedError } from './idempotency.ts'
import { resolvePriority } from './priorities.ts'
import { ProblemError } from './problemError.ts'
import { resolveLimitKind } from './rateLimits.ts'
import type { RawCall, Route } from './route.ts'
import type { Services } from './services.ts'
import { limitUploads } from './uploadSlots.ts'
import { withTrace } from './withTrace.ts'

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
  lenderMatch: readHeader(request, 'lender-match'),
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

const registerEndpoint = (app: FastifyInstance, name: EndpointName, { routes, services }: ContractOptions): void => {
  const endpoint = endpoints[name]
  const priority = resolvePriority(name, endpoint)
  app.route({
    method: endpoint.method,
    url: buildEndpointPath(endpoint).replaceAll(/\{(\w+)\}/gu, ':$1'),
    exposeHeadRoute: false,
    config: { limitKind: resolveLimitKind(name, endpoint), ...(priority !== null && { priority }) },
    handler: async (request, reply) => {
      reply.header('cache-control', 'no-store')
      const served = await routes[name]
        .serve(buildRawCall(request), withTrace(services, request))
        .catch((error: unknown) => {
          throw endpoint.needsIdempotencyKey ? toKeyedError(error) : error
        })
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
    const { authorise } = options.routes[name]
    if (authorise === undefined) throw new Error(`The call ${name} has a file and no authorisation`)
    limitUploads(own, (request) => authorise(buildRawHead(request), options.services))
    registerEndpoint(own, name, options)
  })

export const registerContract = (app: FastifyInstance, options: ContractOptions): void => {
  for (const name of names) {
    const { fileTypes } = endpoints[name]
    if (fileTypes === null) registerEndpoint(app, name, options)
    else void registerFileEndpoint(app, name, fileTypes, options)
  }
}
