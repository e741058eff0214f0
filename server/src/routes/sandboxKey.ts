// Restricts the sandbox's pages to authorised requests (http/sandboxAccess.ts). Other requests get a form for the key
// when a key is configured.
import type { FastifyInstance, FastifyReply } from 'fastify'
import * as v from 'valibot'
import { isOwnOrigin, registerFormParser } from '../http/formBody.ts'
import { buildPage, html, type Html, pageSecurityPolicy } from '../http/html.ts'
import {
  buildSandboxCookie,
  hasExpectedHost,
  isSandboxKey,
  mayOpenSandbox,
  sandboxKeyHeader,
} from '../http/sandboxAccess.ts'
import type { Services } from '../http/services.ts'

const keyPath = '/sandbox/key'

/**
 * The pages that applicants are redirected to. They need only the expected `Host`, because they show no personal data.
 */
const publicPaths = ['/sandbox/partner', '/sandbox/lender/', '/sandbox/contract', keyPath]

const formSchema = v.object({ key: v.string() })

const closedText = html`<p>
  Only browsers on the server’s own machine may open the sandbox. To open it from another machine, set SANDBOX_KEY.
</p>`

const keyForm = html`<p>
    The key is the value of SANDBOX_KEY. Programs send it as the header <code>${sandboxKeyHeader}</code>.
  </p>
  <form method="post" action="${keyPath}">
    <label>Key <input type="password" name="key" autocomplete="off" required /></label>
    <button>Open the sandbox</button>
  </form>`

const sendClosed = (reply: FastifyReply, status: 401 | 404, body: Html): FastifyReply =>
  reply
    .code(status)
    .headers({ 'cache-control': 'no-store', 'content-security-policy': pageSecurityPolicy })
    .type('text/html; charset=utf-8')
    .send(buildPage('The sandbox is closed', body))

const isSandboxPath = (path: string): boolean => path === '/sandbox' || path.startsWith('/sandbox/')

export const registerSandboxKey = (app: FastifyInstance, services: Services): void => {
  const { config } = services
  app.addHook('onRequest', async (request, reply) => {
    // Compare the route and not the URL: a URL with an encoded or doubled slash reaches the same handler.
    const path = request.routeOptions.url ?? ''
    if (!isSandboxPath(path)) return
    if (publicPaths.some((start) => path.startsWith(start)) && hasExpectedHost(request, config)) return
    if (mayOpenSandbox(request, services)) return
    if (config.sandboxKey === null || !hasExpectedHost(request, config)) return sendClosed(reply, 404, closedText)
    return sendClosed(reply, 401, keyForm)
  })

  void app.register(async (scope) => {
    registerFormParser(scope)
    scope.post(keyPath, { config: { limitKind: 'codes' } }, async (request, reply) => {
      const form = v.safeParse(formSchema, request.body)
      const isOpen =
        form.success && isOwnOrigin(request.headers.origin, request.host) && isSandboxKey(services, form.output.key)
      if (config.sandboxKey === null) return sendClosed(reply, 404, closedText)
      if (!isOpen) return sendClosed(reply, 401, keyForm)
      return reply
        .headers({ 'cache-control': 'no-store', 'set-cookie': buildSandboxCookie(services) })
        .redirect('/sandbox', 303)
    })
  })
}
