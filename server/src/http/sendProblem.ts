// Sends an error: a page to a browser that opens an address or sends a form, and a problem document to a call.
import type { FastifyReply, FastifyRequest } from 'fastify'
import { buildPage, html, pageSecurityPolicy } from './html.ts'
import { buildErrorDetails, buildProblemReply, type ProblemReply } from './problemReply.ts'
import { apiPrefix } from './registerContract.ts'
import { getTrace } from './requestTrace.ts'
import type { Services } from './services.ts'

export const isApiCall = ({ url }: FastifyRequest): boolean => url === apiPrefix || url.startsWith(`${apiPrefix}/`)

const acceptsPage = (request: FastifyRequest): boolean =>
  !isApiCall(request) && request.headers.accept?.includes('text/html') === true

const sendPage = (reply: FastifyReply, page: string): FastifyReply =>
  reply.header('content-security-policy', pageSecurityPolicy).type('text/html; charset=utf-8').send(page)

/** For a person at a browser; a title of a problem is for engineers. */
const pageTitles: Readonly<Partial<Record<number, string>>> = {
  400: 'The request cannot be read',
  409: 'This was changed in the meantime',
  410: 'No longer there',
  422: 'Something in the form is wrong',
  500: 'Something went wrong',
}

const buildProblemPage = ({ retryAfterSeconds, body: { title, status, traceId } }: ProblemReply): string =>
  buildPage(
    pageTitles[status] ?? title,
    html`${status === 429 || status >= 500 ? html`<p>${describeRetry(retryAfterSeconds)}</p>` : html``}
      <p>Number of this request: ${traceId}</p>`,
  )

const describeRetry = (seconds: number | null): string =>
  seconds === null || seconds <= 1
    ? 'Go back and try again in a moment.'
    : `Go back and try again in ${seconds} seconds.`

export const sendProblem = (
  error: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
  { log }: Services,
): FastifyReply => {
  const problem = buildProblemReply(error, request.id)
  if (problem.status >= 500) {
    log.fault({ traceId: request.id, w3cTraceId: getTrace(request).traceId, ...buildErrorDetails(error) })
  }
  if (problem.retryAfterSeconds !== null) reply.header('retry-after', String(problem.retryAfterSeconds))
  reply
    .code(problem.status)
    // Needed for a malformed URL, for which Fastify runs no hooks.
    .header('x-request-id', request.id)
    .header('cache-control', 'no-store')
  return acceptsPage(request)
    ? sendPage(reply, buildProblemPage(problem))
    : reply.type('application/problem+json').send(JSON.stringify(problem.body))
}

/** Replies to a request for an address without a route. */
export const sendNotFound = (request: FastifyRequest, reply: FastifyReply): FastifyReply => {
  const message = 'There is nothing at this address.'
  reply.code(404).header('cache-control', 'no-cache')
  return acceptsPage(request)
    ? sendPage(reply, buildPage('Not found', html`<p>${message}</p>`))
    : reply.type('text/plain; charset=utf-8').send(message)
}
