// The sandbox's overview of leads and messages, the messages of one lead as JSON, and a page for each lender.
// Registered only outside production.
import { desc } from 'drizzle-orm'
import type { FastifyInstance, FastifyReply } from 'fastify'
import * as v from 'valibot'
import { leads } from '../database/schema.ts'
import { buildPage, html, type Html, pageSecurityPolicy } from '../http/html.ts'
import { sendToolPage } from '../http/toolPage.ts'
import { buildNotFoundError } from '../lib/leadError.ts'
import { emailSecurityPolicy } from '../http/securityPolicy.ts'
import type { Services } from '../http/services.ts'
import { findApplicationNumber } from '../leads/products.ts'
import { type Message, readMessages } from '../messages/outbox.ts'

const maxLeads = 50

const sendPage = (reply: FastifyReply, title: string, body: Html): FastifyReply =>
  reply
    .headers({ 'cache-control': 'no-store', 'content-security-policy': pageSecurityPolicy })
    .type('text/html; charset=utf-8')
    .send(buildPage(title, body))

const messagesQuerySchema = v.object({ leadId: v.pipe(v.string(), v.uuid()) })
const emailQuerySchema = v.object({
  ...messagesQuerySchema.entries,
  index: v.pipe(v.string(), v.digits(), v.transform(Number)),
})
const lenderParamsSchema = v.object({ key: v.string() })

const readLeadMessages = ({ storage, secretKey, now }: Services, leadId: string): Promise<readonly Message[]> =>
  readMessages(storage.database, secretKey, { leadId, now: now() })

const isUrl = (payload: string): boolean => /^https?:\/\//u.test(payload)

const buildPayload = (payload: string): Html =>
  isUrl(payload)
    ? html`<p><a href="${payload}">Open the link</a></p>`
    : html`<p class="row">
        <span class="code">${payload}</span>
        <button type="button" data-copy="${payload}">Copy<span class="hidden"> the code ${payload}</span></button>
      </p>`

type SentMessage = { readonly lead: typeof leads.$inferSelect; readonly message: Message; readonly index: number }

/** The markup of an e-mail has its own document, whose policy allows its inline styles. */
const buildMail = ({ lead, message, index }: SentMessage): Html => {
  const { recipient, subject, body, html: markup } = message
  return html`<div class="mail">
    <dl>
      <dt>To</dt>
      <dd>${recipient}</dd>
      <dt>Subject</dt>
      <dd>${subject}</dd>
    </dl>
    ${
      markup === ''
        ? html`<div>${body}</div>`
        : html`<iframe
            title="${subject}"
            src="/sandbox/email?leadId=${lead.id}&amp;index=${index}"
            sandbox
            loading="lazy"
          ></iframe>`
    }
  </div>`
}

const buildText = (sent: SentMessage): Html =>
  sent.message.channel === 'sms'
    ? html`<div class="bubble">${sent.message.body}</div>`
    : html`<p>${sent.message.subject}</p>`

/** An e-mail is folded: its document loads when it is opened. */
const buildMessage = (services: Services, sent: SentMessage): Html => {
  const { lead, message, index } = sent
  return html`<li id="message-${lead.id}-${index}">
    <div>
      <h2>${message.channel === 'sms' ? 'Text message' : 'E-mail'} to ${message.recipient}</h2>
      <p class="quiet">
        ${message.createdAt.toISOString().slice(0, 19).replace('T', ' ')}, ${lead.product},
        <code>${findApplicationNumber(services, lead) ?? lead.id}</code>
      </p>
    </div>
    ${buildText(sent)}
    <div>${buildPayload(message.payload)}</div>
    ${
      message.channel === 'sms'
        ? html``
        : html`<details class="wide">
            <summary>Show the e-mail</summary>
            ${buildMail(sent)}
          </details>`
    }
  </li>`
}

/** The messages of the newest leads, newest message first. */
const buildOverview = async (services: Services): Promise<Html> => {
  const { database } = services.storage
  const newest = await database.select().from(leads).orderBy(desc(leads.createdAt)).limit(maxLeads)
  const sent = await Promise.all(
    newest.map(async (lead) =>
      (await readLeadMessages(services, lead.id)).map((message, index) => ({ lead, message, index })),
    ),
  )
  const messages = sent
    .flat()
    .toSorted((one, other) => other.message.createdAt.getTime() - one.message.createdAt.getTime())
  return html`<p>
      Each message that a real gateway would have sent to the newest ${maxLeads} leads, until its code or link is used
      or expires. The answers of an applicant decide the outcome: see docs/sandbox.md.
    </p>
    <ul class="list" data-live>
      ${messages.length === 0 ? html`<li id="none">No message was sent yet.</li>` : messages.map((message) => buildMessage(services, message))}
    </ul>`
}

export const registerSandbox = (app: FastifyInstance, services: Services): void => {
  app.get('/sandbox', async (_request, reply) =>
    sendToolPage(reply, { path: '/sandbox', title: 'Sent messages', body: await buildOverview(services) }),
  )

  app.get('/sandbox/messages', async (request, reply) => {
    const query = v.safeParse(messagesQuerySchema, request.query)
    if (!query.success) throw buildNotFoundError()
    const messages = await readLeadMessages(services, query.output.leadId)
    reply.header('cache-control', 'no-store')
    return {
      messages: messages.map(
        ({ channel, recipient, subject, body, html: markup, attachments, payload, headers, createdAt }) => ({
          channel,
          recipient,
          subject,
          body,
          html: markup,
          attachments,
          /** The code, or the URL of the resume link. */
          payload,
          headers,
          createdAt: createdAt.toISOString(),
        }),
      ),
    }
  })

  app.get('/sandbox/email', async (request, reply) => {
    const query = v.safeParse(emailQuerySchema, request.query)
    if (!query.success) throw buildNotFoundError()
    const markup = (await readLeadMessages(services, query.output.leadId))[query.output.index]?.html ?? ''
    if (markup === '') throw buildNotFoundError()
    return reply
      .headers({ 'cache-control': 'no-store', 'content-security-policy': emailSecurityPolicy })
      .type('text/html; charset=utf-8')
      .send(markup)
  })

  app.get('/sandbox/lender/:key', async (request, reply) => {
    const params = v.parse(lenderParamsSchema, request.params)
    const lender = services.lenders.lenders.find(({ key }) => key === params.key)
    if (lender === undefined) throw buildNotFoundError()
    return sendPage(
      reply,
      lender.name,
      html`<p>This page replaces the lender’s own page. It has no questions.</p>
        <p><a href="/">Back to the application</a></p>`,
    )
  })
}
