// Reminders of unfinished applications, on both engines: who gets one, who does not, and what it holds.
import { unsubscribeEmail } from '@loan/domain/contract/customer'
import { confirmLink, createLead } from '@loan/domain/contract/lead'
import type { LeadApplication } from '@loan/domain/lead/application'
import { sql } from 'drizzle-orm'
import * as v from 'valibot'
import { beforeEach, describe, expect, it } from 'vitest'
import { leads, outbox, unsubscribed } from '../database/schema.ts'
import { readMessages } from '../messages/outbox.ts'
import { engines } from '../testing/databases.ts'
import { anna, lucia } from '../testing/personas.ts'
import { setUpServer } from '../testing/setUpServer.ts'
import { lastSent, linkSecretOf, submitFor } from '../testing/testServer.ts'
import { remindDrafts } from './remindDrafts.ts'

const hourMs = 3_600_000
const { contactDetails } = anna.answers
const sentSchema = v.object({ messages: v.array(v.object({ headers: v.record(v.string(), v.string()) })) })
const agreed = { email: true, phone: false, text: false, post: false }

describe.each(engines)('reminders on $name', ({ open }) => {
  const server = setUpServer(open)
  beforeEach(async () => {
    await server.storage.database.delete(leads)
    await server.storage.database.delete(unsubscribed)
  })

  const leave = (own: LeadApplication['contactDetails'] = {}, product = 'tukan-pl') =>
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

  it('go once to whoever agreed and left, with a way back and a way out', async () => {
    const { id } = await leave()
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
    const params = { id: linkSecretOf(await lastSent(server, 'email', id)), urlType: 'continue' } as const
    const opened = await server.mustCall(confirmLink, { params, body: { phoneNumber: '678' } })
    expect(opened.application.personalDetails).toEqual({ firstName: 'Anna' })
    server.passMs(4 * hourMs)
    expect(await remind()).toBe(0)
  })

  it('go to nobody whose application was sent in another lead, or continues in one', async () => {
    // A draft that was left behind, then the application that was sent.
    await leave()
    await submitFor(server, anna)
    server.passMs(4 * hourMs)
    expect(await remind()).toBe(0)
    // Two drafts: only the newer one is unfinished.
    const email = 'Anna.Two@example.com'
    await leave({ email })
    server.passMs(hourMs)
    const { id } = await leave({ email: email.toLowerCase() })
    server.passMs(4 * hourMs)
    expect(await remind()).toBe(1)
    expect(await sentTo(id)).toHaveLength(1)
    // An application of the day before yesterday says nothing of this one.
    server.passMs(48 * hourMs)
    await leave()
    server.passMs(4 * hourMs)
    expect(await remind()).toBe(1)
  })

  it('carry the headers of one-click unsubscribing, whose link works', async () => {
    const { id } = await leave()
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
    await leave()
    server.passMs(4 * hourMs)
    expect(await remind()).toBe(0)
  })

  it('speak the language of the product', async () => {
    const { id } = await leave({ phoneNumber: lucia.answers.contactDetails?.phoneNumber ?? '' }, 'tukan-es')
    server.passMs(4 * hourMs)
    await remind()
    expect((await sentTo(id))[0]?.subject).toBe('Tu solicitud en Tukan está sin terminar')
  })

  it('go to nobody who did not agree, cannot be recognised, or has unsubscribed', async () => {
    await leave({ marketingConsents: { ...agreed, email: false } })
    await leave({ marketingConsents: {} })
    await server.mustCall(createLead, {
      body: { product: 'tukan-pl', contactDetails: { email: 'a@example.com', marketingConsents: agreed } },
    })
    await leave()
    await server.mustCall(unsubscribeEmail, { params: { email: contactDetails?.email ?? '' }, body: {} })
    server.passMs(4 * hourMs)
    expect(await remind()).toBe(0)
    expect(await server.storage.database.select().from(outbox)).toEqual([])
  })

  it('go to nobody whose draft is about to expire or was sent', async () => {
    const persona = {
      ...anna,
      answers: { ...anna.answers, contactDetails: { ...contactDetails, marketingConsents: agreed } },
    }
    await leave()
    const { id } = await submitFor(server, persona)
    server.passMs(20 * hourMs)
    expect(await remind()).toBe(0)
    expect((await sentTo(id)).map(({ subject }) => subject)).toEqual(['Wniosek w Tukan'])
  })

  it('are not sent twice by two servers at once', async () => {
    const { id } = await leave()
    server.passMs(4 * hourMs)
    const counts = await Promise.all([remind(), remind(), remind()])
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(1)
    expect(await sentTo(id)).toHaveLength(1)
  })

  it('reach everybody else where many drafts cannot be reminded', async () => {
    const { database } = server.storage
    // 300 whose owner cannot confirm anything, and 300 of a product that is gone, all before the one that can be reminded.
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
          ${server.now().toISOString()}, ${new Date(server.now().getTime() + 20 * hourMs).toISOString()}
        from generate_series(1, 300)`)
    }
    const { id } = await leave()
    server.passMs(4 * hourMs)
    const { reminded, failures } = await remindDrafts(server.services)
    expect(reminded).toBe(1)
    expect(failures).toHaveLength(300)
    expect(await sentTo(id)).toHaveLength(1)
  })
})
