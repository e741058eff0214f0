// Reads the forms of the server's own pages. For the scope it is called in alone: the API takes JSON only.
import type { FastifyInstance } from 'fastify'

export const readForms = (scope: FastifyInstance): void => {
  scope.removeContentTypeParser('application/x-www-form-urlencoded')
  scope.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: 4096 },
    (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(String(body)))),
  )
}

/** A form of another site's is not taken; a browser always says where a form comes from. */
export const isOwnOrigin = (origin: string | undefined, host: string): boolean =>
  origin === undefined || (URL.canParse(origin) && new URL(origin).host === host)
