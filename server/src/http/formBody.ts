// Parses the form bodies of the server's own pages. Applies only to the Fastify scope it is called with, because the
// API accepts only JSON.
import type { FastifyInstance } from 'fastify'

export const registerFormParser = (scope: FastifyInstance): void => {
  scope.removeContentTypeParser('application/x-www-form-urlencoded')
  scope.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: 4096 },
    (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(String(body)))),
  )
}

/** Rejects a form of another site. A browser always sends the origin of a form; other clients may omit it. */
export const isOwnOrigin = (origin: string | undefined, host: string): boolean =>
  origin === undefined || (URL.canParse(origin) && new URL(origin).host === host)
