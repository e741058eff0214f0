// The contract for integrators: the OpenAPI document, and Swagger UI to read and try it.
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import type { FastifyInstance } from 'fastify'
import { docsSecurityPolicy } from '../http/securityPolicy.ts'
import { buildOpenApi } from '../http/openApi.ts'
import { routes } from './registry.ts'

const page = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="robots" content="noindex" />
    <title>Lead API</title>
    <link rel="stylesheet" href="/docs/swagger-ui.css" />
  </head>
  <body>
    <main id="api"></main>
    <noscript><a href="/openapi.json">openapi.json</a></noscript>
    <script src="/docs/swagger-ui-bundle.js"></script>
    <script src="/docs/start.js"></script>
  </body>
</html>
`

/** By default Swagger UI sends the address of the document to a validator on another host: `validatorUrl: null`. */
const startScript = `SwaggerUIBundle({
  url: '/openapi.json',
  dom_id: '#api',
  deepLinking: true,
  docExpansion: 'list',
  defaultModelsExpandDepth: -1,
  validatorUrl: null,
})
`

const types = { css: 'text/css; charset=utf-8', js: 'text/javascript; charset=utf-8' } as const

const readPackageFile = (name: string): Promise<Buffer> =>
  readFile(createRequire(import.meta.url).resolve(`swagger-ui-dist/${name}`))

export const registerDocs = (app: FastifyInstance): void => {
  const document = buildOpenApi(routes)
  app.get('/openapi.json', (_request, reply) => reply.header('cache-control', 'no-cache').send(document))
  app.get('/docs', (_request, reply) =>
    reply
      .headers({ 'cache-control': 'no-cache', 'content-security-policy': docsSecurityPolicy })
      .type('text/html; charset=utf-8')
      .send(page),
  )
  app.get('/docs/start.js', (_request, reply) =>
    reply.header('cache-control', 'no-cache').type(types.js).send(startScript),
  )
  for (const name of ['swagger-ui.css', 'swagger-ui-bundle.js']) {
    app.get(`/docs/${name}`, async (_request, reply) =>
      reply
        .header('cache-control', 'no-cache')
        .type(name.endsWith('.css') ? types.css : types.js)
        .send(await readPackageFile(name)),
    )
  }
}
