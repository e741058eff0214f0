// Runs a handler for a signed-in operator. Other requests get the form to sign in, and a form from elsewhere is
// rejected.
import type { FastifyReply, FastifyRequest } from 'fastify'
import * as v from 'valibot'
import { buildPage, html, pageSecurityPolicy } from '../../http/html.ts'
import {
  buildFormToken,
  hashRequestClient,
  hasOwnOrigin,
  isFormToken,
  readOperatorCookie,
} from '../../http/operatorAccess.ts'
import type { Services } from '../../http/services.ts'
import type { Actor } from '../../operators/operatorServices.ts'
import { findSession, type OperatorSession } from '../../operators/sessions.ts'
import { operatorPaths } from './operatorPaths.ts'

type Fields = Readonly<Record<string, string>>

export type OperatorCall = {
  readonly request: FastifyRequest
  readonly reply: FastifyReply
  readonly services: Services
  readonly session: OperatorSession
  readonly actor: Actor
  readonly formToken: string
  /** The fields of a form; empty for another request. */
  readonly fields: Fields
}

const fieldsSchema = v.fallback(v.record(v.string(), v.string()), {})

export const readFields = ({ body }: FastifyRequest): Fields => v.parse(fieldsSchema, body)

const sendPlainPage = (reply: FastifyReply, status: number, page: string): FastifyReply =>
  reply.code(status).header('content-security-policy', pageSecurityPolicy).type('text/html; charset=utf-8').send(page)

/** `message` says why the last attempt failed; empty before the first one. */
export const sendSignIn = (reply: FastifyReply, message = '', status = 401): FastifyReply =>
  sendPlainPage(
    reply,
    status,
    buildPage(
      'Sign in',
      html`${message === '' ? html`` : html`<p role="alert" class="bad">${message}</p>`}
        <p>These pages are for the people who run this server. Every action is recorded under the label of the key.</p>
        <form method="post" action="${operatorPaths.signIn}" class="row">
          <label>Key <input type="password" name="key" autocomplete="off" required maxlength="200" /></label>
          <button class="primary">Sign in</button>
        </form>`,
    ),
  )

export const sendRejectedForm = (reply: FastifyReply): FastifyReply =>
  sendPlainPage(
    reply,
    403,
    buildPage(
      'The form was not accepted',
      html`<p>It does not come from a page of this session.</p>
        <p><a href="${operatorPaths.overview}">Overview</a></p>`,
    ),
  )

type Handler = (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>

export const withOperator =
  (services: Services, serve: (call: OperatorCall) => Promise<FastifyReply> | FastifyReply): Handler =>
  async (request, reply) => {
    const { config, secretKey } = services
    const now = services.now()
    const token = readOperatorCookie(request, config)
    const session = token === null ? null : await findSession(services, token, now)
    if (session === null) return sendSignIn(reply)
    const fields = readFields(request)
    const isForm = !['GET', 'HEAD'].includes(request.method)
    const isOwnForm = hasOwnOrigin(request, config) && isFormToken({ secretKey, session }, fields['form'] ?? '')
    if (isForm && !isOwnForm) return sendRejectedForm(reply)
    const actor = { operator: session.operator, clientHash: hashRequestClient(request, secretKey), now }
    const formToken = buildFormToken({ secretKey, session })
    return serve({ request, reply, services, session, actor, formToken, fields })
  }
