// Cross-origin calls: from the pages of PAGE_ORIGINS, and from sandboxed frames (origin `null`) where the product may be
// embedded. A call carries its authority, the lead's token, in a header; there are no cookies and no credentials.
import { endpoints } from '@loan/domain/contract/registry'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Config } from '../config/config.ts'
import { apiPrefix, urlOf } from './registerContract.ts'
import { reportPath } from './securityPolicy.ts'

const methods = [...new Set(Object.values(endpoints).map(({ method }) => method))].join(', ')

/** What a browser asks before a call with headers of ours; kept for ten minutes. */
const preflight = {
  'access-control-allow-methods': methods,
  'access-control-allow-headers': 'content-type, lead-token, idempotency-key',
  'access-control-max-age': '600',
} as const

const withoutPrefix = Object.values(endpoints)
  .filter(({ hasBasePrefix }) => !hasBasePrefix)
  .map((endpoint) => urlOf(endpoint).replace(/\{.*$/u, ''))

const isCall = ({ url }: FastifyRequest): boolean =>
  [`${apiPrefix}/`, reportPath, ...withoutPrefix].some((start) => url.startsWith(start))

const findAllowedOrigins = ({ embedders, pageOrigins }: Config): ReadonlySet<string> =>
  new Set([...pageOrigins, ...(embedders.length === 0 ? [] : ['null'])])

/** @assumed spec 4.53 knows frames, not sandboxed ones: docs/decisions/23-sandboxed-frames.md */
export const allowPageOrigins = (app: FastifyInstance, config: Config): void => {
  const allowed = findAllowedOrigins(config)
  if (allowed.size === 0) return
  app.addHook('onRequest', async (request, reply) => {
    if (!isCall(request)) return
    reply.header('vary', 'origin')
    const { origin } = request.headers
    if (origin === undefined || !allowed.has(origin)) return
    reply.headers({
      'access-control-allow-origin': origin,
      'access-control-expose-headers': 'date, retry-after, x-request-id',
    })
  })
}

/** After the rate limits, which a browser can read because `allowPageOrigins` is before them. */
export const answerPreflights = (app: FastifyInstance, config: Config): void => {
  const allowed = findAllowedOrigins(config)
  if (allowed.size === 0) return
  app.addHook('onRequest', async (request, reply) => {
    const { origin } = request.headers
    const isPreflight = request.method === 'OPTIONS' && origin !== undefined && allowed.has(origin)
    if (isPreflight && isCall(request)) return reply.code(204).headers(preflight).send()
  })
}
