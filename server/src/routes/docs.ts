// The contract for integrators: the OpenAPI document, and Swagger UI to read and try it.
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import type { FastifyInstance } from 'fastify'
import { docsSecurityPolicy } from '../http/securityPolicy.ts'
import { buildOpenApi } from '../http/openApi.ts'
import type { Services } from '../http/services.ts'
import { buildToolHeader } from '../http/toolPage.ts'
import { routes } from './registry.ts'

/** The other tools exist only with the sandbox. */
const buildDocsPage = (hasTools: boolean): string => `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="robots" content="noindex" />
    <title>Lead API</title>
    <link rel="stylesheet" href="/docs/swagger-ui.css" />
    <link rel="stylesheet" href="/docs/header.css" />
  </head>
  <body>
    ${hasTools ? buildToolHeader('/docs').markup : ''}
    <main id="api"></main>
    <noscript><a href="/openapi.json">openapi.json</a></noscript>
    <script src="/docs/swagger-ui-bundle.js"></script>
    <script src="/docs/start.js"></script>
  </body>
</html>
`

/** The navigation of the other tool pages (http/pageStyle.ts), in the colours and the width of Swagger UI. */
const headerStyle = `body { margin: 0; }
header { max-width: 1460px; margin: 0 auto; padding: 0 20px; box-sizing: border-box; font: 16px/1.5 system-ui, sans-serif; }
nav ul { display: flex; flex-wrap: wrap; gap: 4px 20px; list-style: none; margin: 0; padding: 12px 0; border-bottom: 1px solid #c9ced6; }
nav a { display: inline-block; padding: 4px 0; color: #0b5394; } nav [aria-current] { font-weight: 700; color: #1b1f23; }
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

export const registerDocs = (app: FastifyInstance, { config }: Services): void => {
  const document = buildOpenApi(routes)
  app.get('/openapi.json', (_request, reply) => reply.header('cache-control', 'no-cache').send(document))
  app.get('/docs', (_request, reply) =>
    reply
      .headers({ 'cache-control': 'no-cache', 'content-security-policy': docsSecurityPolicy })
      .type('text/html; charset=utf-8')
      .send(buildDocsPage(config.hasSandbox)),
  )
  app.get('/docs/start.js', (_request, reply) =>
    reply.header('cache-control', 'no-cache').type(types.js).send(startScript),
  )
  app.get('/docs/header.css', (_request, reply) =>
    reply.header('cache-control', 'no-cache').type(types.css).send(headerStyle),
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
