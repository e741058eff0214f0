// The page behind every bank link, card check and partner's site of the sandbox: says who asks for what, and sends the
// applicant back with success, with a failure, or with neither. Registered outside production only.
import type { HandOverKind, Passed } from '@loan/domain/lender-steps/handOver'
import type { FastifyInstance, FastifyReply } from 'fastify'
import * as v from 'valibot'
import { isOwnOrigin, readForms } from '../http/formBody.ts'
import { buildPage, html, type Html, pageSecurityPolicy } from '../http/html.ts'
import { inTransaction } from '../http/route.ts'
import type { Services } from '../http/services.ts'
import { endHandOver, type HandOverOutcome, handOverOutcomes } from '../leads/endHandOver.ts'
import { buildHandOver, handOverOf, lockHandedOver } from '../leads/handOver.ts'
import type { Lead } from '../leads/lead.ts'

const partnerPath = '/sandbox/partner'

const reference = v.pipe(v.string(), v.regex(/^[\w-]{43}$/u))
const querySchema = v.object({ reference })
const formSchema = v.object({ reference, outcome: v.picklist(handOverOutcomes) })

const send = (reply: FastifyReply, status: number, title: string, body: Html): FastifyReply =>
  reply
    .code(status)
    .headers({ 'cache-control': 'no-store', 'content-security-policy': `${pageSecurityPolicy}; form-action 'self'` })
    .type('text/html; charset=utf-8')
    .send(buildPage(title, body))

const sendUsedUp = (reply: FastifyReply, basePath: string): FastifyReply =>
  send(
    reply,
    404,
    'This link no longer works',
    html`<p>It was used already, or the application has gone on since.</p>
      <p><a href="${basePath}/">Back to the application</a></p>`,
  )

const purposes: Readonly<Record<HandOverKind, string>> = {
  'bank-link': 'asks to read an account',
  'card-check': 'asks to check a card',
  'partner-site': 'takes the application on',
}

const passed: Readonly<Record<Passed, string>> = {
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

const buttonFor = (outcome: HandOverOutcome, words: string): Html =>
  html`<p><button name="outcome" value="${outcome}">${words}</button></p>`

const describe = (lead: Lead, secret: string): Html => {
  const handOver = handOverOf(lead)
  const told = buildHandOver(lead)
  if (handOver === null || told === null) return html``
  const { provider, kind, passes, chargeAmount } = told
  return html`<p>
      This page stands in for the one of ${provider}, which ${purposes[kind]} for ${handOver.lender.name}.
    </p>
    ${chargeAmount === undefined ? html`` : html`<p>It charges ${chargeAmount} and gives it back.</p>`}
    <p>It has learned:</p>
    <ul>
      ${passes.map((key) => html`<li>${passed[key]}</li>`)}
    </ul>
    <form method="post" action="/sandbox/partner">
      <input type="hidden" name="reference" value="${secret}" />
      ${buttonFor('confirm', 'Confirm')} ${buttonFor('fail', 'Fail')}
      ${buttonFor('leave', told.kind === 'partner-site' ? 'Leave without applying' : 'Leave without an answer')}
    </form>`
}

export const registerSandboxPartner = (app: FastifyInstance, services: Services): void => {
  const { config } = services
  void app.register(async (scope) => {
    readForms(scope)

    scope.get(partnerPath, async (request, reply) => {
      const query = v.safeParse(querySchema, request.query)
      if (!query.success) return sendUsedUp(reply, config.basePath)
      const lead = await inTransaction(services, (database) => lockHandedOver(database, query.output.reference))
      if (lead === null || handOverOf(lead) === null) return sendUsedUp(reply, config.basePath)
      return send(reply, 200, buildHandOver(lead)?.provider ?? '', describe(lead, query.output.reference))
    })

    scope.post(partnerPath, async (request, reply) => {
      const form = v.safeParse(formSchema, request.body)
      if (!form.success || !isOwnOrigin(request.headers.origin, request.host)) {
        return sendUsedUp(reply, config.basePath)
      }
      const { reference: secret, outcome } = form.output
      const now = services.now()
      const route = await inTransaction(services, (database) =>
        endHandOver({ services, database, now }, secret, outcome),
      )
      if (route === null) return sendUsedUp(reply, config.basePath)
      return reply.header('cache-control', 'no-store').redirect(`${config.basePath}${route}`, 303)
    })
  })
}
