// Registers the pages of the server by configuration: one product's page, every product's page (PRODUCTS_DIR), or none.
import type { FastifyInstance } from 'fastify'
import type { Services } from '../http/services.ts'
import { registerAllProducts } from './allProducts.ts'
import { registerStaticFiles, servePage } from './servePage.ts'

export const registerPage = async (app: FastifyInstance, services: Services): Promise<void> => {
  const { webDir, productsDir, basePath } = services.config
  if (productsDir !== null) return registerAllProducts(app, services, productsDir)
  app.get('/', (_request, reply) => reply.redirect(`${basePath}/`, 302))
  if (webDir === null) {
    app.get(basePath, (_request, reply) => reply.redirect(`${basePath}/`, 301))
    return
  }
  await registerStaticFiles(app, webDir)
  servePage(app, { webDir, basePath }, services.config)
}
