// Allows cross-origin calls (CORS) from the pages of PAGE_ORIGINS, and from sandboxed frames (origin `null`) when
// EMBEDDERS is set. A header with the lead's token authorises a call, so CORS credentials (cookies) stay off.
import { endpoints } from '@loan/domain/contract/registry'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Config } from '../config/config.ts'
import { apiPrefix, buildEndpointPath } from './registerContract.ts'
import { reportPath } from './securityPolicy.ts'

const methods = [...new Set(Object.values(endpoints).map(({ method }) => method))].join(', ')

/** For the reply to the preflight that a browser sends before a call. The browser may cache it for ten minutes. */
const preflightHeaders = {
  'access-control-allow-methods': methods,
  'access-control-allow-headers': 'content-type, lead-token, idempotency-key, lender-match',
  'access-control-max-age': '600',
} as const

/** Paths outside the API prefix, up to the first parameter. */
const unprefixedPaths = Object.values(endpoints)
  .filter(({ hasBasePrefix }) => !hasBasePrefix)
  .map((endpoint) => buildEndpointPath(endpoint).replace(/\{.*$/u, ''))

const isCall = ({ url }: FastifyRequest): boolean =>
  [`${apiPrefix}/`, reportPath, ...unprefixedPaths].some((prefix) => url.startsWith(prefix))

const findAllowedOrigins = ({ embedders, pageOrigins }: Config): ReadonlySet<string> =>
  new Set([...pageOrigins, ...(embedders.length === 0 ? [] : ['null'])])

type OriginHeaders = Readonly<Record<string, string>>

const none: OriginHeaders = {}

/** Returns the headers that let the page of an allowed origin read the reply to its call. */
export const createOriginHeaders = (config: Config): ((request: FastifyRequest) => OriginHeaders) => {
  const allowed = findAllowedOrigins(config)
  if (allowed.size === 0) return () => none
  return (request) => {
    if (!isCall(request)) return none
    const { origin } = request.headers
    if (origin === undefined || !allowed.has(origin)) return { vary: 'origin' }
    return {
      vary: 'origin',
      'access-control-allow-origin': origin,
      'access-control-expose-headers': 'content-disposition, date, retry-after, x-request-id',
    }
  }
}

/** @assumed spec 4.53 describes frames, not sandboxed frames: docs/decisions/23-sandboxed-frames.md */
export const allowPageOrigins = (app: FastifyInstance, config: Config): void => {
  if (findAllowedOrigins(config).size === 0) return
  const buildHeaders = createOriginHeaders(config)
  app.addHook('onRequest', async (request, reply) => {
    reply.headers(buildHeaders(request))
  })
}

/**
 * Replies to preflights. Call `limitRequests` before it, so that preflights are limited. Call `allowPageOrigins` before
 * `limitRequests`, so that a browser can read a 429 reply.
 */
export const answerPreflights = (app: FastifyInstance, config: Config): void => {
  const allowed = findAllowedOrigins(config)
  if (allowed.size === 0) return
  app.addHook('onRequest', async (request, reply) => {
    const { origin } = request.headers
    const isPreflight = request.method === 'OPTIONS' && origin !== undefined && allowed.has(origin)
    if (isPreflight && isCall(request)) return reply.code(204).headers(preflightHeaders).send()
  })
}
