// Serves the URL of the `List-Unsubscribe` header (one-click unsubscribe, RFC 8058). Mail providers post a form to it
// from any origin; the token authorises the request. A GET request redirects to the unsubscribe page.
import type { FastifyInstance } from 'fastify'
import * as v from 'valibot'
import { buildNotFoundError } from '../lib/leadError.ts'
import { inTransaction } from '../database/inTransaction.ts'
import type { Services } from '../http/services.ts'
import { unsubscribe } from '../messages/unsubscribed.ts'
import { buildUnsubscribeUrl, oneClickPath } from '../messages/unsubscribeLinks.ts'
import { readUnsubscribeToken, type UnsubscribeContent } from '../messages/unsubscribeToken.ts'

const paramsSchema = v.object({ token: v.string() })

/** RFC 8058 §3.1: the body is this key and value pair, in either encoding of a form. */
const isOneClick = (body: unknown): boolean =>
  typeof body === 'string' &&
  (new URLSearchParams(body).get('List-Unsubscribe') === 'One-Click' ||
    /name="List-Unsubscribe"\r?\n\r?\nOne-Click\r?\n--/u.test(body))

export const registerOneClickUnsubscribe = (app: FastifyInstance, services: Services): void => {
  const { config, secretKey, now } = services

  /** Throws `not-found` for a token that this server did not issue. */
  const requireContent = (params: unknown): { readonly token: string } & UnsubscribeContent => {
    const { token } = v.parse(paramsSchema, params)
    const content = readUnsubscribeToken(secretKey, token)
    if (content === null) throw buildNotFoundError()
    return { token, ...content }
  }

  void app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser(
      ['application/x-www-form-urlencoded', 'multipart/form-data'],
      { parseAs: 'string', bodyLimit: 4096 },
      async (_request: unknown, body: string) => body,
    )
    scope.addHook('onRequest', async (_request, reply) => {
      reply.header('cache-control', 'no-store')
    })

    scope.post(oneClickPath, { config: { limitKind: 'writes' } }, async (request, reply) => {
      const { email } = requireContent(request.params)
      if (!isOneClick(request.body)) throw buildNotFoundError()
      await inTransaction(services.storage, (database) => unsubscribe(database, { secretKey, email }, now()))
      return reply.type('text/plain; charset=utf-8').send('Unsubscribed.')
    })

    scope.get(oneClickPath, async (request, reply) => {
      const { product, token } = requireContent(request.params)
      return reply.redirect(buildUnsubscribeUrl(config, product, token), 303)
    })
  })
}
