// The sandbox's pages: the messages to applicants, the states of their leads, and a page for each lender.
// Registered only outside production.
import { desc } from 'drizzle-orm'
import type { FastifyInstance, FastifyReply } from 'fastify'
import * as v from 'valibot'
import { leads } from '../database/schema.ts'
import { buildPage, html, type Html, pageSecurityPolicy } from '../http/html.ts'
import { notFound } from '../lib/leadError.ts'
import type { Services } from '../http/services.ts'
import { lenders } from '../sandbox/lenders.ts'
import { type Message, readMessages } from '../messages/outbox.ts'

const maxLeads = 50

const sendPage = (reply: FastifyReply, title: string, body: Html): FastifyReply =>
  reply
    .headers({ 'cache-control': 'no-store', 'content-security-policy': pageSecurityPolicy })
    .type('text/html; charset=utf-8')
    .send(buildPage(title, body))

const leadQuerySchema = v.object({ leadId: v.pipe(v.string(), v.uuid()) })
const lenderParamsSchema = v.object({ key: v.string() })

const readLeadMessages = ({ storage, secretKey, now }: Services, leadId: string): Promise<readonly Message[]> =>
  readMessages(storage.database, secretKey, { leadId, now: now() })

const isAddress = (payload: string): boolean => /^https?:\/\//u.test(payload)

const buildMessageRow = ({ channel, recipient, payload, createdAt }: Message): Html =>
  html`<li>
    ${createdAt.toISOString().slice(11, 19)} ${channel} to ${recipient}:
    ${isAddress(payload) ? html`<a href="${payload}">${payload}</a>` : html`<code>${payload}</code>`}
  </li>`

const buildLeadRow = (lead: typeof leads.$inferSelect, messages: readonly Html[]): Html =>
  html`<tr>
    <td><code>${lead.id}</code><br />${lead.product}</td>
    <td>${lead.state}<br />${lead.status}, revision ${lead.revision}</td>
    <td>${lead.createdAt.toISOString().slice(0, 19)}</td>
    <td>
      <ul>
        ${messages}
      </ul>
    </td>
  </tr>`

const buildOverview = async (services: Services): Promise<Html> => {
  const { database } = services.storage
  const newest = await database.select().from(leads).orderBy(desc(leads.createdAt)).limit(maxLeads)
  const rows = await Promise.all(
    newest.map(async (lead) => buildLeadRow(lead, (await readLeadMessages(services, lead.id)).map(buildMessageRow))),
  )
  return html`<p>
      The newest ${maxLeads} leads and the messages that a real gateway would have sent, until their code or link was
      used or has expired. What an applicant types decides the outcome: see docs/sandbox.md.
      <a href="/sandbox/leads">Open leads</a> can be set to any state.
    </p>
    <table>
      <thead>
        <tr>
          <th>Lead</th>
          <th>State</th>
          <th>Created</th>
          <th>Messages</th>
        </tr>
      </thead>
      <tbody>
        ${rows}
      </tbody>
    </table>`
}

export const registerSandbox = (app: FastifyInstance, services: Services): void => {
  app.get('/sandbox', async (_request, reply) => sendPage(reply, 'Sandbox', await buildOverview(services)))

  app.get('/sandbox/messages', async (request, reply) => {
    const query = v.safeParse(leadQuerySchema, request.query)
    if (!query.success) throw notFound()
    const messages = await readLeadMessages(services, query.output.leadId)
    reply.header('cache-control', 'no-store')
    return {
      messages: messages.map(({ channel, recipient, subject, body, payload, headers, createdAt }) => ({
        channel,
        recipient,
        subject,
        body,
        /** The code, or the URL of the resume link. */
        payload,
        headers,
        createdAt: createdAt.toISOString(),
      })),
    }
  })

  app.get('/sandbox/lender/:key', async (request, reply) => {
    const params = v.parse(lenderParamsSchema, request.params)
    const lender = lenders.find(({ key }) => key === params.key)
    if (lender === undefined) throw notFound()
    return sendPage(
      reply,
      lender.name,
      html`<p>This page replaces the lender’s own page. It has no questions.</p>
        <p><a href="/">Back to the application</a></p>`,
    )
  })
}
