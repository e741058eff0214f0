// The liveness check (`/healthz`) and the readiness check (`/readyz`).
import type { FastifyInstance } from 'fastify'
import type { Services } from '../http/services.ts'

/**
 * `/healthz` always returns 200, without the database. `/readyz` returns 503 when the database fails its check or the
 * server is stopping.
 */
export const registerOperations = (app: FastifyInstance, { storage, stopping }: Services): void => {
  let isClosing = false
  app.addHook('preClose', async () => {
    isClosing = true
  })
  let check: Promise<boolean> | null = null
  /** Concurrent readiness checks share one database check. */
  const canServe = (): Promise<boolean> =>
    (check ??= storage
      .check()
      .then(
        () => true,
        () => false,
      )
      .finally(() => {
        check = null
      }))
  app.get('/healthz', { config: { limitKind: 'health' } }, async (_request, reply) => {
    reply.header('cache-control', 'no-store')
    return { status: 'alive' }
  })
  app.get('/readyz', { config: { limitKind: 'health' } }, async (_request, reply) => {
    reply.header('cache-control', 'no-store')
    const isReady = !stopping.aborted && !isClosing && (await canServe())
    if (!isReady) reply.code(503).header('retry-after', '5')
    return { status: isReady ? 'ready' : 'not-ready', database: storage.engine }
  })
}
