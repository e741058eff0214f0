// For whoever runs the server: is it alive, can it serve.
import type { FastifyInstance } from 'fastify'
import type { Services } from '../http/services.ts'

/** `/healthz`: the process answers. `/readyz`: the database does too, and the server is not about to stop. */
export const registerOperations = (app: FastifyInstance, { storage, stopping }: Services): void => {
  let isClosing = false
  app.addHook('preClose', async () => {
    isClosing = true
  })
  app.get('/healthz', async (_request, reply) => {
    reply.header('cache-control', 'no-store')
    return { status: 'alive' }
  })
  app.get('/readyz', async (_request, reply) => {
    reply.header('cache-control', 'no-store')
    const isReady =
      !stopping.aborted &&
      !isClosing &&
      (await storage.check().then(
        () => true,
        () => false,
      ))
    if (!isReady) reply.code(503).header('retry-after', '5')
    return { status: isReady ? 'ready' : 'not-ready', database: storage.engine }
  })
}
