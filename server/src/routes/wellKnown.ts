// Serves robots.txt and security.txt at their well-known URLs.
import type { FastifyInstance } from 'fastify'
import { dayMs } from '@loan/domain/durations'
import { apiPrefix } from '../http/registerContract.ts'
import type { Services } from '../http/services.ts'

/** @assumed 180 days: RFC 9116 recommends less than a year, and each reply computes the date again. */
const securityTextDays = 180

/** RFC 9116. */
const buildSecurityText = ({ config: { publicUrl, securityContact }, now }: Services): string => {
  const expires = new Date(now().getTime() + securityTextDays * dayMs).toISOString()
  return [
    `Contact: ${securityContact}`,
    `Expires: ${expires}`,
    `Canonical: ${publicUrl}/.well-known/security.txt`,
    'Preferred-Languages: en',
    '',
  ].join('\n')
}

/** Allows robots on the page, and disallows them on calls, documentation, the sandbox and resume links. */
const buildRobots = ({ config: { basePath } }: Services): string =>
  [
    'User-agent: *',
    ...[`${apiPrefix}/`, '/docs', '/openapi.json', '/sandbox', `${basePath}/continue`].map(
      (path) => `Disallow: ${path}`,
    ),
    '',
  ].join('\n')

const files: Readonly<Record<string, (services: Services) => string>> = {
  '/.well-known/security.txt': buildSecurityText,
  '/robots.txt': buildRobots,
}

export const registerWellKnown = (app: FastifyInstance, services: Services): void => {
  for (const [path, build] of Object.entries(files)) {
    app.get(path, async (_request, reply) =>
      reply.type('text/plain; charset=utf-8').header('cache-control', 'public, max-age=3600').send(build(services)),
    )
  }
}
