// The metrics for Prometheus (`/metrics`). docs/observing.md lists them.
import type { FastifyInstance } from 'fastify'
import { mayReadMetrics } from '../http/metricsAccess.ts'
import type { Services } from '../http/services.ts'

/** Any other caller gets the reply of an unknown URL. */
export const registerMetrics = (app: FastifyInstance, services: Services): void => {
  app.get('/metrics', { config: { limitKind: 'health' } }, async (request, reply) => {
    if (!mayReadMetrics(request, services)) {
      reply.callNotFound()
      return reply
    }
    const { contentType, text } = await services.metrics.format()
    return reply.header('cache-control', 'no-store').type(contentType).send(text)
  })
}
