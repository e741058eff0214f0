// Serves the contract to integrators as an OpenAPI document and as an HTML page.
import { type ProblemType, problemTypes, problemTypeUri } from '@loan/domain/contract/problemTypes'
import { type EndpointName, endpoints } from '@loan/domain/contract/registry'
import type { FastifyInstance } from 'fastify'
import * as v from 'valibot'
import { buildPage, html, type Html, pageSecurityPolicy } from '../http/html.ts'
import { buildOpenApi } from '../http/openApi.ts'
import { routes } from './registry.ts'

const operationSchema = v.object({
  requestBody: v.optional(v.unknown()),
  responses: v.object({ 200: v.unknown() }),
  parameters: v.array(v.object({ name: v.string(), in: v.string(), required: v.boolean() })),
})
const documentSchema = v.object({ paths: v.record(v.string(), v.record(v.string(), operationSchema)) })

const names = Object.keys(endpoints).filter((name): name is EndpointName => name in endpoints)

const json = (title: string, value: unknown): Html =>
  html`<details>
    <summary>${title}</summary>
    <pre>${JSON.stringify(value, null, 2)}</pre>
  </details>`

const buildSection = (name: EndpointName, document: v.InferOutput<typeof documentSchema>): Html => {
  const { method, path, summary, origin, needsLeadToken, needsIdempotencyKey } = endpoints[name]
  const operation = document.paths[path]?.[method.toLowerCase()]
  const facts = [
    origin === 'spec' ? 'specified' : 'assumed',
    ...(needsLeadToken ? ['needs Lead-Token'] : []),
    ...(needsIdempotencyKey ? ['needs Idempotency-Key'] : []),
  ]
  const parameters = operation?.parameters.map(
    (parameter) =>
      html`<li><code>${parameter.name}</code> in ${parameter.in}${parameter.required ? '' : ' (optional)'}</li>`,
  )
  return html`<h2 id="${name}"><code>${method} ${path}</code></h2>
    <p>${summary}. <small>${facts.join(', ')}</small></p>
    <ul>
      ${parameters ?? []}
    </ul>
    ${operation?.requestBody === undefined ? html`` : json('Request body', operation.requestBody)}
    ${json('Reply', operation?.responses[200])}`
}

const problemRows = (): readonly Html[] =>
  Object.keys(problemTypes)
    .filter((type): type is ProblemType => type in problemTypes)
    .map(
      (type) =>
        html`<tr>
          <td><code>${problemTypeUri(type)}</code></td>
          <td>${problemTypes[type]}</td>
        </tr>`,
    )

const buildDocs = (openApi: unknown): string => {
  const document = v.parse(documentSchema, openApi)
  return buildPage(
    'Lead API',
    html`<p>Below <code>/api</code>. For tools: <a href="/openapi.json">openapi.json</a> (OpenAPI 3.1).</p>
      <h2>Problems</h2>
      <p>
        Every error is a problem document (RFC 9457) with a <code>traceId</code>; <code>errors</code> lists invalid
        answers by <code>fieldName</code>.
      </p>
      <table>
        <thead>
          <tr>
            <th>type</th>
            <th>status</th>
          </tr>
        </thead>
        <tbody>
          ${problemRows()}
        </tbody>
      </table>
      ${names.map((name) => buildSection(name, document))}`,
  )
}

export const registerDocs = (app: FastifyInstance): void => {
  const document = buildOpenApi(routes)
  const page = buildDocs(document)
  app.get('/openapi.json', (_request, reply) => reply.header('cache-control', 'no-cache').send(document))
  app.get('/docs', (_request, reply) =>
    reply
      .headers({ 'cache-control': 'no-cache', 'content-security-policy': pageSecurityPolicy })
      .type('text/html; charset=utf-8')
      .send(page),
  )
}
