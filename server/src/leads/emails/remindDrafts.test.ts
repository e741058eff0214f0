// Reminders of drafts on both database engines: recipients and content.
import { hourMs } from '@loan/domain/durations'
import { unsubscribeEmail } from '@loan/domain/contract/customer'
import { confirmLink, createLead } from '@loan/domain/contract/lead'
import type { LeadApplication } from '@loan/domain/lead/application'
import { specExpiry } from '@loan/domain/products/defaults'
import { eq, sql } from 'drizzle-orm'
import * as v from 'valibot'
import { beforeEach, describe, expect, it } from 'vitest'
import { leads, outbox, unsubscribed } from '../../database/schema.ts'
import { createSandboxMessages } from '../../adapters/sandbox/sandboxMessages.ts'
import { buildMessageHandlers } from '../../messages/messageHandlers.ts'
import { readMessages } from '../../messages/outbox.ts'
import { unsubscribe } from '../../messages/unsubscribed.ts'
import { engines } from '../../testing/databases.ts'
import { anna, lucia } from '../../testing/personas.ts'
import { createServerFixture } from '../../testing/createServerFixture.ts'
import { createTestWorker } from '../../testing/outboxWorker.ts'
import { readLastMessage, readLinkSecret, submitApplication } from '../../testing/leadRequests.ts'
import { remindDrafts } from './remindDrafts.ts'

const draftHours = specExpiry.applicationHours
const { contactDetails } = anna.answers
const sentSchema = v.object({ messages: v.array(v.object({ headers: v.record(v.string(), v.string()) })) })
const agreed = { email: true, phone: false, text: false, post: false }

describe.each(engines)('reminders on $name', ({ open }) => {
  const server = createServerFixture(open)
  beforeEach(async () => {
    await server.storage.database.delete(leads)
    await server.storage.database.delete(unsubscribed)
  })

  const createDraft = (own: LeadApplication['contactDetails'] = {}, product = 'tukan-pl') =>
    server.mustCall(createLead, {
      body: {
        product,
        personalDetails: { firstName: 'Anna' },
        contactDetails: {
          email: contactDetails?.email ?? '',
          phoneNumber: contactDetails?.phoneNumber ?? '',
          marketingConsents: agreed,
          ...own,
        },
      },
    })
  const remind = async () => (await remindDrafts(server.services)).reminded
  const sentTo = (leadId: string) =>
    readMessages(server.storage.database, server.services.secretKey, { leadId, now: server.now() })

  it('sends one reminder with a resume link and an unsubscribe link to an applicant who agreed', async () => {
    const { id } = await createDraft()
    expect(await remind()).toBe(0)
    server.passMs(4 * hourMs)
    expect(await remind()).toBe(1)
    const [message, ...others] = await sentTo(id)
    expect(others).toEqual([])
    expect(message).toMatchObject({ channel: 'email', recipient: contactDetails?.email })
    expect(message?.body).toContain(message?.payload)
    expect(message?.body).toMatch(/\/application-frontend\/unsubscribe\?token=[\w-]+\n/u)
    expect(message?.body).not.toContain('kowalska')
    expect(message?.body).not.toMatch(/Anna |512/u)
    const params = { id: readLinkSecret(await readLastMessage(server, 'email', id)), urlType: 'continue' } as const
    const opened = await server.mustCall(confirmLink, { params, body: { phoneNumber: '678' } })
    expect(opened.application.personalDetails).toEqual({ firstName: 'Anna' })
    server.passMs(4 * hourMs)
    expect(await remind()).toBe(0)
  })

  it('sends no reminder when a newer lead of the same address was submitted or changed', async () => {
    // A draft, then the submission of another lead.
    await createDraft()
    await submitApplication(server, anna)
    server.passMs(4 * hourMs)
    expect(await remind()).toBe(0)
    // Two drafts: only the newer one gets a reminder.
    const email = 'Anna.Two@example.com'
    await createDraft({ email })
    server.passMs(hourMs)
    const { id } = await createDraft({ email: email.toLowerCase() })
    server.passMs(4 * hourMs)
    expect(await remind()).toBe(1)
    expect(await sentTo(id)).toHaveLength(1)
    // An older submission does not affect a new draft.
    server.passMs(2 * draftHours * hourMs)
    await createDraft()
    server.passMs(4 * hourMs)
    expect(await remind()).toBe(1)
  })

  it('sends the one-click unsubscribe headers with a working link', async () => {
    const { id } = await createDraft()
    server.passMs(4 * hourMs)
    await remind()
    const response = await server.app.inject({ url: `/sandbox/messages?leadId=${id}` })
    const { messages } = v.parse(sentSchema, response.json())
    const headers = messages[0]?.headers ?? {}
    expect(Object.keys(headers).toSorted()).toEqual(['List-Unsubscribe', 'List-Unsubscribe-Post'])
    expect(headers['List-Unsubscribe-Post']).toBe('List-Unsubscribe=One-Click')
    const address = /^<(?<url>http[^<>]+)>$/u.exec(headers['List-Unsubscribe'] ?? '')?.groups?.['url'] ?? ''
    const clicked = await server.app.inject({
      method: 'POST',
      url: new URL(address).pathname,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: headers['List-Unsubscribe-Post'] ?? '',
    })
    expect(clicked.statusCode).toBe(200)
    await createDraft()
    server.passMs(4 * hourMs)
    expect(await remind()).toBe(0)
  })

  it('uses the language of the product', async () => {
    const { id } = await createDraft({ phoneNumber: lucia.answers.contactDetails?.phoneNumber ?? '' }, 'tukan-es')
    server.passMs(4 * hourMs)
    await remind()
    expect((await sentTo(id))[0]?.subject).toBe('Puedes terminar tu solicitud en Tukan')
  })

  it('sends no reminder without consent, without a datum to confirm, or after unsubscribing', async () => {
    await createDraft({ marketingConsents: { ...agreed, email: false } })
    await createDraft({ marketingConsents: {} })
    await server.mustCall(createLead, {
      body: { product: 'tukan-pl', contactDetails: { email: 'a@example.com', marketingConsents: agreed } },
    })
    await createDraft()
    await server.mustCall(unsubscribeEmail, { params: { email: contactDetails?.email ?? '' }, body: {} })
    server.passMs(4 * hourMs)
    expect(await remind()).toBe(0)
    expect(await server.storage.database.select().from(outbox)).toEqual([])
  })

  it('does not send a waiting reminder to an address that unsubscribed since', async () => {
    await createDraft()
    server.passMs(4 * hourMs)
    expect(await remind()).toBe(1)
    const { storage, secretKey } = server.services
    await unsubscribe(storage.database, { secretKey, email: contactDetails?.email ?? '' }, server.now())
    const recipients: string[] = []
    const email = { send: async ({ recipient }: { recipient: string }) => void recipients.push(recipient) }
    const handlers = buildMessageHandlers({ ...createSandboxMessages(), email }, server.services)
    await createTestWorker(server, handlers).sendDue()
    expect(recipients).toEqual([])
    const [row] = await storage.database.select().from(outbox)
    expect(row).toMatchObject({ status: 'dropped', outcomeCode: 'unsubscribed', sealed: null })
  })

  it('sends no reminder for a draft that expires soon or for a submitted lead', async () => {
    const persona = {
      ...anna,
      answers: { ...anna.answers, contactDetails: { ...contactDetails, marketingConsents: agreed } },
    }
    await createDraft()
    const { id } = await submitApplication(server, persona)
    server.passMs((draftHours - 4) * hourMs)
    expect(await remind()).toBe(0)
    expect((await sentTo(id)).map(({ subject }) => subject)).toEqual(['Twój wniosek w Tukan'])
  })

  it('sends one reminder when several runs are concurrent', async () => {
    const { id } = await createDraft()
    server.passMs(4 * hourMs)
    const counts = await Promise.all([remind(), remind(), remind()])
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(1)
    expect(await sentTo(id)).toHaveLength(1)
  })

  it('sends no reminder to an applicant who continues while the job runs', async () => {
    const { id } = await createDraft()
    server.passMs(4 * hourMs)
    const { services } = server
    const { database } = services.storage
    const isRead = { drafts: false }
    const continued = new Proxy(database, {
      get: (target, name): unknown => {
        if (name !== 'transaction') return Reflect.get(target, name)
        return async (work: Parameters<typeof database.transaction>[0]) => {
          isRead.drafts = true
          await database.update(leads).set({ updatedAt: server.now() }).where(eq(leads.id, id))
          return database.transaction(work)
        }
      },
    })
    expect(await remindDrafts({ ...services, storage: { ...services.storage, database: continued } })).toEqual({
      reminded: 0,
      failures: [],
    })
    expect([isRead.drafts, await sentTo(id)]).toEqual([true, []])
    server.passMs(4 * hourMs)
    expect(await remind()).toBe(1)
  })

  it('reminds the remaining drafts when many cannot be reminded', async () => {
    const { database } = server.storage
    // 300 drafts without a datum to confirm and 300 of a removed product expire before the valid draft.
    for (const [product, phone] of [
      ['tukan-pl', {}],
      ['gone-pl', { phoneNumber: contactDetails?.phoneNumber ?? '' }],
    ] as const) {
      const application = JSON.stringify({
        contactDetails: { email: 'a@example.com', marketingConsents: agreed, ...phone },
      })
      await database.execute(sql`
        insert into leads (id, product, revision, status, state, application, submit_tries, created_at, updated_at, expires_at)
        select gen_random_uuid(), ${product}, 1, 'draft', 'NONE', ${application}::jsonb, 0, ${server.now().toISOString()},
          ${server.now().toISOString()}, ${new Date(server.now().getTime() + (draftHours - 1) * hourMs).toISOString()}
        from generate_series(1, 300)`)
    }
    const { id } = await createDraft()
    server.passMs(4 * hourMs)
    const { reminded, failures } = await remindDrafts(server.services)
    expect(reminded).toBe(1)
    expect(failures).toHaveLength(300)
    expect(await sentTo(id)).toHaveLength(1)
  })
})
