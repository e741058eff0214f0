// The sandbox's page for every bank link, card check and partner site. It names the provider and the request, and
// redirects to the return URL with success, with a failure, or without an outcome. Registered only outside production.
import {
  type HandOverKind,
  handOverOutcomes,
  type PassedDataKey,
  returnParameters,
} from '@loan/domain/lender-steps/handOver'
import type { FastifyInstance, FastifyReply } from 'fastify'
import * as v from 'valibot'
import { isOwnOrigin, registerFormParser } from '../http/formBody.ts'
import { buildPage, html, type Html, pageSecurityPolicy } from '../http/html.ts'
import { resolvePagePath } from '../config/resolvePagePath.ts'
import type { Services } from '../http/services.ts'
import { buildHandOver, findCurrentHandOver } from '../leads/hand-over/handOver.ts'
import { findByReference, type Lead } from '../leads/lead.ts'

const partnerPath = '/sandbox/partner'

const reference = v.pipe(v.string(), v.regex(/^[\w-]{43}$/u))
const querySchema = v.object({ reference })
/** `leave` returns without an outcome. */
const answers = [...handOverOutcomes, 'leave'] as const
type PartnerAnswer = (typeof answers)[number]
const formSchema = v.object({ reference, outcome: v.picklist(answers) })

const send = (reply: FastifyReply, status: number, title: string, body: Html): FastifyReply =>
  reply
    .code(status)
    .headers({ 'cache-control': 'no-store', 'content-security-policy': pageSecurityPolicy })
    .type('text/html; charset=utf-8')
    .send(buildPage(title, body))

const sendInvalidLink = (reply: FastifyReply): FastifyReply =>
  send(
    reply,
    404,
    'This link no longer works',
    html`<p>The link was already used, or the application has continued.</p>
      <p><a href="/">Back to the application</a></p>`,
  )

const purposes: Readonly<Record<HandOverKind, string>> = {
  'bank-link': 'requests access to an account',
  'card-check': 'requests a check of a card',
  'partner-site': 'continues the application',
}

const passedLabels: Readonly<Record<PassedDataKey, string>> = {
  'reference-number': 'a reference number',
  name: 'first and last name',
  'date-of-birth': 'date of birth',
  'personal-code': 'personal code',
  email: 'e-mail address',
  'phone-number': 'phone number',
  address: 'address',
  income: 'income',
  loan: 'amount and period of the loan',
}

const buildButton = (outcome: PartnerAnswer, label: string): Html =>
  html`<p><button name="outcome" value="${outcome}">${label}</button></p>`

const buildContent = (services: Services, lead: Lead, secret: string): Html => {
  const handOver = findCurrentHandOver(services, lead)
  const shown = buildHandOver(services, lead)
  if (handOver === null || shown === null) return html``
  const { provider, kind, passes, chargeAmount } = shown
  return html`<p>This page replaces the page of ${provider}, which ${purposes[kind]} for ${handOver.lender.name}.</p>
    ${chargeAmount === undefined ? html`` : html`<p>It charges ${chargeAmount} and refunds it.</p>`}
    <p>It has received:</p>
    <ul>
      ${passes.map((key) => html`<li>${passedLabels[key]}</li>`)}
    </ul>
    <form method="post" action="/sandbox/partner">
      <input type="hidden" name="reference" value="${secret}" />
      ${buildButton('confirm', 'Confirm')} ${buildButton('fail', 'Fail')}
      ${buildButton('leave', shown.kind === 'partner-site' ? 'Leave without applying' : 'Leave without an answer')}
    </form>`
}

export const registerSandboxPartner = (app: FastifyInstance, services: Services): void => {
  const { config } = services
  /**
   * Finds the lead with an open hand-over for this reference; null when the reference is used or the lead has expired.
   */
  const findLead = async (secret: string): Promise<Lead | null> => {
    const lead = await findByReference(services.storage.database, secret, services.now())
    return lead === null || findCurrentHandOver(services, lead) === null ? null : lead
  }
  const findHandOver = async (secret: string) => {
    const lead = await findLead(secret)
    const handOver = lead && findCurrentHandOver(services, lead)
    return handOver && { ...handOver, product: lead.product }
  }
  void app.register(async (scope) => {
    registerFormParser(scope)

    scope.get(partnerPath, async (request, reply) => {
      const query = v.safeParse(querySchema, request.query)
      if (!query.success) return sendInvalidLink(reply)
      const lead = await findLead(query.output.reference)
      if (lead === null) return sendInvalidLink(reply)
      return send(
        reply,
        200,
        buildHandOver(services, lead)?.provider ?? '',
        buildContent(services, lead, query.output.reference),
      )
    })

    scope.post(partnerPath, async (request, reply) => {
      const form = v.safeParse(formSchema, request.body)
      if (!form.success || !isOwnOrigin(request.headers.origin, request.host)) {
        return sendInvalidLink(reply)
      }
      const { reference: secret, outcome } = form.output
      const openHandOver = await findHandOver(secret)
      if (openHandOver === null) return sendInvalidLink(reply)
      const returnPath = `${resolvePagePath(config, openHandOver.product)}${openHandOver.route}`
      const query = new URLSearchParams({ [returnParameters.reference]: secret, [returnParameters.outcome]: outcome })
      return reply
        .header('cache-control', 'no-store')
        .redirect(outcome === 'leave' ? returnPath : `${returnPath}?${query.toString()}`, 303)
    })
  })
}
